import { topicsOf } from '@/lib/blog/blog-topics'

test('topics are those of the articles, each once, in the order of the chips', () => {
  expect(topicsOf([{ topic: 'rules' }, { topic: 'start' }, { topic: 'rules' }])).toEqual([
    { topic: 'start', label: 'Start here' },
    { topic: 'rules', label: 'Law and tax' },
  ])
})
