/** Names of the controls and states that belong to no feature. */
export const controls = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  tryAgain: 'Try again',
  /** In front of an error's sentence, for those who don't see its colour. */
  error: 'Error',
} as const;
