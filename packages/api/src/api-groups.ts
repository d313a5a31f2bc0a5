/** The groups of the API document, in its order. */
export const apiGroups = {
  Library: 'Recordings, texts, and what was made of them: transcripts, summaries and notes.',
  Uploads: 'Recordings on their way in, resumable by the tus protocol (https://tus.io).',
  Imports: 'Transcripts that were made elsewhere.',
  Links: 'Recordings that are brought by their addresses, and podcasts that are followed.',
  Live: 'Live recordings, transcribed as they are spoken.',
  Ask: 'Questions about what was said, and their answers; passages by words.',
  Vocabulary: 'Names and terms, how they are misheard, and corrections in all recordings at once.',
  Study: 'Cards to learn, their reviews, and when they come again.',
  Usage: 'What of the month has been used.',
  Team: 'A team, its members, its pool of minutes and what it shares.',
  Account: 'The own account: its name, password, sessions, keys, export and deletion.',
  'Sign-in': 'Signing up, in and out.',
  Billing: 'Plans, add-ons and subscriptions.',
  Contact: 'Messages to the support, and the newsletter.',
  Installation: 'What this installation offers, and its diagnostics.',
  Administration: 'For administrators of the installation. No API key reaches it.',
} as const;
type ApiGroup = keyof typeof apiGroups;

/** By the beginning of a path; the first that fits. */
const GROUPS: readonly (readonly [RegExp, ApiGroup])[] = [
  [/^\/api\/admin\b/, 'Administration'],
  [/^\/api\/(?:files\b|uploads\/\{id\}\/complete)/, 'Uploads'],
  [/^\/api\/imports\b/, 'Imports'],
  [/^\/api\/(?:links|feeds)\b/, 'Links'],
  [/^\/api\/(?:live\b|functions\/(?:live-transcribe|track-live|generate-notes))/, 'Live'],
  [/^\/api\/(?:ask|search)\b/, 'Ask'],
  [/^\/api\/(?:vocabulary|fixes|transcripts\/\{id\}\/vocabulary-changes)\b/, 'Vocabulary'],
  [/^\/api\/(?:study\b|results\/\{id\}\/cards)/, 'Study'],
  [/^\/api\/(?:usage|profile|storage-forecast|storage-notice)\b/, 'Usage'],
  [/^\/api\/team\b/, 'Team'],
  [/^\/api\/(?:account|mail-choices)\b/, 'Account'],
  [/^\/api\/auth\b/, 'Sign-in'],
  [
    /^\/api\/(?:prices|subscription|payments|sandbox|functions\/(?:check-|create-|customer-|purchase-|verify-))/,
    'Billing',
  ],
  [/^\/api\/(?:contact|newsletter)\b/, 'Contact'],
  [/^\/api\/(?:installation|diagnostics|dev|functions\/test-)/, 'Installation'],
  [
    /^\/api\/(?:uploads|text-inputs|results|summaries|transcripts|labels|tasks|people|week|sample|functions|receipts|reviews)\b/,
    'Library',
  ],
];

/** The group of a path. One that has no place here is its own group, without a description. */
export const groupOf = (path: string): string =>
  GROUPS.find(([beginning]) => beginning.test(path))?.[1] ?? path.split('/')[2] ?? path;
