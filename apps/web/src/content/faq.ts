import { plans, uploadLimitWords } from '@notelark/api/plans';

export interface Question {
  question: string;
  answer: string;
  /** Shown only where plans are sold. */
  soldOnly?: true;
}

export const faqPage = {
  title: 'Frequently asked questions',
  description:
    'How accurate Notelark is, how long it takes, what happens to your files, and what the plans include.',
  text: 'The short answers. Something missing? Write to us.',
  contact: 'Contact us',
  start: 'Create a free account',
  closing: 'Still wondering?',
  closingText: 'Ask us anything, or try it: the free plan needs no credit card.',
} as const;

export const questions: readonly Question[] = [
  {
    question: 'How accurate are the transcripts?',
    answer:
      'With clear audio you can expect around 95% accuracy. Background noise, several people at once and strong accents lower it, so every transcript can be edited, and every note cites the moment that it rests on.',
  },
  {
    question: 'How long does processing take?',
    answer:
      'Audio and video are typically processed in 1-3 minutes, depending on their length. You can read the transcript while it is still being written, and you may close the page: the work goes on without you. Our uptime is 99.9%.',
  },
  {
    question: 'Which files can I upload?',
    answer: `MP3, WAV, MP4 and MOV, and also M4A, AAC, OGG, WebM, MKV and AVI, up to ${uploadLimitWords.hours} hours and ${plans.free.limits.uploadMegabytes} MB each on the Free plan, and larger ones on paid plans: the upload page states your limit. You can paste text of up to ${uploadLimitWords.characters} characters as well, or record live.`,
  },
  {
    question: 'Is my data private?',
    answer:
      'Yes. Your uploads and notes are yours alone. Recordings that you keep are encrypted at rest, our privacy policy says what else is encrypted, and we are GDPR compliant. The uploaded file is deleted after processing unless you choose to store it, and you can export or delete everything at any time.',
  },
  {
    soldOnly: true,
    question: 'Can I cancel at any time?',
    answer:
      'Yes. Paid plans renew automatically until you cancel. When you cancel, the plan stays with you until the end of the period that you have paid for, and your account then goes on with the free plan.',
  },
];
