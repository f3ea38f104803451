'use client'

import { lazy, useId } from 'react'
import type { CalculatorContentProps } from './calculator-content'
import { useLiveOnUse } from './use-live-on-use'
import './calculator.css'

const fetchCode = () => import('./calculator-content')
// While the page is built: without a boundary around it, the page waits for it and shows nothing else meanwhile.
const BuiltContent = lazy(() => fetchCode().then(({ CalculatorContent }) => ({ default: CalculatorContent })))

type CalculatorOnUseProps = Omit<CalculatorContentProps, 'id'>

/**
 * A calculator that is plain HTML until somebody uses it. Its code is fetched then and takes over what stands in the
 * fields; an article that is only read never asks for it.
 */
export function CalculatorOnUse(props: CalculatorOnUseProps) {
  // Not React's own ids further in: those of the page and those of a root of its own differ.
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
      // Both have React leave the built content alone.
      // https://react.dev/reference/react-dom/components/common#common-props
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
