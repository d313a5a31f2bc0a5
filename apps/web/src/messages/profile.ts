import { plans } from '@notelark/api/plans';

/** How much of the month is used: on the dashboard and on the profile. */
export const usageTexts = {
  title: 'Usage this month',
  audioUsed: 'Audio/Video Minutes Used',
  textsThisMonth: 'Text Summaries This Month',
  liveThisMonth: 'Live Notes This Month',
  loading: 'Loading your usage',
  of: '{used} of {limit}',
  unlimited: '{used}, unlimited',
  notAvailable: 'Not Available',
  resets: 'Starts anew on {date}',
  addonBalance: '{amount} of add-ons left',
  /** Names of the bars. */
  audioBar: 'Audio/video minutes this month',
  textBar: 'Text summaries this month',
  liveBar: 'Live notes minutes this month',
} as const;

export const upgradeBanners = {
  free: 'You have used {percent}% of {what} of the Free plan this month.',
  freeAudio: 'the audio/video minutes',
  freeTexts: 'the text summaries',
  freeOffer: `Pro gives you ${plans.pro.limits.audioMinutes / 60} hours, unlimited text summaries and Live Notes.`,
  pro: 'You have used {percent}% of your audio/video minutes this month.',
  proOffer: `Business gives you ${plans.business.limits.audioMinutes / 60} hours; add-on hours never expire.`,
  viewPlans: 'View plans',
} as const;

export const profileScreen = {
  title: 'Profile',
  description: 'Your account, your plan and what you have used of it.',
  back: 'Back to dashboard',
  planBadge: '{plan} plan',
  loadFailed: 'Failed to load profile information.',

  account: 'Account',
  email: 'Email',
  currentPlan: 'Current Plan',
  status: 'Status',
  active: 'Active',
  memberSince: 'Member Since',
  lastUpdated: 'Last Updated',
  unknown: 'Unknown',

  actions: 'Account Actions',
  cancelSubscription: 'Cancel Subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText:
    'Your plan stays as it is until the end of the period that is paid. After that you are on {next}. You can take this back until then.',
  cancelTextUntil:
    'Your {plan} plan stays as it is until {date}. After that you are on {next}. You can take this back until then.',
  keep: 'Keep my plan',
  confirmCancel: 'Cancel Subscription',
  cancelled: 'Subscription cancelled',
  cancelledText: 'Your plan stays until {date}.',
  cancelFailed: 'Failed to cancel the subscription. Please try again.',
  ends: 'Your {plan} subscription is cancelled and ends on {date}.',
  renews: 'Your {plan} subscription renews on {date}.',
  trialEnds: 'Your {plan} trial lasts until {date}; then it becomes a paid subscription.',
  paymentFailed: 'The last payment failed. Please check your card.',
  resume: 'Resume Subscription',
  resumed: 'Subscription resumed',
  resumeFailed: 'Failed to resume the subscription. Please try again.',

  exportData: 'Export my data',
  exportHint:
    'One archive with everything: your texts, transcripts, summaries, notes and usage as JSON, and the files that are kept.',
  dangerZone: 'Danger Zone',
  deleteAccount: 'Delete Account',
  deleteHint: 'Your account and everything in it is deleted for good.',
  deleteTitle: 'Delete your account?',
  deleteText:
    'Your uploads, texts, transcripts, summaries, files and add-on hours are deleted, and a subscription ends at once. There is no way back.',
  exportFirst: 'You may want to take everything with you first:',
  password: 'Password',
  cancel: 'Cancel',
  confirmDelete: 'Delete my account',
  deleting: 'Deleting...',
  deleted: 'Your account has been closed',
  deletedText: 'Everything in it is being deleted.',
  deleteFailed: 'Your account could not be deleted',

  analytics: 'Usage analytics',
  noUsage: 'No usage data available yet.',
  totalSummaries: 'Total summaries',
  totalUploads: 'Total uploads',
  week: 'Last 7 days',
  weekTable: 'Uploads and summaries of the last 7 days',
  day: 'Day',
  count: 'Uploads and summaries',
  recent: 'Recent activity',
  noRecent: 'No recent activity',
  upload: 'Upload',
  text: 'Text',
} as const;
