export const navigation = {
  product: 'Notelark',
  homeLink: 'Notelark home',
  skipToContent: 'Skip to content',
  mainNav: 'Main',
  footerNav: 'Footer',
  menu: 'Menu',
  home: 'Home',
  features: 'Features',
  pricing: 'Pricing',
  about: 'About',
  faq: 'FAQ',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  toLightTheme: 'Switch to light theme',
  toDarkTheme: 'Switch to dark theme',
  loadingPage: 'Loading page',

  accountMenu: 'Account menu',
  account: 'Account',
  dashboard: 'Dashboard',
  new: 'New',
  liveNotes: 'Live Notes',
  profile: 'Profile',
  ask: 'Ask',
  study: 'Study',
  tasks: 'Tasks',
  team: 'Team',
  usage: 'Usage',
  administration: 'Administration',
  logOut: 'Log out',
} as const;

export const footer = {
  line: 'Recordings and texts become transcripts, summaries and organised notes.',
  copyright: '© 2025 Notelark. All rights reserved.',
} as const;

/** Screens that stand in for another one. */
export const fallbackScreens = {
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'There is nothing at this address. It may have been moved or mistyped.',
  returnHome: 'Return to Home',
  crashTitle: 'Something went wrong',
  crashText: 'This page ran into an error. What you saved is safe. Reload the page to go on.',
  reload: 'Reload the page',
  updated:
    'Notelark was updated, and part of this page can no longer be loaded. What you saved is safe. Save or copy what you are typing, then reload the page.',
  notNow: 'Not now',
  unreachableTitle: 'We can’t reach Notelark',
  unreachableText: 'Check your connection and try again. Nothing of yours is lost.',
  offline: 'You are offline. What you have opened on this device can still be read.',
  outageTitle: 'Back in a moment',
  outageText:
    'Notelark is being restarted or repaired. Everything of yours is safe, and this page opens by itself as soon as it is done.',
  outage:
    'Notelark is back in a moment. What is on this page stays here, and the rest loads by itself.',
} as const;
