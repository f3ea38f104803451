/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VideoFacade } from '@/components/landing/video-facade'

test('play loads the video into a titled frame that allows full screen and has focus', async () => {
  render(<VideoFacade address="https://video.example/embed/1" title="The demo" play="Play" poster={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  const video = screen.getByTitle('The demo')
  expect(video).toHaveAttribute('src', 'https://video.example/embed/1?autoplay=1')
  expect(video).toHaveAttribute('allowfullscreen')
  expect(video.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(video).toHaveFocus()
})
