import { scryptSync } from 'node:crypto';

/** Each hash says what it was made with: this one costs next to nothing, as does each sign-in with it. */
const COST = { N: 16, r: 8, p: 1 };
const SALT = Buffer.alloc(16, 'salt');
const KEY_BYTES = 32;

/** A password as it is stored, for accounts that no test of passwords is about. */
export function storedPassword(password: string): string {
  const key = scryptSync(password, SALT, KEY_BYTES, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, SALT.toString('base64url'), key.toString('base64url')].join('$');
}
