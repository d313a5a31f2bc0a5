/** SHA-256 of `0018_summary_document`, the last of the nineteen migrations that `0000_initial` replaces. */
export const LAST_SQUASHED = 'dec51b3620f7dde6ad56bcb7351cf8c6a1133bd4a5ccfebb203d1093fd1d1fe9';

/**
 * The migrations of a database or backup, by their hashes in order, with the nineteen replaced by the initial one: both make the
 * same schema. An incomplete chain is returned unchanged.
 */
export function withInitial(applied: readonly string[], initial: string): string[] {
  const last = applied.indexOf(LAST_SQUASHED);
  return last === -1 ? [...applied] : [initial, ...applied.slice(last + 1)];
}
