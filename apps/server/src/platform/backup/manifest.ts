import { z } from 'zod';

/** The first file of a back-up: what is in it and what it fits into. */
export const Manifest = z.object({
  product: z.literal('notelark'),
  format: z.literal(1),
  made: z.iso.datetime(),
  schema: z.object({ migrations: z.array(z.string()), queue: z.number() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
/** Before the key of a file of a store that is not in DATA_DIR, in the name of its entry. */
export const STORED = 'stored/';

/** A back-up can't be made or restored; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What was written or restored. */
export interface BackupCount {
  tables: number;
  files: number;
}

/**
 * What of DATA_DIR is no user's data: the database, which is backed up as rows, what set-up fetches
 * again, local copies of what is worked on, and other back-ups.
 */
export const LEFT_OUT =
  /^(postgres|postgres\.log|postgresql-.*|postgres-init-.*|models|scratch|moving-to-.*|backups|backup-.*|.*\.sock)$/;
