import { z } from 'zod';

/** What is recorded of a source on its way in: the receipt says nothing that was not counted then. */

export const origins = ['upload', 'link', 'folder', 'import'] as const;

export const Origin = z.object({
  from: z.enum(origins),
  /** Of a link: the address that its owner gave, without credentials and query. Of a folder: the file's path in it. */
  address: z.string().optional(),
});
export type Origin = z.infer<typeof Origin>;

/** In seconds from the start of the recording. */
export const Stretch = z.object({ start: z.number(), end: z.number() });
export type Stretch = z.infer<typeof Stretch>;

export const ReceivedFile = z.object({
  /** Of the stored file or files. */
  bytes: z.number(),
  sha256: z.string(),
  /** Length of the sound by the file's own header; null where it declares none. */
  declaredSeconds: z.number().nullable().optional(),
  /** Of an imported transcript: how many lines were read, and how many could not be. */
  lines: z.object({ read: z.number(), unread: z.number() }).optional(),
});
export type ReceivedFile = z.infer<typeof ReceivedFile>;

export const ReceivedText = z.object({
  characters: z.number(),
  sha256: z.string(),
  /** Of a live recording: its parts. */
  live: z
    .object({
      seconds: z.number(),
      /** Parts that the recording page sent, as far as their numbers tell; those that were received; numbers of the rest. */
      sent: z.number(),
      received: z.number(),
      missing: z.array(z.number()),
    })
    .optional(),
});
export type ReceivedText = z.infer<typeof ReceivedText>;
