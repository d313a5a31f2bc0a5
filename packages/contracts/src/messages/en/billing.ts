/** What the calls around payments answer. */
export const billingMessages = {
  credited: (hours: number): string => `${hours} hours were added to your account.`,
  /** True for the first look at a purchase whose payment was noticed before, and for every later one. */
  alreadyCredited: (hours: number): string =>
    `The ${hours} hours of this purchase are on your account.`,
} as const;

export const sandboxScreen = {
  notice: 'Test mode: nothing is charged. No real card is needed or accepted.',
  checkoutTitle: 'Test checkout',
  card: 'Card number',
  cardHint: '4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined.',
  pay: 'Pay {price}',
  startTrial: 'Start {days}-day trial',
  paying: 'Paying...',
  perPeriod: { monthly: 'per month', yearly: 'per year' },
  once: 'once',
  addon: '{hours} hours of audio and video',
  cancelCheckout: 'Cancel and go back',
  alreadyPaid: 'This checkout has been completed.',
  expired: 'This checkout has expired. Start again from the pricing page.',
  portalTitle: 'Test customer portal',
  present: 'Your subscription',
  none: 'There is no subscription.',
  renews: 'Renews on {date}',
  ends: 'Ends on {date}',
  trialEnds: 'Trial until {date}',
  pastDue: 'The last payment failed.',
  changeTo: 'Change to {plan}, {period}',
  cancelSubscription: 'Cancel subscription',
  resume: 'Resume subscription',
  back: 'Back to Notelark',
  simulate: 'Simulate',
  failPayment: 'Let the next payment fail',
  announceTrialEnd: 'Announce the end of the trial',
  endNow: 'End the subscription now',
  purchases: 'Your add-ons',
  refund: 'Refund',
  refunded: 'Refunded',
  done: 'Done',
  periodNames: { monthly: 'monthly', yearly: 'yearly' },
} as const;

/** Toasts around paying. */
export const checkoutMessages = {
  checkoutFailed: 'Failed to start checkout process. Please try again.',
  portalFailed: 'Failed to open customer portal. Please try again.',
  purchaseFailed: 'Failed to start purchase. Please try again.',
  noUrl: 'No checkout URL returned',
  signInToUpgrade: 'Please sign in to upgrade your plan',
  signInToPurchase: 'Please sign in to purchase add-ons',
  signInToVerify: 'Please log in to verify your purchase',
  activated: 'Subscription activated',
  activationPending: 'Your payment is being confirmed',
  activationPendingText:
    'Your plan changes as soon as the payment provider confirms it, usually within a few minutes.',
  signInToSee: 'Please log in to see your subscription',
  verifyFailed: 'Failed to verify payment',
  verifyFailedText: 'Please contact support if you were charged.',
  subscriptionCanceled: 'Subscription checkout was canceled',
  purchaseCanceled: 'Purchase was canceled',
} as const;
