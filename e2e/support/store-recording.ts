// A program of its own, because the journeys run in Playwright's Node, not in ours: puts the result of a recording with so many
// segments, by two speakers in turn, into the database of the running product.
// `node store-recording.ts EMAIL SEGMENTS [failed]` prints the id of the result; `failed`: its summary could not be made.
import { accountsRepo } from '../../apps/server/src/features/accounts/repo.ts';
import { openDatabase } from '../../apps/server/src/platform/database/client.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import { storeRecording, talk } from '../../apps/server/src/testing/stored-results.ts';

const [email = '', segments = '0', outcome] = process.argv.slice(2);
const silent = { info: () => {}, warn: () => {}, error: console.error };
const server = await startEmbeddedPostgres({
  dataDir: process.env.E2E_DATA_DIR ?? '',
  log: silent,
});
const database = openDatabase(server.url, { onError: console.error });
try {
  const user = await accountsRepo.findByEmail(database.db, email);
  if (!user) throw new Error(`nobody has the address ${email}`);
  const { summaryId } = await storeRecording(database.db, user.id, {
    filename: 'Three hours.mp3',
    segments: talk(Number(segments)).map((segment, at) =>
      Object.assign(segment, { speaker: `Speaker ${1 + (at % 2)}` }),
    ),
    summaryText: '# Notes\n\n- Speaker 1: First point [00:00](#s0)\n',
    ...(outcome === 'failed' && { failure: 'summary-failed' }),
  });
  process.stdout.write(summaryId);
} finally {
  await database.close();
  await server.stop();
}
