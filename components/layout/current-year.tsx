'use client'

import { useSyncExternalStore } from 'react'

type CurrentYearProps = {
  /** Year of the build; what the page says until the reader's own calendar is known. */
  builtIn: number
}

export function CurrentYear({ builtIn }: CurrentYearProps) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}

function never() {
  return () => {}
}
