'use client'

import { useSyncExternalStore } from 'react'
import { unchanging } from '@/components/ui/unchanging'

type CurrentYearProps = {
  /** Year of the build; what the page says until the reader's own calendar is known. */
  builtIn: number
}

export function CurrentYear({ builtIn }: CurrentYearProps) {
  return useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}
