/** SHA-256 of `0019_source_titles`, the last of the twenty migrations that `0000_initial` replaces. */
export const LAST_SQUASHED = '74787ba7a4390deb91ce097c924c8e8cb64b809365323f36b0bab6f68f9c0334';

/**
 * The migrations of a database or backup, by their hashes in order, with the twenty replaced by the initial one: both make the
 * same schema. An incomplete chain is returned unchanged.
 */
export function withInitial(applied: readonly string[], initial: string): string[] {
  const last = applied.indexOf(LAST_SQUASHED);
  return last === -1 ? [...applied] : [initial, ...applied.slice(last + 1)];
}
