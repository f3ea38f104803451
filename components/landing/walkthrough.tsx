import { LazyDrawing } from '@/components/art/lazy-drawing'
import { ExternalLink } from '@/components/ui/external-link'
import { Section, SectionHeading } from '@/components/ui/section'
import { landing } from '@/lib/landing'
import { VideoFacade } from './video-facade'
import './walkthrough.css'

type WalkthroughProps = { demoVideoUrl: string }

export function Walkthrough({ demoVideoUrl }: WalkthroughProps) {
  const { collar, heading, play, frameTitle, note, openInNewTab } = landing.walkthrough
  return (
    <Section
      id="walkthrough"
      label={heading}
      ground="night"
      degrees={[`40°12'30"`, `104°47'30"`]}
      terrain={<LazyDrawing name="walkthrough-terrain" className="walkthrough-terrain" />}
    >
      <div className="walkthrough">
        <div>
          <SectionHeading collar={collar}>{heading}</SectionHeading>
        </div>
        <div className="video neatline">
          <VideoFacade
            address={demoVideoUrl}
            title={frameTitle}
            play={play}
            poster={<LazyDrawing name="walkthrough-map" />}
          />
        </div>
        <p className="walkthrough-note">
          {note} <ExternalLink href={demoVideoUrl}>{openInNewTab}</ExternalLink>
        </p>
      </div>
    </Section>
  )
}
