import { uploadLimits } from './plans.ts';

// Apart from the schemas, so that a page can check a form without loading the schema library.

/** The loose pattern of the specification: text, at-sign, text, dot, text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of the live checklist, in its order. */
export const passwordRules = [
  { id: 'length', test: (password: string) => password.length >= uploadLimits.passwordMinLength },
  { id: 'uppercase', test: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lowercase', test: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', test: (password: string) => /\d/.test(password) },
] as const;
export type PasswordRuleId = (typeof passwordRules)[number]['id'];

export const passwordMeetsRules = (password: string): boolean =>
  passwordRules.every((rule) => rule.test(password));

/** Whether this is the name of a zone in the IANA database that this machine knows, e.g. `Europe/Berlin`. Offsets are none. */
export function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return /^[A-Z]/i.test(timeZone);
  } catch {
    return false;
  }
}
