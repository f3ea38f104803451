'use client'

import { lazy, useId } from 'react'
import type { CalculatorContentProps } from './calculator-content'
import { useLiveOnUse } from './use-live-on-use'
import './calculator.css'

const fetchCode = () => import('./calculator-content')
// Used only while the page is built. It has no Suspense boundary, so the build waits for the calculator and exports no
// fallback.
const BuiltContent = lazy(() => fetchCode().then(({ CalculatorContent }) => ({ default: CalculatorContent })))

type CalculatorOnUseProps = Omit<CalculatorContentProps, 'id'>

/**
 * A calculator that is plain HTML until somebody uses it. Only then is its code fetched, which takes over what was
 * typed; an article that is only read never downloads it.
 */
export function CalculatorOnUse(props: CalculatorOnUseProps) {
  // One id for the whole calculator: ids that React generated inside it would differ between the page and a root of its
  // own.
  const id = useId()
  const place = useLiveOnUse(async () => {
    const { makeLive } = await fetchCode()
    return (part) => makeLive(part, { ...props, id })
  })
  if (typeof window === 'undefined')
    return (
      <div className="calculator-place wide">
        <BuiltContent {...props} id={id} />
      </div>
    )
  return (
    <div
      ref={place}
      className="calculator-place wide"
      // Together these two props keep React from touching the exported HTML.
      // https://react.dev/reference/react-dom/components/common#common-props
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
