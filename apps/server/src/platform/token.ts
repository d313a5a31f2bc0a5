import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator: nobody guesses one. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to recognise it, not enough to use it. Whoever reads the table can open nothing. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
