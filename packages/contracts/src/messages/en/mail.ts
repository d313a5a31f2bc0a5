/** What a message says. `{names}` are filled in. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The label of the button, where there is something to do. */
  action?: string;
  /** Small print under it. */
  footnote?: string;
}

export const mailTexts = {
  verifyEmail: {
    subject: 'Verify your email for Notelark',
    heading: 'Welcome to Notelark',
    paragraphs: [
      'One click, and your account is ready: confirm that {email} is your address. Then sign in and upload your first recording.',
    ],
    action: 'Verify email',
    footnote:
      'This link works once and ends in {hours} hours. If you did not create an account, ignore this message and nothing happens.',
  },
  resetPassword: {
    subject: 'Reset your Notelark password',
    heading: 'Set a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for the Notelark account of {email}.',
    ],
    action: 'Set a new password',
    footnote:
      'This link works once and ends in {minutes} minutes. If it was not you, ignore this message: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Notelark password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of the account of {email} has just been changed, and every device was signed out.',
      'If that was not you, set a new password at once.',
    ],
    action: 'Set a new password',
  },
  contactMessage: {
    subject: '[{topic}] Message from {name}',
    heading: 'Message from {name}',
    paragraphs: ['{email} wrote about: {topic}', '{message}'],
    footnote: 'Answer this message to write to {name}.',
  },
  confirmNewsletter: {
    subject: 'Confirm your Notelark newsletter',
    heading: 'One click to subscribe',
    paragraphs: ['Please confirm that {email} should receive the Notelark newsletter.'],
    action: 'Confirm subscription',
    footnote:
      'This link works once and ends in {days} days. If you did not ask for it, ignore this message and you hear nothing more.',
  },
  newsletterWelcome: {
    subject: 'You are subscribed to the Notelark newsletter',
    heading: 'You are subscribed',
    paragraphs: ['From now on {email} receives the Notelark newsletter.'],
    action: 'Unsubscribe',
    footnote: 'The link works at any time, and is part of every issue.',
  },
  newsletterAlready: {
    subject: 'You already receive the Notelark newsletter',
    heading: 'You are already subscribed',
    paragraphs: [
      'Somebody entered {email} in our newsletter box. It is on the list already, so there is nothing to do.',
    ],
    action: 'Unsubscribe',
  },
  newSubscriber: {
    subject: 'New newsletter subscriber: {email}',
    heading: 'New newsletter subscriber',
    paragraphs: ['{email} has confirmed the subscription.'],
  },
} as const satisfies Record<string, MailText>;

/** What every message ends with. */
export const mailFooter = {
  tagline: 'Notelark turns recordings and texts into notes.',
  /** In front of the bare address of a button, for programs that show none. */
  linkFallback: 'If the button does not work, open this address:',
} as const;
