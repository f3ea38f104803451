/** Benefits of the founder program, shown where an account is created. */
export const founderBenefits = [
  'Lifetime access to future updates',
  'Priority onboarding',
  'An in-app Founders badge',
  'Private roadmap and strategy calls',
  'Bonus prelaunch content',
  'The Friday founders update email',
] as const
