import { and, inArray, ne } from 'drizzle-orm';
import type { textInputs, uploads } from './schema/index.ts';

/** The uploads or texts that these people share with their team. */
export const sharedBy = (table: typeof uploads | typeof textInputs, userIds: readonly string[]) =>
  and(inArray(table.userId, [...userIds]), ne(table.teamAccess, 'none'));

/** The columns of an upload or text that becomes another member's. Labels stay behind: they are the former owner's. */
export const handedOverTo = (userId: string) => ({
  userId,
  folder: null,
  tags: [],
  sample: false,
});
