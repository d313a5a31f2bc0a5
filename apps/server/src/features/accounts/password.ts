import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from '@notelark/toolkit/limiter';

/** Parameters of scrypt (RFC 7914): work, block size, parallelism. It needs 128 · N · r bytes. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * Memory-hard: guessing costs 32 MiB a try as well as time. Each hash says what it was made with, so these can be raised
 * without locking anybody out.
 */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Node hashes on its pool of four threads, which files and DNS need too: passwords get half of it. */
const inTurn = createLimiter(2);

/** @returns `scrypt$N$r$p$salt$key`, salt and key as base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether `stored` was made of this password. Null, where there is no account, takes as long and is false: the time tells
 * no one which addresses have an account.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, key } = parse(stored ?? NOBODYS);
  const given = await derive(password, salt, key.length, cost);
  return timingSafeEqual(given, key) && stored !== null;
}

/** The hash of no password. */
const NOBODYS = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('a stored password of no known form');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** NFKC: the same password typed on another keyboard may come as other code points. */
function derive(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
