import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports what a reader typed into a controlled input before React was live: the exported page can be used at once, and
 * at its next update React would put its own first value back.
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
