import { emailPattern, passwordMeetsRules } from '@notelark/api/account-rules';
import { accountRules } from '../messages/index.ts';

/** The rules of every form that asks for an address or a password, as sentences. */

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return accountRules.emailRequired;
  return emailPattern.test(email.trim()) ? undefined : accountRules.emailInvalid;
}

export const passwordMissing = (password: string): string | undefined =>
  password === '' ? accountRules.passwordRequired : undefined;

export const newPasswordProblem = (password: string): string | undefined =>
  passwordMissing(password) ??
  (passwordMeetsRules(password) ? undefined : accountRules.passwordWeak);

export function confirmProblem(
  confirm: string,
  { password }: { password: string },
): string | undefined {
  if (confirm === '') return accountRules.confirmRequired;
  return confirm === password ? undefined : accountRules.confirmDiffers;
}
