/** The public pages, with the heading of each. */
export const publicPages = [
  { path: '/', heading: 'Every word said, and what it means.' },
  { path: '/pricing', heading: 'Start free. Pay when it pays off.' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/about', heading: 'We write it down, so that you can listen' },
  { path: '/contact', heading: 'Talk to us' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/verify-receipt', heading: 'Check a document' },
  { path: '/login', heading: 'Sign in to your account' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password?token=none', heading: 'Set a new password' },
  { path: '/newsletter/confirm?token=none', heading: 'Confirm your subscription' },
  { path: '/newsletter/unsubscribe?token=none', heading: 'Unsubscribe' },
  { path: '/mail/end?token=none', heading: 'End these mails' },
  { path: '/no-such-page', heading: 'Oops! Page not found' },
] as const;

export const themes = ['dark', 'light'] as const;
