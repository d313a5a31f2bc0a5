/** The page that tries what the product depends on. */
export const apiTestScreen = {
  title: 'API Test',
  description: 'Tries what Notelark depends on: the engines, and the payment provider.',
  runAll: 'Run All Tests',
  running: 'Running...',
  results: 'Test results',
  notRun: 'Run the tests to see what works.',
  names: {
    notes: 'AI notes generator',
    live: 'Live transcription',
    checkout: 'Checkout',
  },
  status: { pending: 'Pending', success: 'Success', error: 'Error' },
  details: 'Details',
  notesWork: 'Notes were generated',
  liveWorks: 'Audio was transcribed',
  checkoutWorks: 'Stripe API connected',
  outOfCredits: 'Out of credits',
  rateLimited: 'Rate limit exceeded',
  liveLimited: 'Quota/Rate limit issue',
  sample:
    'Anna: We ship the new pricing page on Friday. Ben: I will write the announcement by Thursday. Anna: Then we decide about the trial next week.',
  manual: 'Manual tests',
  manualSteps: {
    upload: 'Upload an audio file and follow it to its results.',
    text: 'Create a text summary.',
    live: 'Start Live Notes and say a few words.',
    checkout: 'Test the checkout flow in test mode.',
  },
  open: 'Open',
} as const;
