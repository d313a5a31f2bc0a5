import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEmbeddingServer } from '../../adapters/embedder/openai-compatible.ts';
import { passageEmbeddings, searchPassages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type EmbeddingServer, startEmbeddingServer } from '../../testing/embedding-server.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { storeRecording } from '../../testing/stored-results.ts';
import type { TestUser } from '../../testing/users.ts';
import { EmbeddingIndexService } from './embedding-index.service.ts';
import { MeaningService } from './meaning.service.ts';

let server: EmbeddingServer;
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  server = await startEmbeddingServer();
  const embedder = createEmbeddingServer({ ...server, model: 'model-a', apiKey: null });
  const engines = await createTestEngines({ embedder });
  app = await createTestApp({ worker: false, engines });
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  user = await app.signUpAndIn();
});
afterEach(() => {
  server.answer = undefined;
  server.refuses = undefined;
  server.received.length = 0;
});

const { signal } = new AbortController();
const FILLER = 'Then we went through the list of open points and nobody had anything to add to it.';

/** A recording of a passage for each line. */
const store = (lines: readonly string[]) =>
  storeRecording(app.db, user.actor.userId, {
    segments: lines.flatMap((text, at) =>
      [text, ...Array.from({ length: 7 }, () => FILLER)].map((line, of) => ({
        start: at * 100 + of * 10,
        end: at * 100 + of * 10 + 9,
        text: line,
        speaker: null,
      })),
    ),
  });

const fill = () => app.product.search.embeddings?.fill(signal);
const find = (question: string) =>
  app.product.search.search.find(user.actor, { of: 'all' }, question);
/** The dimensions of the user's vectors, passage by passage. */
const dimensions = async () =>
  (
    await app.db.execute<{ of: number }>(sql`
      select cardinality(embedding) as of from ${passageEmbeddings} join ${searchPassages} as passage on passage.id = passage_id
       where user_id = ${user.actor.userId} order by passage.id`)
  ).rows.map(({ of }) => of);

const LINES = [
  'The caterers bring the soup.',
  'We rent the marquee for nine hundred pounds.',
  'Everybody liked the logo.',
];

it('finds a passage by other words than its own, which does not make it an answer', async () => {
  const { uploadId } = await store(LINES);
  const byWords = await find('How expensive is a pavilion?');
  expect(byWords.passages).toEqual([]);
  await fill();
  const found = await find('How expensive is a pavilion?');
  expect(found.passages[0]).toMatchObject({ uploadId, firstTurn: 8, coverage: 0 });
  // A vector is near to something always: the words decide what is "not said".
  expect(found.coverage).toBe(0);
  const both = await find('the soup and the tent');
  expect(both.passages.slice(0, 2).map(({ firstTurn }) => firstTurn)).toEqual([0, 8]);
  expect(both.coverage).toBeGreaterThan(0);
  const stranger = await app.signUpAndIn();
  const theirs = await app.product.search.search.find(stranger.actor, { of: 'all' }, 'a pavilion');
  expect(theirs.passages).toEqual([]);
});

it('embeds each passage once, and again what an edit has changed; deletion takes the vectors along', async () => {
  const { uploadId } = await store(LINES);
  await fill();
  const asked = server.received.length;
  await fill();
  expect(server.received).toHaveLength(asked);
  expect(await dimensions()).toEqual([64, 64, 64]);
  await app.call(
    'PATCH /api/transcripts/{id}',
    { params: { id: uploadId }, body: { text: 'The tent is cheap.', version: 1 } },
    { as: user },
  );
  expect((await find('price of a pavilion')).passages).toEqual([]);
  await fill();
  expect((await find('price of a pavilion')).passages).toMatchObject([{ firstTurn: 0 }]);
  expect(await dimensions()).toEqual([64]);
  await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: user });
  expect(await dimensions()).toEqual([]);
});

it('searches by words where the server fails or stalls, and rests before it asks again', async () => {
  await store(LINES);
  await fill();
  const asked = async () => {
    const before = server.received.length;
    expect((await find('soup')).passages).toMatchObject([{ firstTurn: 0 }]);
    return server.received.length - before;
  };
  server.answer = (_request, response) => response.writeHead(500).end();
  expect([await asked(), await asked()]).toEqual([1, 0]);
  app.clock.advance({ seconds: 31 });
  expect(await asked()).toBe(1);

  const { db, clock, log, engines } = app.product.context;
  const { embedder } = engines;
  if (!embedder) throw new Error('the test has an embedder');
  server.answer = () => {};
  app.clock.advance({ seconds: 31 });
  const impatient = new MeaningService({ db, clock, log, embedder, waitMs: 1 });
  const scope = { of: 'all', userId: user.actor.userId, others: [], own: true } as const;
  expect(await impatient.near(scope, 'pavilion')).toEqual([]);
  await impatient.stop();
});

it('goes on after a failure, and leaves out only what the server takes in no part', async () => {
  await store([...LINES, 'The poison is here.']);
  server.refuses = () => 503;
  await fill();
  expect(await dimensions()).toEqual([]);
  server.refuses = ({ input }) => (input.some((text) => text.includes('poison')) ? 413 : undefined);
  await fill();
  expect(await dimensions()).toEqual([64, 64, 64, 0]);
  expect((await find('a pavilion')).passages[0]).toMatchObject({ firstTurn: 8 });
  // One that refuses every text has another fault, and costs no passage its vector.
  await store(LINES);
  server.refuses = () => 400;
  await fill();
  expect(await dimensions()).toHaveLength(4);
});

it('embeds everything anew for another model, or one of other dimensions', async () => {
  await store(LINES);
  await fill();
  const { db, log } = app.product.context;
  const fillBy = (model: string) => {
    const embedder = createEmbeddingServer({ ...server, model, apiKey: null });
    return new EmbeddingIndexService({ db, log, embedder }).fill(signal);
  };
  server.dimensions = 48;
  await store(LINES);
  await fillBy('model-a');
  expect(await dimensions()).toEqual([48, 48, 48, 48, 48, 48]);
  expect((await find('a pavilion')).passages[0]).toMatchObject({ firstTurn: 8 });
  server.dimensions = 64;
  await fillBy('model-b');
  expect(await dimensions()).toEqual([64, 64, 64, 64, 64, 64]);
});
