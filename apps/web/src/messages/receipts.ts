import type { Verdict } from '@notelark/api/receipts';

/** Receipts: what was received, transcribed and read. */
export const receiptScreen = {
  open: 'Show receipt',
  title: 'Receipt',
  text: 'What was received, transcribed and read, counted at each step. The JSON file is signed by this installation.',
  saveJson: 'Save signed file (JSON)',
  savePdf: 'Save as PDF',
  failed: 'The receipt could not be loaded',
  verifyLink: 'Verify a receipt',
} as const;

/** The page on which anybody verifies one. */
export const verifyScreen = {
  title: 'Verify a receipt',
  description:
    'Check that a receipt of a recording was issued by this installation of Notelark and has not been altered since.',
  intro:
    'A receipt says what of a recording was received, transcribed and read. Choose its JSON file: this page says whether it was issued here and is unaltered.',
  choose: 'Receipt file (JSON)',
  checking: 'Checking…',
  notReadable: 'This file is no receipt. Choose the JSON file that was saved from a result.',
  issued: '“{title}”, issued {day}: {sentence}',
  verdicts: {
    valid: 'Valid. This receipt was issued here and has not been altered.',
    unsigned:
      'Not signed. This file has no signature of a receipt, so nothing it says is confirmed.',
    altered: 'Altered. This receipt was signed here, but its content has been changed since.',
    'other-key':
      'Signed with another key. It was issued by another installation, or before this one got a new secret.',
  } satisfies Record<Verdict, string>,
} as const;
