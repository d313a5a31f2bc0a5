import type { SignUpMode } from '@notelark/api/sign-up';
import { AppError } from '../../platform/errors.ts';

export interface SignUpSettings {
  mode: SignUpMode;
  /** In lower case; empty: every domain. */
  domains: readonly string[];
  /** Whose account administers the installation; null: the first one. */
  adminEmail: string | null;
}

/**
 * Product rule A6. The administrator of the settings may always sign up: an installation needs a first account.
 * @param isInvited whether a team has an open invitation for the address
 * @throws {AppError} `sign-up-closed`, `sign-up-domain`
 */
export function refuseSignUp(
  email: string,
  { mode, domains, adminEmail }: SignUpSettings,
  isInvited: boolean,
): void {
  if (email === adminEmail) return;
  if (mode === 'closed' || (mode === 'invited' && !isInvited)) throw new AppError('sign-up-closed');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (domains.length > 0 && !domains.includes(domain))
    throw new AppError('sign-up-domain', { params: { domains: domains.join(', ') } });
}
