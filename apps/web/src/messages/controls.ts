/** Names of the controls and states that belong to no feature. */
export const controls = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  tryAgain: 'Try again',
  /** What a mark in a table says to those who don't see it. */
  yes: 'Yes',
  no: 'No',
  /** Before something typed is left behind. */
  unsaved: {
    leaveTitle: 'Leave without saving?',
    discardTitle: 'Discard your changes?',
    text: 'Your changes have not been saved.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
    discard: 'Discard changes',
  },
} as const;
