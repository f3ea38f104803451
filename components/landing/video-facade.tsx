'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { autoplayAddress, videoFrame } from '@/lib/embed-frames'
import { takeLostFocus } from './lost-focus'

type VideoFacadeProps = {
  /** Embed address of the video. */
  address: string
  /** Name of the frame, once it is there. */
  title: string
  /** Text of the button. */
  play: string
  /** Shown in place of the video until it plays. */
  poster: ReactNode
}

/** Loads nothing from the video's host, and makes no connection to it, before the reader presses play. */
export function VideoFacade({ address, title, play, poster }: VideoFacadeProps) {
  const [playing, setPlaying] = useState(false)
  if (!playing) {
    return (
      <>
        {poster}
        <Button variant="primary" onClick={() => setPlaying(true)}>
          <Icon name="play" />
          {play}
        </Button>
      </>
    )
  }
  return <iframe ref={takeLostFocus} title={title} {...videoFrame} src={autoplayAddress(address)} />
}
