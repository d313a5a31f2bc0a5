import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator: it can't be guessed. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What every API key begins with: scanners for leaked secrets find it, and a session's token never does. */
export const API_KEY_PREFIX = 'nlk_';

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** What is kept of a token: enough to recognise it, not enough to use it. Reading the table opens nothing. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
