import { autoplayAddress } from '@/lib/embed-frames'

test('autoplay is added to a video’s URL, and the rest of the URL is kept', () => {
  expect(autoplayAddress('https://video.example/embed/abc?rel=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  )
})

test('an autoplay parameter that is already there is replaced', () => {
  expect(autoplayAddress('https://video.example/embed/abc?autoplay=0')).toBe(
    'https://video.example/embed/abc?autoplay=1',
  )
})
