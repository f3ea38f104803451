'use client'

import { useSyncExternalStore } from 'react'
import { unchanging } from '@/components/ui/unchanging'
import { product } from '@/lib/site'

type CopyrightProps = {
  /** Year of the build; what the page says until the reader's own calendar is known. */
  builtIn: number
}

export function Copyright({ builtIn }: CopyrightProps) {
  const year = useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => builtIn,
  )
  // One text: between several React leaves comments in every page.
  return <p>{`© ${year} ${product.name}`}</p>
}
