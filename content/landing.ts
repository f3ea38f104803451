/**
 * Every word of the landing page's sections, in the order of the page. Change a text here and nowhere else; links of
 * the header and the footer, which all pages share, are in lib/navigation.ts.
 *
 * What stands in `${…}` is filled in: names and the presale's terms (lib/site.ts) and prices (lib/offers.ts). The
 * signed statement (content/transparency.ts) has the same terms, and a test tells where they differ. Do not write a
 * price, a name or a number of weeks by hand.
 */
type LandingFacts = {
  product: string
  /** Name of the page with the founder's statement. */
  transparency: string
  monthlyPrice: string
  monthlyListPrice: string
  lifetimePrice: string
  /** How soon buyers are let in, such as "2 weeks". */
  onboarding: string
  /** When the product is meant to launch, counted from the purchase, such as "6–8 weeks". */
  launchTarget: string
  /** From when a launch counts as late, such as "8 weeks". */
  lateAfter: string
  courseModules: number
  demoMinutes: number
}

/** The hero sets these as two lines; it would drop a third. */
type TwoLines = [string, string]

/** The sign, where there is one, is shown instead of the figure, which is read out. */
type Stat = { figure: string; sign?: 'infinity'; label: string }

type Lead = { score: number; owner: string; parcel: string; place: string; reasons: string[] }

/** `symbol` is the name of a map symbol in lib/drawing/map-symbols.ts. */
type Tool = {
  symbol: 'lantern' | 'windmill' | 'crosshair' | 'well' | 'section-corner' | 'posts-and-wire'
  name: string
  text: string
}

type ComparisonRow = { need: string; ours: string; others: string }

type Question = { question: string; answer: string }

type Step = { name: string; text: string }

