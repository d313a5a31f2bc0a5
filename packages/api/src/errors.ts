/**
 * The closed set of what can go wrong, and the HTTP status of each. The sentence for each is in
 * `messages/en/errors.ts`; a code without a sentence does not compile.
 */
export const errorStatus = {
  // Any route
  'validation-failed': 422,
  'malformed-request': 400,
  'body-too-large': 413,
  'not-signed-in': 401,
  'not-found': 404,
  'rate-limited': 429,
  'internal-error': 500,
  'temporarily-unavailable': 503,
  'database-unavailable': 503,
  'cross-site-request': 403,
  // Accounts
  'account-exists': 409,
  'invalid-credentials': 401,
  'email-not-verified': 403,
  'link-invalid': 400,
  'wrong-password': 403,
  'password-common': 422,
  'sign-up-closed': 403,
  'sign-up-domain': 403,
  'account-suspended': 403,
  'second-factor-wrong': 403,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'sign-in-expired': 409,
  'sign-in-again': 403,
  'passkey-refused': 403,
  'only-way-to-sign-in': 409,
  'password-sign-in-off': 403,
  'admin-only': 403,
  'key-not-accepted': 403,
  'key-scope-missing': 403,
  'key-of-team': 403,
  'too-many-keys': 409,
  'too-many-webhooks': 409,
  'webhook-address': 422,
  'last-administrator': 409,
  'account-own': 409,
  // Administration
  'job-not-cancellable': 409,
  'work-cancelled': 409,
  'issue-sent': 409,
  'no-mail': 409,
  // Files and texts
  'file-too-large': 413,
  'file-too-large-for-plan': 413,
  'storage-unavailable': 503,
  'not-audio': 415,
  'no-sound': 422,
  'too-short': 422,
  'broken-file': 422,
  'too-long': 422,
  'file-gone': 410,
  'result-expired': 410,
  'storage-full': 413,
  'too-many-retries': 409,
  'too-many-tags': 422,
  'upload-incomplete': 409,
  'text-too-long': 422,
  'text-empty': 422,
  'nothing-to-retry': 409,
  'edited-elsewhere': 409,
  'not-ready': 409,
  'not-settled': 409,
  'already-signed': 409,
  'export-unavailable': 422,
  'export-no-tasks': 422,
  'export-no-cards': 422,
  'card-exists': 409,
  'card-without-gap': 422,
  'export-not-in-plan': 403,
  'import-unsupported': 415,
  'import-damaged': 422,
  'import-locked': 422,
  'import-no-text': 422,
  'import-empty': 422,
  'import-too-long': 413,
  'audio-not-for-import': 409,
  'audio-present': 409,
  'import-several': 422,
  // Links
  'link-address': 422,
  'link-private': 403,
  'link-unreachable': 502,
  'link-refused': 502,
  'link-not-media': 415,
  'link-not-feed': 415,
  'link-changed': 409,
  'too-many-links': 409,
  'too-many-feeds': 409,
  'not-a-calendar': 415,
  'too-many-calendars': 409,
  // Vocabulary
  'vocabulary-full': 409,
  'term-exists': 409,
  'fix-outdated': 409,
  // Engines
  'speech-unavailable': 503,
  'speech-failed': 502,
  'speech-busy': 503,
  'decoder-failed': 502,
  'summary-failed': 502,
  'nothing-said': 422,
  // Plans
  'audio-quota-exceeded': 402,
  'text-quota-exceeded': 402,
  'live-quota-exceeded': 402,
  'team-quota-exceeded': 402,
  'live-not-in-plan': 403,
  // Live
  'live-session-closed': 409,
  'live-chunk-invalid': 422,
  'live-sound-missing': 409,
  // Teams
  'team-needs-plan': 403,
  'team-already-member': 409,
  'team-full': 409,
  'team-forbidden': 403,
  'team-read-only': 403,
  'team-owner-stays': 409,
  'team-invited-already': 409,
  // Payments
  'invalid-price': 422,
  'invalid-package': 422,
  'no-subscription': 409,
  'payment-unverified': 409,
  'card-declined': 402,
  'payment-provider-failed': 502,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** What a larger plan or add-ons solve. */
export const quotaErrors = [
  'audio-quota-exceeded',
  'text-quota-exceeded',
  'live-quota-exceeded',
] as const satisfies readonly ErrorCode[];
/** Failures of a recording that no retry mends: its file is deleted at once. */
const lastingFailures: readonly string[] = [
  'not-audio',
  'no-sound',
  'too-short',
  'broken-file',
  'too-long',
  'nothing-said',
  'file-gone',
] satisfies ErrorCode[];

export const isLastingFailure = (code: string): boolean => lastingFailures.includes(code);

/** Codes that any route may answer; routes list only what is theirs. */
export const commonErrors = [
  'malformed-request',
  'rate-limited',
  'internal-error',
  'temporarily-unavailable',
  'database-unavailable',
  'cross-site-request',
] as const satisfies readonly ErrorCode[];

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    /** A sentence for the user. */
    message: string;
    /** For `validation-failed`: the field's path and its sentence. */
    fields?: Record<string, string>;
    /** Values for the sentence, e.g. a size; never internals. */
    params?: Record<string, string | number>;
    /** Quote this to support; the log has the detail under it. */
    requestId: string;
  };
}
