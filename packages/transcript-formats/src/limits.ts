import { MAX_TRANSCRIPT_FILES, MAX_TRANSCRIPT_MEGABYTES } from '@notelark/api/transcript-formats';
import { BYTES_PER_MEGABYTE } from '@notelark/api/plans';

/** What is read at most. A three-hour meeting with a time for each word is 10 MB of JSON and 200,000 characters of talk. */
export const limits = {
  /** Of all files of one transcript together. */
  fileBytes: MAX_TRANSCRIPT_MEGABYTES * BYTES_PER_MEGABYTE,
  files: MAX_TRANSCRIPT_FILES,
  /** Entries of an archive: a DOCX has a dozen, a Slack export one for each day. */
  archiveEntries: 5_000,
  /** What an archive may unpack to, all that is read of it together. */
  unpackedBytes: 64 * BYTES_PER_MEGABYTE,
  pages: 2_000,
  segments: 50_000,
  characters: 2_000_000,
  segmentCharacters: 100_000,
  speakerCharacters: 60,
  titleCharacters: 200,
  /** Longer than any recording, in seconds. */
  seconds: 1_000_000,
  problems: 50,
  /** Of the process that reads. */
  wallClockMs: 30_000,
  memoryMb: 1_024,
} as const;
