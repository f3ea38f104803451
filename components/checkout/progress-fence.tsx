import { Icon } from '@/components/ui/icon'
import './progress-fence.css'

const steps = ['Paid', 'Create account', 'App'] as const

type ProgressFenceProps = { current: (typeof steps)[number] }

/** The three steps of a purchase as posts on a fence; the flag stands where the buyer is. */
export function ProgressFence({ current }: ProgressFenceProps) {
  const now = steps.indexOf(current)
  return (
    <ol className="progress-fence" aria-label="Progress">
      {steps.map((step, index) => (
        <li key={step} data-done={index < now || undefined} aria-current={index === now ? 'step' : undefined}>
          {index === now && <Pennant />}
          {index < now ? <Done step={step} /> : <span>{step}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Keeps the tick on the line of the last word. */
function Done({ step }: { step: string }) {
  const lastWord = step.lastIndexOf(' ') + 1
  return (
    <>
      {step.slice(0, lastWord)}
      <span className="progress-done">
        {step.slice(lastWord)} <Icon name="tick" />
      </span>
      <span className="visually-hidden">(done)</span>
    </>
  )
}

function Pennant() {
  return (
    <svg className="progress-pennant" viewBox="0 0 34 44" width="34" height="44" aria-hidden="true">
      <path className="progress-pin" d="M3 42V3" />
      <path className="progress-flag" d="M4 4c5-3 9 2 14 1s7-2 12-1c-2 5 1 8 2 13-5 1-9-1-14 1s-9 1-14 0z" />
    </svg>
  )
}
