import type { Verdict } from '@notelark/api/receipts';

/** Receipts: what was received, transcribed and read. */
export const receiptScreen = {
  open: 'Show receipt',
  title: 'Receipt',
  text: 'What was received, transcribed and read, counted at each step. The JSON file is signed by this installation.',
  saveJson: 'Save signed file (JSON)',
  savePdf: 'Save as PDF',
  failed: 'The receipt could not be loaded',
  verifyLink: 'Check a document',
} as const;

/** The page on which anybody checks a receipt or signed-off minutes. */
export const verifyScreen = {
  title: 'Check a document',
  description:
    'Check that a receipt or signed-off minutes were issued by this installation of Notelark and have not been altered since.',
  intro:
    'Receipts say what of a recording was received, transcribed and read; signed-off minutes are notes that were locked as a version. Choose the JSON file of either: this page says whether it was issued here and is unaltered.',
  choose: 'Receipt or minutes (JSON)',
  checking: 'Checking…',
  notReadable:
    'This file is neither. Choose the JSON file that was saved from a result, as a receipt or as signed-off minutes.',
  issued: '“{title}”, issued {day}: {sentence}',
  verdicts: {
    valid: 'Valid. This document was issued here and has not been altered.',
    unsigned: 'Not signed. This file has no signature, so nothing it says is confirmed.',
    altered: 'Altered. This document was signed here, but its content has been changed since.',
    'other-key':
      'Signed with another key. It was issued by another installation, or before this one got a new secret.',
  } satisfies Record<Verdict, string>,
  fingerprint: 'Fingerprint of minutes',
  fingerprintHint: 'The 64 characters at the end of the PDF or on the result’s page.',
  fingerprintWrong: 'A fingerprint has 64 characters: digits and the letters a to f.',
  checkFingerprint: 'Check fingerprint',
  known: 'Known. Minutes with this fingerprint were signed off here as version {number} on {day}.',
  unknown:
    'Not known. No minutes with this fingerprint were signed off here, or they have been deleted since.',
} as const;
