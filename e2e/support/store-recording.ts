import type { Database } from '../../apps/server/src/platform/database/client.ts';
import { storeRecording as store, talk } from '../../apps/server/src/testing/stored-results.ts';

interface Wanted {
  /** Each of two seconds, by two speakers in turn. */
  segments?: number;
  /** Its summary could not be made. */
  failed?: boolean;
}

/** @returns the id of the result of a recording */
export async function storeRecording(
  db: Database,
  userId: string,
  { segments = 0, failed = false }: Wanted,
): Promise<string> {
  const { summaryId } = await store(db, userId, {
    filename: 'Three hours.mp3',
    segments: talk(segments).map((segment, at) =>
      Object.assign(segment, { speaker: `Speaker ${1 + (at % 2)}` }),
    ),
    summaryText:
      '# Notes\n\n- Speaker 1: First point [00:00](#s0)\n\n## Action items\n\n- [ ] Call the baker about the long table [00:02](#s1)\n',
    ...(failed && { failure: 'summary-failed' }),
  });
  return summaryId;
}
