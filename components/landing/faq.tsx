import { LazyDrawing } from '@/components/art/lazy-drawing'
import { Section, SectionHeading } from '@/components/ui/section'
import { landing } from '@/lib/landing'
import './faq.css'

export function Faq() {
  const { collar, heading, questions } = landing.faq
  return (
    <Section id="faq" label={heading} ground="vegetation" degrees={[`40°10'00"`, `104°45'00"`]}>
      <div className="faq">
        <div className="faq-head">
          <SectionHeading collar={collar}>{heading}</SectionHeading>
          <LazyDrawing name="norths" className="faq-norths" />
        </div>
        <div className="faq-list">
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
