import { ExternalLink } from '@/components/ui/external-link'
import { newsletterFrame } from '@/lib/embed-frames'
import { landing } from '@/lib/landing'
import { NewsletterFrame } from './newsletter-frame'
import './newsletter.css'

type NewsletterProps = { newsletterUrl: string }

/** The form belongs to the newsletter service and is shown in its frame. The link is for browsers that block frames. */
export function Newsletter({ newsletterUrl }: NewsletterProps) {
  const { heading, text, frameTitle, openInNewTab, refused } = landing.newsletter
  return (
    <div className="newsletter">
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <div>
        <div className="newsletter-frame neatline">
          <NewsletterFrame address={newsletterUrl} title={frameTitle} refused={refused} />
          <noscript>
            <iframe {...newsletterFrame} src={newsletterUrl} title={frameTitle} />
          </noscript>
        </div>
        <p className="newsletter-link">
          <ExternalLink href={newsletterUrl}>{openInNewTab}</ExternalLink>
        </p>
      </div>
    </div>
  )
}
