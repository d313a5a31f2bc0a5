import { createHash } from 'node:crypto';

/** The id of what a request makes, which is the same each time it comes: a UUID of version 8. No user can choose another's. */
export function idOfRequest(userId: string, requestId: string): string {
  const hash = createHash('sha256').update(`${userId} ${requestId}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16);
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...groups, variant + hash.slice(17, 20), hash.slice(20, 32)].join('-');
}
