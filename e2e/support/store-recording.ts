// A program of its own, because the journeys run in Playwright's Node, not in ours: puts the result of a recording with so many
// segments, by two speakers in turn, into the database of the running product.
// `node store-recording.ts EMAIL SEGMENTS [failed]` prints the id of the result; `failed`: its summary could not be made.
import { storeRecording, talk } from '../../apps/server/src/testing/stored-results.ts';
import { withUser } from './with-user.ts';

const [email = '', segments = '0', outcome] = process.argv.slice(2);
const { summaryId } = await withUser(email, (db, userId) =>
  storeRecording(db, userId, {
    filename: 'Three hours.mp3',
    segments: talk(Number(segments)).map((segment, at) =>
      Object.assign(segment, { speaker: `Speaker ${1 + (at % 2)}` }),
    ),
    summaryText:
      '# Notes\n\n- Speaker 1: First point [00:00](#s0)\n\n## Action items\n\n- [ ] Call the baker about the long table [00:02](#s1)\n',
    ...(outcome === 'failed' && { failure: 'summary-failed' }),
  }),
);
process.stdout.write(summaryId);
