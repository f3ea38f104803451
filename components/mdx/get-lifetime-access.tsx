import { ButtonLink } from '@/components/ui/button-link'
import { founderCalls } from '@/lib/offers'
import { routes } from '@/lib/routes'

export function GetLifetimeAccess() {
  return (
    <p className="call-to-buy">
      <ButtonLink kind="tape" href={routes.pricing}>
        {founderCalls.guide}
      </ButtonLink>
    </p>
  )
}
