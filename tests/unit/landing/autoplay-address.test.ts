import { autoplayAddress } from '@/lib/autoplay-address'

test('a video that is asked to play at once keeps the rest of its address', () => {
  expect(autoplayAddress('https://video.example/embed/abc?rel=0')).toBe(
    'https://video.example/embed/abc?rel=0&autoplay=1',
  )
})

test('an address that already says autoplay says it once', () => {
  expect(autoplayAddress('https://video.example/embed/abc?autoplay=0')).toBe(
    'https://video.example/embed/abc?autoplay=1',
  )
})
