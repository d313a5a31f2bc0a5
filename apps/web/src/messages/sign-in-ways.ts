/** Ways to sign in besides address and password. */
export const signInWays = {
  or: 'or',
  openId: 'Continue with {name}',
  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey...',
  passkeyFailed: 'No passkey was used',
  passkeyFailedText: 'Try again, or sign in another way.',
  noPasswords: 'Accounts here are made by signing in with {name}.',
  /** The name of the provider while it is not known. */
  provider: 'your organization',

  code: 'Authentication code',
  codeHint: 'Six digits of your authenticator app, or one of your recovery codes.',
  codeRequired: 'Please enter a code',
  submitCode: 'Verify',
  submittingCode: 'Verifying...',
  startAgain: 'Start again',
  expired: 'This sign-in took too long',
} as const;

/** How a sign-in at the OpenID provider ended. */
export const openIdNotices = {
  confirm:
    'There is an account with your email already. Sign in to it once to confirm that it is yours; after that, {name} signs you in.',
  failed: 'Signing in with {name} did not work. Nothing was changed. Please try again.',
  unverified:
    '{name} has not verified your email, so it can’t be used here. Verify it there, then try again.',
  'sign-up-closed':
    'You have no account here yet, and new ones are created by the administrator. Ask them for one.',
  'sign-up-domain':
    'Accounts here are for certain email domains only, and yours is not among them.',
  'account-suspended':
    'This account is suspended. Your recordings and notes are safe. Please contact support.',
} as const;

/** How the own account is signed in to: on the profile. */
export const securityScreen = {
  passwordText: 'A new password signs out every other device.',
  noPasswordText: 'Your account has no password. You can set one to sign in without {name}.',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  passwordChanged: 'Password changed',
  passwordChangedText: 'Every other device was signed out.',

  sessions: 'Sessions',
  sessionsText: 'Devices that are signed in to your account.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  since: 'Signed in {started}, last used {used}',
  endSession: 'Sign out {device}',
  end: 'Sign out',
  ended: '{device} was signed out',
  endOthers: 'Sign out all other devices',
  endOthersTitle: 'Sign out all other devices?',
  endOthersText: 'Every device but this one has to sign in again.',
  othersEnded: 'All other devices were signed out',

  factor: 'Two-factor authentication',
  factorOff:
    'Signing in with your password also asks for a code of an authenticator app on your phone.',
  factorOn: 'On since {date}. Recovery codes left: {left}.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  turnOnTitle: 'Turn on two-factor authentication',
  scan: 'Scan this code with your authenticator app, or type in the key. Then enter the six digits that the app shows.',
  qrCode: 'QR code for your authenticator app',
  key: 'Key',
  confirmCode: 'Confirm',
  turnOffTitle: 'Turn off two-factor authentication?',
  turnOffText: 'After that, your password is enough to sign in.',
  newCodesTitle: 'Make new recovery codes?',
  newCodesText: 'Your present recovery codes stop working.',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each code signs you in once if you lose your phone. They are shown only now: keep them in a safe place.',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  codesCopied: 'Recovery codes copied',
  codesFile: 'notelark-recovery-codes.txt',
  codesSaved: 'I have saved them',
  turnedOn: 'Two-factor authentication is on',
  turnedOff: 'Two-factor authentication is off',

  passkeys: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, face or screen lock. A passkey replaces password and code.',
  noPasskeys: 'You have no passkeys yet.',
  addPasskey: 'Add a passkey',
  addPasskeyText: 'Your browser asks you to make it after this step.',
  passkeyName: 'Name',
  passkeyNameHint: 'To recognize it later, e.g. “Laptop”.',
  passkeyNameRequired: 'Please enter a name',
  passkeyAdded: 'Passkey added',
  passkeyUsed: 'Added {added}, last used {used}',
  passkeyUnused: 'Added {added}, not used yet',
  synced: 'Synchronized',
  rename: 'Rename',
  renamePasskey: 'Rename {name}',
  renamePasskeyTitle: 'Rename this passkey',
  save: 'Save',
  remove: 'Remove',
  removePasskey: 'Remove {name}',
  removePasskeyTitle: 'Remove this passkey?',
  removePasskeyText:
    '“{name}” no longer signs in here. Your device may keep it until you delete it there.',
  passkeyRemoved: 'Passkey removed',
  passkeyFailed: 'The passkey was not added',

  openId: 'Your account at {name} signs you in here, too.',
  openIdNotJoined:
    'To connect it, sign out and continue with {name}. Your account there needs the same email.',
  separate: 'Disconnect {name}',
  separateTitle: 'Disconnect {name}?',
  separateText:
    'Your account at {name} no longer signs you in here. Your recordings and notes stay. You can connect it again by signing in with it.',
  separated: 'Disconnected from {name}',
  confirmIdentity: 'Enter your password to confirm that it is you.',
  continue: 'Continue',
  cancel: 'Cancel',
  failed: 'Nothing was changed',
} as const;