/** The words of the landing page's sections, with the facts filled in. */
export function landingWords(facts: LandingFacts) {
  const { product, monthlyPrice, monthlyListPrice, lifetimePrice } = facts
  const { transparency, onboarding, launchTarget, lateAfter, courseModules, demoMinutes } = facts

  return {
    title: `${product}: the AI-assisted CRM built only for land investors`,
    description: `Rank your leads, automate the follow-up and get coached on your next move. Presale: early access for ${monthlyPrice} a month, or lifetime access for ${lifetimePrice} once, founders only.`,

    hero: {
      collar: 'Presale open · Founders’ Edition',
      heading: ['Hustle land,', 'not spreadsheets.'] satisfies TwoLines,
      lead: `${product} is the AI-assisted CRM built only for land investors: real estate hustlers who flip, seller-finance, subdivide or rezone vacant land. It ranks your leads, works the follow-up and coaches your next move — even if this is your first parcel.`,
      seePricing: 'See founder pricing',
      watchDemo: `Watch the ${demoMinutes}-minute demo`,
      prices: [
        { offer: 'Early access', price: monthlyPrice, per: '/month', owned: false },
        { offer: 'Founder lifetime', price: lifetimePrice, per: ' one time', owned: true },
      ],
      terms: [
        `Presale: you’re onboarded within ${onboarding}.`,
        `Launch target: ${launchTarget} after purchase.`,
      ] satisfies TwoLines,
    },

    stats: [
      { figure: '24/7', label: 'AI assistant' },
      { figure: '100%', label: 'Land focused' },
      { figure: 'One', label: 'Platform' },
      { figure: 'Infinite', sign: 'infinity', label: 'Early access' },
    ] satisfies Stat[],

    /** The sample screen of the hero. All of it is invented, and the caption says so. */
    mockup: {
      description:
        'Sample screen: a lead queue ranks four landowners by score, 91, 84, 62 and 40. The top lead is open with its deal numbers, and the assistant says a day 30 letter is due.',
      caption: { bold: 'Sample data.', rest: 'Screens may change before launch.' },
      queue: { title: 'Lead queue', order: 'Sorted by score' },
      leads: [
        {
          score: 91,
          owner: 'D. Whitlock',
          parcel: 'APN 041-218-03',
          place: 'Juniper County · 5.00\u00a0ac',
          reasons: ['out-of-state', 'back taxes'],
        },
        {
          score: 84,
          owner: 'Hanley estate',
          parcel: 'APN 112-040-17',
          place: 'Bellwater County · 9.80\u00a0ac',
          reasons: ['inherited', 'back taxes'],
        },
        {
          score: 62,
          owner: 'R. Delgado',
          parcel: 'APN 041-330-09',
          place: 'Juniper County · 1.26\u00a0ac',
          reasons: ['out-of-state'],
        },
        {
          score: 40,
          owner: 'P. Nowak',
          parcel: 'APN 207-001-44',
          place: 'Cedar Fork County · 20.1\u00a0ac',
          reasons: ['inherited'],
        },
      ] satisfies Lead[],
      deal: {
        title: 'Deal card',
        parcel: '041-218-03',
        numbers: [
          { label: 'Comps, 4 sold', value: '$21,600' },
          { label: 'Offer at 60%', value: '$12,960' },
          { label: 'Flip speed', value: '74 days' },
          { label: 'Exit', value: 'Seller-finance' },
        ],
      },
      assistant: { title: 'Assistant', message: 'Follow-up due: day 30 letter', action: 'Review draft' },
    },

    features: {
      collar: 'T4N R67W · Sec 12 — Features',
      heading: 'Six tools. One\u00a0fence line.',
      /** Six, because components/landing/features.css divides the ground into six lots. */
      tools: [
        {
          symbol: 'lantern',
          name: 'AI land mentor',
          text: 'A land-investing mentor on call around the clock. Ask what to do next on a lead or a deal; it answers and automates the follow-up.',
        },
        {
          symbol: 'windmill',
          name: 'Smart CRM + AI automation',
          text: 'Leads, texts, calls, follow-up, voice agents and smart pipelines on one record, so fewer owners go cold when you get busy.',
        },
        {
          symbol: 'crosshair',
          name: 'Sniper scoring',
          text: 'Ranks every lead by the owner’s pain points, so your first call goes to the person with the most reasons to sell.',
        },
        {
          symbol: 'well',
          name: 'Strategy center & learning hub',
          text: `A ${courseModules}-module course, AI study guides and quizzes, inside the tool you work in.`,
        },
        {
          symbol: 'section-corner',
          name: 'Deal analyzer & zoning toolkit',
          text: 'Profit, exit strategy, flip speed, comps and zoning on one parcel, plus an entitlement simulation before you pay an application fee.',
        },
        {
          symbol: 'posts-and-wire',
          name: 'Social marketplace',
          text: 'Post deals, network and message other land investors without leaving the platform.',
        },
      ] satisfies Tool[],
    },

    comparison: {
      collar: 'T4N R67W · Sec 13 — Why different',
      heading: 'Other CRMs stop at the contact list.',
      caption: `${product} compared with other CRMs`,
      columns: { need: 'What you need', ours: product, others: 'Other CRMs' },
      marks: { ours: 'Included', others: 'Not included' },
      rows: [
        {
          need: 'Deal math',
          ours: 'Built-in analyzer: profit, exit, flip speed, comps',
          others: 'Manual Excel calculation',
        },
        {
          need: 'Training',
          ours: `${courseModules}-module course, study guides, quizzes included`,
          others: 'Sold separately',
        },
        { need: 'Who to call first', ours: 'Sniper scoring by pain points', others: 'No lead intelligence' },
        { need: 'Other investors', ours: 'Marketplace, network, messages', others: 'Lonely dashboard' },
        { need: 'Billing', ours: 'One-time lifetime option', others: 'Monthly billing forever' },
      ] satisfies ComparisonRow[],
    },

    walkthrough: {
      collar: 'T4N R67W · Sec 14 — Demo',
      heading: 'Walk the whole place in five minutes.',
      play: `Play the ${demoMinutes}-minute demo`,
      frameTitle: `${product} demo, ${demoMinutes} minutes`,
      note: 'Hosted by a video service; it loads only when you press play.',
      openInNewTab: 'Open the video in a new tab',
    },

    faq: {
      collar: 'T4N R67W · Sec 23 — FAQ',
      heading: 'Straight answers before you buy.',
      questions: [
        {
          question: 'Does it work on my phone?',
          answer:
            'Yes. It installs as a progressive web app: open it in your phone’s browser, add it to the home screen, and it opens like any other app.',
        },
        {
          question: 'I’ve never bought land. Is this for me?',
          answer:
            'Yes. The learning center walks you from zero, and the AI assistant answers while you work.',
        },
        {
          question: 'What if I hit a bug?',
          answer: 'Tell us. You’re a beta founder; bug reports are welcome.',
        },
        {
          question: 'When do I get in?',
          answer: `We onboard you within ${onboarding}. The launch target is ${launchTarget} after you buy.`,
        },
        {
          question: 'What if launch is late?',
          answer: `Past ${lateAfter} you keep your lifetime access and receive added bonuses, early demo access and support priority.`,
        },
        {
          question: 'Early access or lifetime?',
          answer: `Early access is ${monthlyPrice} a month and you can cancel anytime. Lifetime is one payment of ${lifetimePrice}, for founders only.`,
        },
        {
          question: 'What happens after I pay?',
          answer:
            'You land on a page to create your founder account. Use the email you paid with; the same email and password open the CRM app.',
        },
        {
          question: 'Will this make me money?',
          answer:
            'No software can promise that. Land deals can lose money. Figures in our guides are rules of thumb, not results.',
        },
      ] satisfies Question[],
    },

    pricing: {
      collar: 'T4N R67W · Sec 24 — Pricing',
      heading: 'Two ways in while we’re in presale.',
      monthly: {
        badge: 'Early bird special',
        name: 'Early access',
        listPrice: { before: 'List price ', price: monthlyListPrice, after: '/month' },
        price: monthlyPrice,
        per: '/month',
        terms: 'Limited-time sale pricing. Billed monthly. Cancel anytime.',
        benefits: ['All six tools', `Onboarded within ${onboarding}`],
        buy: `Start early access\u00a0— ${monthlyPrice}/month`,
      },
      lifetime: {
        badge: 'Founders only',
        name: 'Founder lifetime',
        price: lifetimePrice,
        per: 'one time',
        terms: 'Pay once. No monthly bill.',
        benefits: [
          'Lifetime updates',
          'Priority onboarding and strategy calls',
          'Early demo previews',
          'Permanent Founders badge',
          'Priority support and feature requests',
          'Founders community access',
        ],
        buy: `Get lifetime access\u00a0— ${lifetimePrice}`,
      },
      checkoutNote: 'Checkout opens in a new tab. The amount shown there is what you will be charged.',
      statement: transparency,
    },

    timeline: {
      heading: 'What happens after you pay',
      steps: [
        { name: 'Pay', text: 'Checkout opens in a new tab.' },
        {
          name: 'Create your founder account',
          text: 'Use the email you paid with. The same email and password open the CRM app.',
        },
        { name: `Onboarded within ${onboarding}`, text: 'Priority onboarding for lifetime founders.' },
        { name: `Launch target: ${launchTarget}`, text: 'Counted from your purchase.' },
      ] satisfies Step[],
      late: {
        name: `Later than ${lateAfter}?`,
        text: 'You keep lifetime access and receive added bonuses, early demo access and support priority.',
      },
    },

    newsletter: {
      heading: 'Not today? Get\u00a0the\u00a0field notes.',
      text: 'Our newsletter, by email. The form comes from our email service.',
      frameTitle: 'Newsletter sign-up form',
      openInNewTab: 'Open the form in a new tab',
      refused: {
        text: 'You chose not to load embeds from other companies, so the form is not here.',
        load: 'Load the form',
      },
    },
  }
}
