import { landing } from '@/lib/landing'
import './timeline.css'

/** What happens after the purchase, post by post along a fence; the last post stands only if the launch is late. */
export function Timeline() {
  const { heading, steps, late } = landing.timeline
  return (
    <div className="timeline">
      <h3 id="timeline-heading">{heading}</h3>
      <ol aria-labelledby="timeline-heading">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
        <li className="timeline-late">
          <b>{late.name}</b>
          <p>{late.text}</p>
        </li>
      </ol>
    </div>
  )
}
