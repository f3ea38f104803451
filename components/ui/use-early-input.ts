'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes over what a reader has typed into a controlled input before React was live: the page's HTML can be used at
 * once, and React, which would put its own first value back at the next change, learns of it when it arrives.
 * @returns the ref to put on the input
 */
export function useEarlyInput(
  value: string,
  onChange: (value: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(typed)
  })
  useEffect(() => takeOver(), [])
  return input
}
