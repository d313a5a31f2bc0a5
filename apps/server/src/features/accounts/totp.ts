import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of one step before and after are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;
const ISSUER = 'Notelark';

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** 160 bits, as RFC 4226 recommends; base32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step that a code is of. @returns null for a wrong code */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Letters and digits that are not mistaken for each other (Crockford's base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten codes of 80 random bits: `7K3M-Q2XW-…`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));

const makeGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As typed: without spaces and dashes, in any case, O for 0, I and L for 1. */
export const normalizeCode = (code: string): string =>
  code.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A keyed hash: 80 bits could be searched for, with the table alone nothing can. */
export const recoveryCodeHash = (key: Buffer, userId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${userId} ${normalizeCode(code)}`)
    .digest('base64url');
