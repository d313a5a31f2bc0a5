import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EditedLine } from '@notelark/api/library';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { resultOf } from '../../../testing/results.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
let user: TestUser;
let id: string;
let uploadId: string;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
  const segments = ['One two.', 'Three.', 'Four.'].map((text, at) => ({
    start: at * 10,
    end: at * 10 + 8,
    text,
    speaker: at === 1 ? 'Bo' : 'Ann',
  }));
  const stored = await storeRecording(app.db, user.actor.userId, { segments });
  ({ summaryId: id, uploadId } = stored);
});

const save = (lines: EditedLine[], removed: number[] = [], version = 1, as = user) =>
  app.call(
    'PATCH /api/transcripts/{id}/lines',
    { params: { id: uploadId }, body: { version, lines, removed } },
    { as },
  );
const line = (index: number | null, start: number, text: string, speaker = 'Ann'): EditedLine => ({
  index,
  start,
  end: start + 4,
  text,
  speaker,
});
async function now() {
  const result = await resultOf(app, user, id);
  if (result.source.kind !== 'upload' || !result.source.transcript)
    throw new Error('no transcript');
  const { text, segments, edited, version } = result.source.transcript;
  const said = segments.map((segment) => [segment.index, segment.text, segment.speaker]);
  return { text, said, edited, version, stale: result.stale };
}

it('changes a line and leaves the others as they are; the notes are stale', async () => {
  expect((await save([line(1, 10, '3.', 'Cy')])).body).toEqual({ version: 2 });
  expect(await now()).toMatchObject({
    said: [
      [0, 'One two.', 'Ann'],
      [1, '3.', 'Cy'],
      [2, 'Four.', 'Ann'],
    ],
    text: 'One two.\n\n3.\n\nFour.',
    edited: true,
    stale: true,
  });
});

it('splits a line: its part gets a new index and stands in the order of time', async () => {
  await save([line(0, 0, 'One'), line(null, 4, 'two.')]);
  expect((await now()).said).toEqual([
    [0, 'One', 'Ann'],
    [3, 'two.', 'Ann'],
    [1, 'Three.', 'Bo'],
    [2, 'Four.', 'Ann'],
  ]);
});

it('merges lines: the index of the one that is gone is not given again', async () => {
  await save([line(1, 10, 'Three. Four.')], [2]);
  expect((await now()).said.map(([index]) => index)).toEqual([0, 1]);
  await save([line(null, 20, 'Five.')], [], 2);
  expect((await now()).said.map(([index]) => index)).toEqual([0, 1, 3]);
});

it('another speaker of a line makes no notes stale', async () => {
  await save([{ ...line(2, 20, 'Four.', 'Bo'), end: 28 }]);
  expect(await now()).toMatchObject({ edited: true, stale: false });
});

it('is refused for other versions, other users, and where nothing would be left', async () => {
  expect((await save([], [], 7)).error.code).toBe('edited-elsewhere');
  expect((await save([], [], 1, await app.signUpAndIn())).error.code).toBe('not-found');
  expect((await save([], [0, 1, 2])).error.code).toBe('text-empty');
  expect((await now()).said).toHaveLength(3);
});

it('saves thousands of lines at once: an hour of corrections is not refused', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) =>
    line(null, 100 + at * 1.234567, `Line ${at}`, 'Ann'),
  );
  expect((await save(lines)).body).toEqual({ version: 2 });
  expect((await now()).said).toHaveLength(3003);
});
