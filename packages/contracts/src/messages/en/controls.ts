/** Names of the controls and states that belong to no feature. */
export const controls = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  tryAgain: 'Try again',
  /** What a mark in a table says to those who don't see it. */
  yes: 'Yes',
  no: 'No',
  /** In front of an error's sentence, for those who don't see its colour. */
  error: 'Error',
} as const;
