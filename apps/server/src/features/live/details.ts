import type { LineMark, LiveDetails, OwnNote } from '@notelark/api/live-details';
import { readMarks, readOwnNotes } from '@notelark/api/live-tables';
import { AppError } from '../../platform/errors.ts';

export interface ReadDetails {
  lines?: LineMark[];
  bookmarks?: number[];
  ownNotes?: OwnNote[];
}

/** What was sent with a live transcript, read. @throws {AppError} `malformed-request` */
export function readDetails({ lines, bookmarks, ownNotes }: LiveDetails = {}): ReadDetails {
  return {
    ...(lines !== undefined && { lines: read(lines, readMarks) }),
    ...(bookmarks !== undefined && { bookmarks }),
    ...(ownNotes !== undefined && { ownNotes: read(ownNotes, readOwnNotes) }),
  };
}

function read<Row>(table: string, reader: (table: string) => Row[] | null): Row[] {
  const rows = reader(table);
  if (!rows) throw new AppError('malformed-request', { detail: 'a row of a table is unreadable' });
  return rows;
}
