'use client'

import { useSyncExternalStore } from 'react'
import { unchanging } from '@/components/ui/unchanging'
import { product } from '@/lib/site'

type CopyrightProps = {
  /** Year of the build, shown until the reader's own clock can be asked. */
  builtIn: number
}

export function Copyright({ builtIn }: CopyrightProps) {
  const year = useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => builtIn,
  )
  // One text node: React separates several by comments, on every page.
  return <p>{`© ${year} ${product.name}`}</p>
}
