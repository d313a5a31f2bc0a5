import { type PlanId, planPrice, plans } from '@notelark/api/plans';

export const pricing = {
  title: 'Pricing',
  heading: 'Start free. Pay when it pays off.',
  description: `Notelark plans: Free with ${plans.free.limits.audioMinutes} minutes a month, Pro for $${planPrice('pro', 'monthly')}, Business for $${planPrice('business', 'monthly')}, and add-on hours that never expire.`,
  text: 'Every plan has AI Summary and AI Notes. Change or cancel at any time.',

  billingPeriod: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saveTwoMonths: 'Save 2 months',
  perMonth: '/mo',
  perYear: '/yr',
  custom: 'Custom',
  popular: 'Most popular',
  yourPlan: 'Your plan',
  trialUntil: 'Trial until {date}, then paid',
  renewsOn: 'Renews on {date}',
  endsOn: 'Cancelled, ends on {date}',
  paymentFailed: 'The last payment failed. Please check your card.',

  getStarted: 'Get Started',
  startTrial: 'Start {days}-day free trial',
  contactUs: 'Contact us',
  currentPlan: 'Current Plan',
  manage: 'Manage Subscription',
  change: 'Change Plan',
  upgradeTo: 'Upgrade to {plan}',
  changeTitle: 'Change to {plan}?',
  changeText: 'You choose and confirm the new plan on the next page.',
  keepPlan: 'Keep my plan',
  /** Where the next plan has no teams. */
  teamEnds:
    'A team that you own can be read for 30 days after that and is then dissolved: members use their own plans again, and everyone keeps what they made.',
  continueToChange: 'Continue',

  addonsTitle: 'Add-on hours',
  addonsText:
    'For the month that has more in it. Audio/video minutes on top of your plan, paid once. They never expire.',
  addon: '+{hours} hours',
  addonRate: '${rate} per hour',
  neverExpires: 'Never expires',
  bestValue: 'Best value',
  signUpToPurchase: 'Sign Up to Purchase',
  purchase: 'Purchase {hours} hours',

  compareTitle: 'Compare plans',
  features: 'Features',
  limits: 'Limits',
  support: 'Support',

  textWaits: 'Your text is kept in this browser and waits for you.',
  backToText: 'Back to your text',

  contactTitle: 'Not sure which plan?',
  contactText:
    'Tell us what you record and how often. We help you choose, also when the answer is Free.',
  contactLink: 'Contact support',
} as const;

/** What stands on a plan's card; the amounts come from the table of plans. */
export const planSentences = {
  audio: '{amount} of audio/video a month',
  customAudio: 'Audio/video hours by agreement',
  text: '{amount} text summaries a month',
  unlimitedText: 'Unlimited text summaries',
  live: '{amount} of Live Notes a month',
  minutes: '{n} minutes',
  hours: '{n} hours',
  days: '{n} days',
  year: '1 year',
  unlimited: 'Unlimited',
  custom: 'Custom',
  none: 'Not included',
  trial: '{days}-day free trial',
  team: 'Up to {n} team members',
} as const;

export const planDetails: Record<PlanId, { line: string; extras: readonly string[] }> = {
  free: { line: 'To try it, and for now and then.', extras: ['Basic export'] },
  pro: {
    line: 'For one person with a full calendar.',
    extras: ['All export options'],
  },
  business: {
    line: 'For a team that works from its notes.',
    extras: ['Admin dashboard', 'Priority support'],
  },
  enterprise: {
    line: 'For an organisation with its own rules.',
    extras: ['Limits by agreement', 'Help with your own server'],
  },
};

/** Rows of the comparison that the table of plans does not hold. */
export const comparisonRows = {
  feature: 'Feature',
  limit: 'Limit',
  supportTopic: 'Support',
  outputs: 'AI Summary and AI Notes',
  uploads: 'Audio and video upload',
  pastedText: 'Text summaries',
  liveNotes: 'Live Notes',
  citations: 'Notes with times',
  sharing: 'Shared result pages',
  exports: 'Export',
  basicExport: 'Basic export: TXT, Markdown',
  allExports: 'All export options: PDF, DOCX, SRT, VTT and JSON too',
  trial: 'Free trial',
  adminDashboard: 'Admin dashboard',
  audio: 'Audio/video a month',
  texts: 'Text summaries a month',
  live: 'Live Notes a month',
  uploadSize: 'Size of an upload',
  textLength: 'Length of a pasted text',
  characters: '{n} characters',
  megabytes: '{n} MB',
  storage: 'Storage',
  team: 'Team members',
  response: 'Response time',
  within: 'Within {n} hours',
  helpPages: 'Questions and answers',
  byEmail: 'By contact form and email',
  priority: 'Priority support',
} as const;
