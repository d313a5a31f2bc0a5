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
      'This link ends in {hours} hours. If you did not create an account, ignore this message and nothing happens.',
  },
  resetPassword: {
    subject: 'Reset your Notelark password',
    heading: 'Set a new password',
    paragraphs: [
      'You, or someone who entered your address, asked for a new password for the Notelark account of {email}.',
    ],
    action: 'Set a new password',
    footnote:
      'This link works once and ends in {minutes} minutes. If it was not you, ignore this message: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Notelark password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of the account of {email} has just been changed, and {devices} was signed out.',
      'If that was not you, set a new password at once.',
    ],
    action: 'Set a new password',
  },
  newDevice: {
    subject: 'New sign-in to your Notelark account',
    heading: 'New sign-in from {device}',
    paragraphs: [
      'Someone has just signed in to the account of {email} from a device that has not been used before: {device}.',
      'If that was you, there is nothing to do. If not, change your password and end that session in your profile.',
    ],
    action: 'Open your profile',
  },
  factorAdded: {
    subject: 'Two-factor authentication is on',
    heading: 'Two-factor authentication is on',
    paragraphs: [
      'From now on, signing in to the account of {email} with a password needs a code of your authenticator app. Keep your recovery codes in a safe place.',
      'If that was not you, change your password at once.',
    ],
    action: 'Open your profile',
  },
  factorRemoved: {
    subject: 'Two-factor authentication is off',
    heading: 'Two-factor authentication is off',
    paragraphs: [
      'The password of the account of {email} is enough to sign in again.',
      'If that was not you, change your password at once and turn two-factor authentication on.',
    ],
    action: 'Open your profile',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your Notelark account was used',
    heading: 'A recovery code was used',
    paragraphs: [
      'Someone has used a recovery code of the account of {email}. Recovery codes left: {left}.',
      'If that was not you, change your password at once and make new recovery codes.',
    ],
    action: 'Open your profile',
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes for your Notelark account',
    heading: 'Your recovery codes were replaced',
    paragraphs: [
      'The account of {email} has ten new recovery codes. The former ones no longer work.',
      'If that was not you, change your password at once.',
    ],
    action: 'Open your profile',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Notelark account',
    heading: 'Passkey added: {name}',
    paragraphs: [
      'The passkey “{name}” can now sign in to the account of {email}, without a password or a code.',
      'If that was not you, remove it in your profile and change your password at once.',
    ],
    action: 'Open your profile',
  },
  apiKeyAdded: {
    subject: 'An API key was created for your Notelark account',
    heading: 'New API key “{name}”',
    paragraphs: [
      'Programs that have this key can now act for the account of {email}, within the scopes that were chosen.',
      'If that was not you, revoke the key in your profile and change your password at once.',
    ],
    action: 'Open your profile',
  },
  teamKeyAdded: {
    subject: 'An API key was created for your team',
    heading: 'New API key “{name}”',
    paragraphs: [
      'Programs that have this key can now use what the team {team} shares, within the scopes that were chosen. The key stays when you leave the team.',
      'If that was not you, revoke the key on the team’s page and change your password at once.',
    ],
    action: 'Open your team',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Notelark account',
    heading: 'Passkey removed: {name}',
    paragraphs: [
      'The passkey “{name}” no longer signs in to the account of {email}.',
      'If that was not you, change your password at once.',
    ],
    action: 'Open your profile',
  },
  openIdJoined: {
    subject: 'Your Notelark account can be signed in to with {provider}',
    heading: 'Sign in with {provider}',
    paragraphs: [
      'The account of {email} is now joined with an account at {provider}, which can sign in to it.',
      'If that was not you, change your password at once and write to {support}.',
    ],
    action: 'Open your profile',
  },
  openIdSeparated: {
    subject: 'Your Notelark account can no longer be signed in to with {provider}',
    heading: 'Disconnected from {provider}',
    paragraphs: [
      'The account of {email} is no longer joined with an account at {provider}.',
      'If that was not you, change your password at once and write to {support}.',
    ],
    action: 'Open your profile',
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
  newsletterIssue: {
    subject: '{subject}',
    heading: '{subject}',
    paragraphs: [],
    action: 'Unsubscribe',
    footnote: 'You receive this because {email} is subscribed to the Notelark newsletter.',
  },
  tasksDue: {
    subject: '{count} due today or overdue',
    heading: 'Due today or overdue',
    paragraphs: [],
    action: 'Open your tasks',
    footnote:
      'You asked for this reminder. It comes once a day at most, on days on which something is due or overdue.',
  },
  weekDigest: {
    subject: 'Your week: {from} to {to}',
    heading: 'Your week, {from} to {to}',
    paragraphs: [],
    action: 'Open this week',
    footnote: 'You asked for this digest. It comes on Mondays.',
  },
  supportAnswer: {
    subject: 'Re: [{topic}] Message from {name}',
    heading: 'Hello {name}',
    paragraphs: ['{text}'],
    footnote: 'You wrote on {date}:\n{message}',
  },
  newsletterAlready: {
    subject: 'You already receive the Notelark newsletter',
    heading: 'You are already subscribed',
    paragraphs: [
      'Someone entered {email} in our newsletter box. It is on the list already, so there is nothing to do.',
    ],
    action: 'Unsubscribe',
  },
  storageEnds: {
    subject: 'Notelark will delete {items} on {date}',
    heading: '{items} will be deleted on {date}',
    paragraphs: [
      'Your plan ({plan}) keeps recordings, texts and what came from them for {days} days. On {date} that time is over for {items} of yours, and they will be deleted with their transcripts, summaries and notes.',
      'Until then you can download what you want to keep{keepLonger}.',
    ],
    action: 'Open your dashboard',
  },
  newSubscriber: {
    subject: 'New newsletter subscriber: {email}',
    heading: 'New newsletter subscriber',
    paragraphs: ['{email} has confirmed the subscription.'],
  },
  addonBought: {
    subject: '{hours} hours were added to your Notelark account',
    heading: '{hours} hours added',
    paragraphs: [
      'Thank you. {hours} hours of audio and video are yours now, and they never expire.',
    ],
    action: 'See your plan',
  },
  addonRefunded: {
    subject: 'Your Notelark add-on was refunded',
    heading: 'Your add-on was refunded',
    paragraphs: [
      'The payment for {hours} hours was given back, and the hours were taken off your balance.',
    ],
    action: 'See your plan',
  },
  accountSuspended: {
    subject: 'Your Notelark account is suspended',
    heading: 'Your account is suspended',
    paragraphs: [
      'An administrator has suspended the account of {email}. You can’t sign in at present. Your recordings and notes are safe.',
      'If you think that this is a mistake, write to {support}.',
    ],
  },
  accountReinstated: {
    subject: 'Your Notelark account is open again',
    heading: 'You can sign in again',
    paragraphs: [
      'An administrator has reinstated the account of {email}. Everything is where you left it.',
    ],
    action: 'Sign in',
  },
  teamInvitation: {
    subject: '{inviter} invites you to the team {team} on Notelark',
    heading: 'Join the team {team}',
    paragraphs: [
      '{inviter} invites {email} to the team {team} on Notelark. You keep your own library, and use the minutes of the team.',
      'Sign in with {email}, or create an account with this address. Your team page then shows the invitation.',
    ],
    action: 'See the invitation',
    footnote:
      'The invitation is valid until {date}. If you don’t know {inviter}, ignore this message.',
  },
  teamJoined: {
    subject: '{member} has joined {team}',
    heading: '{member} has joined {team}',
    paragraphs: [
      '{member} has accepted the invitation to your team and uses its minutes from now on.',
    ],
    action: 'Open the team',
  },
  teamRole: {
    subject: 'Your role in {team} has changed',
    heading: 'You are {role} of {team} now',
    paragraphs: ['{actor} has changed your role in the team {team}: you are {role} now.'],
    action: 'Open the team',
  },
  teamOwner: {
    subject: 'You own the team {team} now',
    heading: 'You own {team} now',
    paragraphs: [
      '{actor} has handed the team {team} to you. From now on its members use your plan and its minutes, and {actor} is an admin.',
      'If your plan ends, the team is read-only for 30 days and then dissolved. You can hand it on to another member.',
    ],
    action: 'Open the team',
  },
  teamHandedOver: {
    subject: 'You have handed the team {team} to {owner}',
    heading: '{owner} owns {team} now',
    paragraphs: [
      'You are an admin of {team} now and use the plan of {owner}. What you made, and what you shared with the team, stays yours.',
      'Handing over a team cancels no subscription: a subscription of your own goes on and is still charged. Cancel it on your profile page if you no longer need it.',
    ],
    action: 'Open the team',
    footnote: 'If that was not you, change your password at once and write to {owner}.',
  },
  teamRemoved: {
    subject: 'You are no longer in the team {team}',
    heading: 'You are no longer in {team}',
    paragraphs: [
      'You have been removed from the team {team}. Results that you did not share are still yours. Results that you had shared with the team stay with its owner.',
      'From now on your own plan holds.',
    ],
    action: 'Open Notelark',
  },
  teamLeft: {
    subject: '{member} has left {team}',
    heading: '{member} has left {team}',
    paragraphs: ['Results that {member} had shared with the team are yours now. The seat is free.'],
    action: 'Open the team',
  },
  teamReadOnly: {
    subject: 'The team {team} is read-only until {date}',
    heading: '{team} is read-only now',
    paragraphs: [
      'The plan of the team {team} has ended. Shared results can be read until {date}; then the team is dissolved. From now on everyone uses their own plan.',
      'Everyone keeps their own results, for as long as their own plan stores them. The team reopens when {owner} subscribes to Business again.',
    ],
    action: 'Open the team',
  },
  teamReopened: {
    subject: 'The team {team} is open again',
    heading: '{team} is open again',
    paragraphs: [
      'The team {team} has its plan again. Everyone can use its minutes and share results.',
    ],
    action: 'Open the team',
  },
  teamDissolved: {
    subject: 'The team {team} was dissolved',
    heading: 'The team {team} was dissolved',
    paragraphs: [
      'The team {team} no longer exists. Your results are still yours, and nothing of them is shared with the team. From now on your own plan holds.',
    ],
    action: 'Open Notelark',
  },
  trialEnding: {
    subject: 'Your Notelark {plan} trial ends soon',
    heading: 'Your trial ends on {date}',
    paragraphs: [
      'On {date} your trial becomes a paid {plan} subscription. Nothing to do if you want to stay; cancel before then and you pay nothing.',
    ],
    action: 'Manage subscription',
  },
  paymentFailed: {
    subject: 'Your Notelark payment did not go through',
    heading: 'Your payment did not go through',
    paragraphs: [
      'The last payment for {plan} failed. Your plan stays while we try again over the next days; please check your card.',
    ],
    action: 'Update your card',
  },
  planChanged: {
    subject: 'You are on Notelark {plan} now',
    heading: 'Your plan is {plan} now',
    paragraphs: [
      'Your subscription was changed to {plan}, and its limits hold from now on.',
      '{storage}',
    ],
    action: 'See your plan',
  },
  subscriptionCancelled: {
    subject: 'Your Notelark {plan} subscription is cancelled',
    heading: 'Your {plan} subscription ends on {date}',
    paragraphs: [
      'You cancelled your subscription. {plan} stays yours until {date}, and nothing more is charged. From then on you are on the {next} plan.',
      '{storage}',
      'If you change your mind, you can resume the subscription until {date}.',
    ],
    action: 'See your subscription',
  },
  subscriptionResumed: {
    subject: 'Your Notelark {plan} subscription goes on',
    heading: 'Your {plan} subscription goes on',
    paragraphs: ['It is no longer cancelled, and renews on {date}.'],
    action: 'See your subscription',
  },
  subscriptionEnded: {
    subject: 'Your Notelark {plan} subscription has ended',
    heading: 'Your {plan} subscription has ended',
    paragraphs: [
      'You are on the {next} plan now. You can subscribe again at any time.',
      '{storage}',
    ],
    action: 'See plans',
  },
} as const satisfies Record<string, MailText>;

/** In a notice about storage, where plans are sold. */
export const keepLonger = ', or choose a plan that keeps it for longer';

/** What every message ends with. */
export const mailFooter = {
  tagline: 'Notelark turns recordings and texts into notes.',
  /** In front of the bare address of a button, for programs that show none. */
  linkFallback: 'If the button does not work, open this address:',
} as const;
