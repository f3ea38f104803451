import { landingWords } from '@/content/landing'
import { dollars } from './money'
import { landingOffers } from './offers'
import { course, demo, launch, pageNames, product } from './site'

/** The words of the landing page with name, prices and terms filled in. */
export const landing = landingWords({
  product: product.name,
  transparency: pageNames.transparency,
  monthlyPrice: dollars(landingOffers.monthly.price),
  monthlyListPrice: dollars(landingOffers.monthly.listPrice),
  lifetimePrice: dollars(landingOffers.lifetime.price),
  onboarding: launch.onboarding,
  launchTarget: launch.target,
  lateAfter: launch.lateAfter,
  courseModules: course.modules,
  demoMinutes: demo.minutes,
})
