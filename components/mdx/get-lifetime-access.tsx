import { ButtonLink } from '@/components/ui/button-link'
import { founderCalls } from '@/lib/offers'
import { routes } from '@/lib/routes'
import './get-lifetime-access.css'

export function GetLifetimeAccess() {
  return (
    <p className="call-to-buy">
      <ButtonLink variant="primary" href={routes.pricing}>
        {founderCalls.guide}
      </ButtonLink>
    </p>
  )
}
