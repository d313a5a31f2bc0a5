import { AppError } from '../../platform/errors.ts';

let list: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords of public leaks, in lower case. Loaded with the first password that is set. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Characters that are put around a common password to satisfy rules: `Password1!`. */
const DECORATION = /^[^\p{L}]+|[^\p{L}]+$/gu;

/**
 * Whether a password is among the first that an attacker tries: listed, in any case, also with digits or marks around it,
 * or made of the account's own address.
 */
async function isCommon(password: string, email: string): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replaceAll(DECORATION, '');
  const names = [email, ...email.split('@')].map((name) => name.replaceAll(DECORATION, ''));
  list ??= load();
  const known = await list;
  return known.has(lower) || known.has(bare) || names.includes(bare);
}

/** @throws {AppError} `password-common` */
export async function refuseCommonPassword(password: string, email: string): Promise<void> {
  if (await isCommon(password, email)) throw new AppError('password-common');
}
