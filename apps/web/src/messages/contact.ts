export const contactScreen = {
  title: 'Contact',
  heading: 'Talk to us',
  description:
    'Questions about Notelark, your account or a plan: write to the people who build it.',
  intro: 'A question, a fault, an idea: a person reads it and answers.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  topic: 'Topic',
  message: 'Message',
  submit: 'Send Message',
  submitting: 'Sending...',
  sent: 'Message sent',
  sentText: 'Thank you. We answer to your email address.',
  sentDue: 'Thank you. We answer to your email address by {when}.',
  noMailTitle: 'Ask your administrator',
  noMail:
    'This server sends no mail, so there is no contact form. Ask the person who runs it, in person or by your usual way.',
  failed: 'Message not sent',
  /** In front of the support address. */
  fallback: 'You can also email us at',
  hoursTitle: 'How fast we answer',
  hours: 'On the {plan} plan within {n} hours.',
} as const;

export const contactRules = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  messageRequired: 'Message is required',
  messageTooLong: 'Please limit your message to 5,000 characters or less.',
} as const;

export const newsletter = {
  title: 'Notes from Notelark',
  text: 'What is new, once a month. No more.',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  sent: 'Almost there. We have sent you an email: open the link in it to confirm.',
} as const;

/** The pages that the links of the newsletter's emails lead to. */
export const newsletterPages = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'One click, and the next issue comes to you.',
    submit: 'Confirm subscription',
    doneTitle: 'You are subscribed',
    doneText: 'Welcome. Every issue has a link that ends the subscription.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'You will get no more issues of the newsletter.',
    submit: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    doneText: 'We will not write again, unless you ask us to.',
  },
  busy: 'One moment...',
  noToken: 'This link is not complete. Please open the link in the email again.',
} as const;
