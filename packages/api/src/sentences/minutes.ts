import { fill } from '../fill.ts';

const SIGNED = 'Version {version}, signed off by {signedBy}. Fingerprint: {fingerprint}';

/** What signed minutes are, in a sentence. */
export const signedSentence = (signed: {
  version: number;
  signedBy: string;
  fingerprint: string;
}): string => fill(SIGNED, signed);

/** What stands in the documents that minutes are handed out as. */
export const minutesWords = {
  title: '{title}: minutes, version {version}',
  signed: 'Version {version}, signed off by {signedBy} on {day} at {time} (UTC).',
  quotations: 'What the statements rest on',
  quotationsText:
    'Each statement with the passages that it cites, word for word as they stood when it was signed off.',
  standing: {
    verified: 'checked against these passages by rule',
    confirmed: 'not verified, and kept by a person for this reason: {reason}',
    written: 'written by a person, and not checked',
  },
  noQuotations: 'No passage is cited.',
  check: 'Fingerprint and signature',
  fingerprint: 'Fingerprint (SHA-256): {fingerprint}',
  signature: 'Signature (Ed25519, key {keyId}): {value}',
  previous: 'Fingerprint of version {version}: {previous}',
  how: 'The JSON file of these minutes, and the fingerprint, can be checked at {installation}/verify-receipt.',
} as const;
