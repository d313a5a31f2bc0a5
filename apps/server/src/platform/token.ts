import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator: it can't be guessed. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What every API key begins with: scanners for leaked secrets find it, and a session's token never does. */
const API_KEY_PREFIX = 'nlk_';

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

const SHOWN_CHARACTERS = API_KEY_PREFIX.length + 6;

/** A new API key; all but `secret` is stored. */
export function makeApiKey(): { secret: string; beginning: string; keyHash: string } {
  const secret = `${API_KEY_PREFIX}${makeToken()}`;
  return { secret, beginning: secret.slice(0, SHOWN_CHARACTERS), keyHash: tokenHash(secret) };
}

/** What is kept of a token: enough to recognise it, not enough to use it. Reading the table opens nothing. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
