import type { Environment } from '../env'

/** What the sign-up form needs to know of this build; public values all of them. */
export type SignupSettings = Pick<
  Environment,
  'firebase' | 'localFirebase' | 'crmAppUrl' | 'siteUrl' | 'contactUrl'
>
