import type { PasswordRuleId } from '@notelark/api/account-rules';
import { plans } from '@notelark/api/plans';

export const accountFields = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
} as const;

export const accountRules = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Password is required',
  passwordWeak: 'Password does not meet requirements',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
} as const;

export const passwordChecklist = {
  name: 'Password requirements',
  rules: {
    length: 'At least 8 characters',
    uppercase: 'One uppercase letter',
    lowercase: 'One lowercase letter',
    digit: 'One number',
  } satisfies Record<PasswordRuleId, string>,
  /** Said after a rule that is met or not, for those who don't see its mark. */
  met: 'met',
  notMet: 'not met yet',
} as const;

export const signInScreen = {
  title: 'Sign in to your account',
  description: 'Sign in to Notelark to reach your transcripts, summaries and notes.',
  intro: 'Welcome back. Your notes are where you left them.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgot: 'Forgot password?',
  noAccount: 'New to Notelark?',
  signUp: 'Sign up',
  failed: 'Login Failed',
  wrong: 'Invalid email or password. Please try again.',
  done: 'Welcome back!',
  doneText: "You've been successfully logged in.",
} as const;

export const signUpScreen = {
  title: 'Create your account',
  description: `Create a free Notelark account: ${plans.free.limits.audioMinutes} minutes of audio or video and ${plans.free.limits.textSummaries} text summaries every month. No credit card.`,
  intro: 'Free to start, no credit card needed.',
  submit: 'Create account',
  submitting: 'Creating account...',
  haveAccount: 'Have an account already?',
  signIn: 'Sign in',
  agree: 'By creating an account you accept our',
  terms: 'Terms',
  and: 'and',
  privacy: 'Privacy Policy',
  failed: 'Signup Failed',
  done: 'Account created successfully!',
  doneText: 'Please check your email to verify your account, then sign in.',
  /** What this installation allows (SIGN_UP). */
  closed: 'New accounts are created by the administrator of this server. Ask them for one.',
  invited:
    'New accounts need an invitation. If you have one, sign up with the address that it was sent to.',
  awaitsAdministrator:
    'No account exists here yet. The administrator of this server signs up first.',
  domains: 'Only addresses of these domains can sign up: {domains}.',
  first: 'No account exists here yet. The first account administers this server.',
} as const;

export const forgotPasswordScreen = {
  title: 'Forgot your password?',
  description: 'Have a link sent to your email address that sets a new Notelark password.',
  intro: 'Tell us your email and we send you a link that sets a new one.',
  submit: 'Send reset link',
  submitting: 'Sending...',
  back: 'Back to sign in',
  noMail:
    'This server sends no mail. Ask its administrator for a link that sets a new password. Your recordings and notes are safe.',
  failed: 'Error',
  done: 'Reset email sent!',
  doneText: 'Check your email for password reset instructions.',
  sentTitle: 'Check your email',
  sentText: 'If an account with this address exists, a reset link is on its way to',
  sentHint: 'Nothing there after a few minutes? Look into the spam folder.',
  other: 'Try a different email',
} as const;

export const resetPasswordScreen = {
  revokeKeys: 'Revoke my API keys, too',
  revokeKeysHint:
    'Choose this if someone else may have had access. Programs that use a key stop working.',
  title: 'Set a new password',
  description: 'Set a new password for your Notelark account.',
  intro: 'It ends all open sessions of your account.',
  submit: 'Update password',
  submitting: 'Updating...',
  failed: 'Reset Failed',
  done: 'Password updated!',
  doneText:
    'Your password has been successfully reset. You can now sign in with your new password.',
  noToken:
    'This link is not complete. Please open the link in the email again, or request a new one.',
  deadLink:
    'This link no longer works: it was used, has expired, or a newer one was sent. Request a new one to set your password.',
  back: 'Back to sign in',
  requestNew: 'Request a new link',
} as const;

export const signOutScreen = {
  title: 'Log out',
  busy: 'Signing out...',
  failed: 'You could not be signed out',
  retry: 'Try again',
} as const;

export const signInAgain = {
  title: 'Sign in again',
  text: 'Your session has ended. What you entered is still here.',
} as const;

/** Above the sign-in form, to a person whose address is not verified yet. */
export const checkEmail = {
  title: 'Check your email',
  sentTo: 'We sent a verification link to',
  next: 'Open it, then sign in here.',
  resend: 'Resend email',
  resending: 'Sending...',
  resent: 'Sent again. Only the newest link works.',
  resendFailed: 'The email was not sent',
  hint: 'Nothing there after a few minutes? Look in the spam folder.',
  /** Where no mail server is set and the installation is tried on one machine. */
  kept: 'No mail server is set up here, so the email has not left this computer.',
  mailbox: 'Open the development mailbox',
} as const;

/** Above the sign-in form, after a verification link was opened. */
export const verification = {
  done: 'Email verified. Sign in to start.',
  newer:
    'A newer verification link was sent after this one. Please open the link in the newest email.',
  failed:
    'This verification link is invalid or has expired. Sign in: if your email is not verified yet, we send you a new link.',
} as const;
