import { landingWords } from '@/content/landing'
import { formatWholeDollars } from './money'
import { landingOffers } from './offers'
import { course, demo, launch, pageNames, product } from './site'

/** The words of the landing page with name, prices and terms filled in. */
export const landing = landingWords({
  product: product.name,
  transparency: pageNames.transparency,
  monthlyPrice: formatWholeDollars(landingOffers.monthly.price),
  monthlyListPrice: formatWholeDollars(landingOffers.monthly.listPrice),
  lifetimePrice: formatWholeDollars(landingOffers.lifetime.price),
  onboarding: launch.onboarding,
  launchTarget: launch.target,
  lateAfter: launch.lateAfter,
  courseModules: course.modules,
  demoMinutes: demo.minutes,
})
