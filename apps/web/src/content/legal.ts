export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** A line at the end that names the support address. */
  contact?: string;
  /** Shown only where plans are sold. */
  soldOnly?: true;
  /** Followed by what is encrypted on this installation. */
  encryptionFacts?: true;
}

export interface LegalText {
  title: string;
  description: string;
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
}

const updated = 'Last updated: December 15, 2024';

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description:
    'What data Notelark collects, how it is used and secured, with whom it is shared, and your rights over it.',
  updated,
  intro:
    'This policy says what we collect when you use Notelark, what we do with it, and what you can demand of us.',
  sections: [
    {
      title: 'Data we collect',
      points: [
        'Account data: your email address, a hash of your password, your plan and your time zone.',
        'Content: the files and texts that you give us, live recordings, and the transcripts, summaries and notes made of them.',
        'Usage data: how many minutes and summaries you used and when, which we need to keep the limits of your plan.',
        'Payment data: handled by our payment provider. We never see or store your card number.',
        'Messages that you send us through the contact form or by email.',
      ],
    },
    {
      title: 'How we use it',
      points: [
        'To turn your recordings and texts into transcripts, summaries and notes.',
        'To run your account, bill paid plans and answer your messages.',
        'To keep the service secure, and to find and fix faults.',
        'To send our newsletter, only if you asked for it and confirmed. Every issue has a link that ends it.',
      ],
    },
    {
      title: 'Files that you upload',
      paragraphs: [
        'Uploaded files are deleted after processing unless you choose to store them. Transcripts, summaries and notes are kept for as long as your plan says, or until you delete them.',
      ],
    },
    {
      title: 'Security',
      encryptionFacts: true,
      paragraphs: [
        'Data is encrypted in transit with TLS. Recordings that are kept, and back-ups, are encrypted at rest with AES-256. Texts, transcripts and notes are in a database, which the disk or database encryption of the operator protects. Passwords are stored only as hashes. Access to production systems is limited to the people who run them, and is logged.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'Access: ask what we hold about you, and get a copy.',
        'Correction: have wrong data put right.',
        'Deletion: delete single items or your whole account at any time.',
        'Portability: export everything in one archive, in open formats.',
        'Objection: object to a use of your data, and we stop it unless the law obliges us.',
      ],
    },
    {
      title: 'Sharing',
      paragraphs: [
        'We do not sell your data, and we do not train models on your content. We share data only with the providers that we need to run the service, such as payment, email and, where the operator has set one up, a speech, language or search model, and with authorities where the law demands it. A results page is seen by others only if you turn its link on.',
      ],
    },
    {
      title: 'Privacy contact',
      paragraphs: ['For everything in this policy, and to use any of your rights:'],
      contact: 'Write to',
    },
  ],
};

export const termsOfService: LegalText = {
  title: 'Terms of Service',
  description:
    'The terms under which you use Notelark: accounts, billing, content, prohibited uses, liability and termination.',
  updated,
  intro: 'These terms are the agreement between you and us when you use Notelark.',
  sections: [
    {
      title: 'Acceptance',
      paragraphs: [
        'By creating an account or using Notelark you accept these terms and the Privacy Policy. If you use it for an organisation, you confirm that you may accept them on its behalf.',
      ],
    },
    {
      title: 'The service',
      paragraphs: [
        'Notelark turns audio, video, live recordings and text into transcripts, summaries and notes with the help of AI. Results can contain mistakes: check them before you rely on them. The free tier is limited in minutes, summaries and features.',
      ],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'You need an account with a valid email address. Keep your password to yourself and tell us if someone else may have it. You are responsible for what is done through your account.',
      ],
    },
    {
      title: 'Billing',
      soldOnly: true,
      paragraphs: [
        'Paid plans are billed in advance, monthly or yearly, and renew automatically unless cancelled. You can cancel at any time; the plan then ends with the period that you have paid for. Add-on hours are paid once and never expire. Refunds are handled through support.',
      ],
    },
    {
      title: 'Content and intellectual property',
      paragraphs: [
        'What you upload and what is made of it is yours. You give us only the permission that we need to process, store and show it to you. Make sure that you may record, upload and process what you give us: in many places everyone in a conversation has to agree to its recording. The software, its name and its design remain ours or our licensors’.',
      ],
    },
    {
      title: 'Prohibited uses',
      points: [
        'Breaking the law or the rights of others, including recording people who have not agreed where the law asks for it.',
        'Uploading malware, or trying to break, overload or get around the limits of the service.',
        'Reselling the service, or sharing one account between people, beyond what your plan allows.',
        'Using results to harass, deceive or harm anyone.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are not liable for indirect damage or lost data or profit, and our liability is capped at the amount that you paid in the previous 12 months.',
      ],
    },
    {
      title: 'Termination',
      paragraphs: [
        'You can delete your account at any time. We can suspend or end accounts that break these terms, with notice where that is possible. When an account ends, its content is deleted.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Questions about these terms:'],
      contact: 'Write to',
    },
  ],
};
