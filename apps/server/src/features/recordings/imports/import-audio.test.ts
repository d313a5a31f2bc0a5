import { randomUUID } from 'node:crypto';
import { plans } from '@notelark/api/plans';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { TranscribeError } from '@notelark/speech';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { receiptFacts } from '@notelark/api/sentences/receipts';
import { uploads } from '../../../platform/database/schema/index.ts';
import { storedFiles } from '../../account-data/export.repo.ts';
import { ImportAudioService } from './import-audio.service.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import {
  announce,
  askOffset,
  dropTransfer,
  metadata,
  recordingOf,
  sendFile,
  upload,
} from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

type Hear = NonNullable<NonNullable<Parameters<typeof createScriptedTranscriber>[0]>['script']>;

const LINES = [
  'Ann Lee: We need a second printer before the end of May.',
  'Ben: I will order one on Monday if the budget allows it.',
  'Ann Lee: Then everything is settled and we can go home.',
];
const UNTIMED = `${LINES.join('\n')}\n`;
const TIMED = `1
00:00:00,200 --> 00:00:01,500
Ann Lee: We need a second printer.

2
00:00:03,500 --> 00:00:05,000
Ben: I will order one.

3
00:00:07,000 --> 00:00:08,500
Ann Lee: Settled.
`;
/** Three phrases that begin at 0, 3.5 and 7 seconds. */
const THREE_PHRASES = recordingOf(3);

/** Each phrase is the line of the same number, but for its name. */
const sayLines: Hear = (_, call) => {
  const text = LINES[(call - 1) % LINES.length]?.replace(/^.*?: /, '') ?? '';
  const words = text.split(' ').map((word, at) => ({
    text: word,
    start: 0.2 + at * 0.1,
    end: 0.29 + at * 0.1,
  }));
  return { segments: [{ text, start: 0.2, end: 1.4, words }], language: 'en' };
};

let app: TestApp;
let user: TestUser;
let hear: Hear;
let calls = 0;
const engine = { id: 'scripted', label: 'Scripted', draft: false };
beforeAll(async () => {
  const scripted = createScriptedTranscriber({
    concurrency: 1,
    script: (clip) => hear(clip, (calls += 1)),
  });
  const transcriber = Object.assign(scripted, { engine });
  app = await createTestApp({ engines: await createTestEngines({ transcriber }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  calls = 0;
  engine.draft = false;
  hear = sayLines;
  user = await app.signUpAndIn();
});
afterEach(() => app.log.clear());

async function importOf(text: string, name: string, as = user) {
  const files = [{ name, content: Buffer.from(text).toString('base64') }];
  const { body } = await app.call(
    'POST /api/imports',
    { body: { files, outputType: 'notes' } },
    { as },
  );
  return body;
}
const addAudio = (uploadId: string, content = THREE_PHRASES, filename = 'talk.wav') =>
  upload(app, user, content, { filename, audioOf: uploadId });
const remove = (id: string, as = user) =>
  app.call('DELETE /api/uploads/{id}/audio', { params: { id } }, { as });
const usedMinutes = async () =>
  (await app.call('GET /api/usage', {}, { as: user })).body.audio.used;

async function audioOf(summaryId: string) {
  const { source } = await resultOf(app, user, summaryId);
  if (source.kind !== 'upload') throw new Error('not an upload');
  return source;
}
const untilAligned = (summaryId: string) =>
  vi.waitFor(
    async () => {
      const source = await audioOf(summaryId);
      expect(['ready', 'failed']).toContain(source.audio?.status);
      return source;
    },
    { timeout: 50_000, interval: 100 },
  );
/** The stored files of an upload, now. */
async function filesOf(uploadId: string): Promise<string[]> {
  const [row] = await app.db
    .select({ file: uploads.fileKey, copy: uploads.playbackKey })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  return [row?.file, row?.copy].flatMap((key) => key ?? []);
}
const untilGone = (keys: readonly string[]) =>
  vi.waitFor(
    async () => {
      const found = await Promise.all(keys.map((key) => app.product.files.store.find(key)));
      expect(found.every((file) => file === null)).toBe(true);
    },
    { timeout: 20_000, interval: 50 },
  );
/** A WAV file whose header says that it goes on for three times as long. */
function cutOff(wav: Buffer): Buffer {
  const cut = Buffer.from(wav);
  for (const at of [4, 40]) cut.writeUInt32LE(cut.readUInt32LE(at) * 3, at);
  return cut;
}

describe('audio beside a transcript without times', () => {
  it('gives it the times of its words, and changes none of them', async () => {
    const { uploadId, summaryId } = await importOf(UNTIMED, 'talk.txt');
    expect((await untilStatus(app, user, summaryId, 'ready')).summaryText).toContain('[¶');
    expect(await addAudio(uploadId)).toEqual({ uploadId, summaryId });
    const source = await untilAligned(summaryId);
    expect(source).toMatchObject({
      filename: 'talk.txt',
      durationSeconds: 10.5,
      playback: 'ready',
      audio: {
        filename: 'talk.wav',
        status: 'ready',
        progress: 1,
        times: 'words',
        error: null,
        findings: [],
        approximate: [],
      },
      transcript: { timed: true, engine: { id: 'import' }, version: 1 },
    });
    expect(source.waveform?.length).toBeGreaterThan(10);
    const result = await untilStatus(app, user, summaryId, 'ready');
    const segments = segmentsOf(result);
    expect(segments.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual(LINES);
    for (const [at, { start }] of segments.entries()) expect(start).toBeCloseTo(0.2 + at * 3.5, 0);
    const played = await app.request(source.playbackUrl ?? '', {});
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(await usedMinutes()).toBe(1);
    // Notes were made before the times were known.
    expect(result.summaryText).toMatch(/\[00:0\d\]\(#s\d\)/);
    expect(result.stale).toBe(false);
    // "Export my data" has it under its own name.
    const names: string[] = [];
    for await (const { filename } of storedFiles(app.db, { ...user.actor })) names.push(filename);
    expect(names).toEqual(['talk.wav']);
    // The receipt says that no engine wrote the words.
    const { body } = await app.call(
      'GET /api/results/{id}/receipt',
      { params: { id: summaryId } },
      { as: user },
    );
    expect(body.receipt).toMatchObject({
      completeness: {
        status: 'complete',
        sentence: 'Complete: the whole text was received and read.',
      },
      source: { kind: 'imported-transcript', name: 'talk.txt', bytes: UNTIMED.length },
      sound: { declared: 10.5, decoded: 10.5, transcribed: null, gaps: [] },
      audio: { name: 'talk.wav', bytes: THREE_PHRASES.length, times: 'words' },
    });
    expect(receiptFacts(body.receipt)).toContainEqual({
      label: 'Transcribed',
      value: 'not here: the words are those of the imported transcript',
    });
    const verified = await app.call('POST /api/receipts/verify', { body }, {});
    expect(verified.body.verdict).toBe('valid');
  });

  it('has estimated times where the engine fails, and no minutes are used', async () => {
    hear = () => {
      throw new TranscribeError('refused', { retry: false });
    };
    const { uploadId, summaryId } = await importOf(UNTIMED, 'talk.txt');
    await addAudio(uploadId);
    const { audio, transcript } = await untilAligned(summaryId);
    expect(audio).toMatchObject({
      times: 'voice',
      findings: [{ code: 'engine-failed' }],
      approximate: [0, 1, 2],
    });
    const starts = transcript?.segments.map(({ start }) => start) ?? [];
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
    expect(await usedMinutes()).toBe(0);
  });

  it('has estimated times where no minutes are left', async () => {
    const { userId } = user.actor;
    const amount = plans.free.limits.audioMinutes * 60;
    await app.db.transaction((tx) =>
      app.product.usage.usage.reserve(tx, {
        userId,
        kind: 'audio',
        amount,
        sourceId: randomUUID(),
      }),
    );
    const { uploadId, summaryId } = await importOf(UNTIMED, 'talk.txt');
    await addAudio(uploadId);
    const { audio, transcript } = await untilAligned(summaryId);
    expect(audio).toMatchObject({ times: 'voice', findings: [{ code: 'no-minutes' }] });
    expect([transcript?.timed, calls]).toEqual([true, 0]);
  });

  it('stays without times where the audio is another recording; the right one can follow', async () => {
    hear = () => ({
      segments: [
        {
          text: 'Bananas ripen quickly near warm windows and elephants never forget those old keepers',
          start: 0.2,
          end: 1.4,
        },
      ],
      language: 'en',
    });
    const { uploadId, summaryId } = await importOf(UNTIMED, 'talk.txt');
    const before = await audioOf(summaryId);
    await addAudio(uploadId);
    const differs = await untilAligned(summaryId);
    expect(differs).toMatchObject({
      playback: 'ready',
      audio: { status: 'ready', times: null, findings: [{ code: 'differs' }] },
    });
    expect(differs.transcript).toEqual(before.transcript);
    const files = await filesOf(uploadId);
    expect(files).toHaveLength(2);
    expect((await remove(uploadId)).status).toBe(204);
    expect(await audioOf(summaryId)).toEqual(before);
    await untilGone(files);
    // What a draft engine mishears proves nothing.
    engine.draft = true;
    await addAudio(uploadId);
    expect((await untilAligned(summaryId)).audio).toMatchObject({
      times: 'voice',
      findings: [{ code: 'few-words' }],
    });
    await remove(uploadId);
    hear = sayLines;
    calls = 0;
    await addAudio(uploadId, THREE_PHRASES, 'right.wav');
    const right = await untilAligned(summaryId);
    expect(right.audio).toMatchObject({ filename: 'right.wav', times: 'words' });
    // The times that were found go with the audio.
    await remove(uploadId);
    expect(await audioOf(summaryId)).toEqual(before);
  });

  it('is left alone where more than half of it has no room in the audio', async () => {
    hear = (clip, call) => sayLines(clip, call + 2);
    const many = Array.from(
      { length: 30 },
      (_, at) => `Ann Lee: Point number ${at} was discussed at length.`,
    );
    const { uploadId, summaryId } = await importOf(`${many.join('\n')}\n${LINES[2]}\n`, 'talk.txt');
    await addAudio(uploadId, recordingOf(1));
    const { audio, transcript } = await untilAligned(summaryId);
    expect(audio).toMatchObject({ times: null, findings: [{ code: 'too-short' }] });
    expect(transcript).toMatchObject({ timed: false });
  });

  it('gets the times of its lines as they are now, when they were edited meanwhile', async () => {
    const { uploadId, summaryId } = await importOf(UNTIMED, 'talk.txt');
    hear = async (clip, call) => {
      if (call === 1)
        await app.call(
          'PATCH /api/transcripts/{id}/lines',
          { params: { id: uploadId }, body: { version: 1, lines: [], removed: [1] } },
          { as: user },
        );
      return await sayLines(clip, call);
    };
    await addAudio(uploadId);
    const { audio, transcript } = await untilAligned(summaryId);
    expect(audio?.times).toBe('words');
    expect(transcript?.segments.map(({ index, start }) => [index, Math.round(start)])).toEqual([
      [0, 0],
      [2, 7],
    ]);
  });
});

describe('audio beside a transcript with times', () => {
  it('leaves them as they are, uses no minutes; goes alone, or with its transcript', async () => {
    const { uploadId, summaryId } = await importOf(TIMED, 'talk.srt');
    const before = await audioOf(summaryId);
    await addAudio(uploadId);
    const after = await untilAligned(summaryId);
    expect(after.audio).toMatchObject({ times: 'transcript', findings: [], approximate: [] });
    expect(after.transcript).toEqual(before.transcript);
    expect([calls, await usedMinutes()]).toEqual([0, 0]);
    await remove(uploadId);
    expect(await audioOf(summaryId)).toEqual(before);
    await addAudio(uploadId);
    await untilAligned(summaryId);
    const files = await filesOf(uploadId);
    expect(files).toHaveLength(2);
    await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: user });
    await untilGone(files);
  });

  it('says that lines lie behind its end, and that the file is cut off', async () => {
    const late = TIMED.replace('00:00:08,500', '00:01:08,500');
    const { uploadId, summaryId } = await importOf(late, 'talk.srt');
    await addAudio(uploadId, cutOff(THREE_PHRASES));
    const { audio } = await untilAligned(summaryId);
    expect(audio?.findings).toEqual([
      { code: 'cut-off', seconds: null },
      { code: 'overrun', seconds: 58 },
    ]);
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result.completeness).toMatchObject({ status: 'gaps', missing: [{ kind: 'sound' }] });
  });
});

describe('a file that is no audio for a transcript', () => {
  it('is refused, or drops out, and leaves the transcript as it was', async () => {
    const { uploadId, summaryId } = await importOf(TIMED, 'talk.srt');
    const before = await audioOf(summaryId);
    await untilStatus(app, user, summaryId, 'ready');
    const { id } = await sendFile(app, user, Buffer.from('no audio'), { audioOf: uploadId });
    const answer = await app.call(
      'POST /api/uploads/{id}/complete',
      { params: { id } },
      { as: user },
    );
    expect(answer.error).toMatchObject({ code: 'not-audio' });
    expect(await audioOf(summaryId)).toEqual(before);
    await addAudio(uploadId, THREE_PHRASES.subarray(0, 44 + 8_000), 'short.wav');
    const failed = await untilAligned(summaryId);
    expect(failed).toMatchObject({
      durationSeconds: before.durationSeconds,
      playback: 'none',
      transcript: before.transcript,
      audio: { status: 'failed', filename: 'short.wav', error: { code: 'too-short' } },
    });
    expect(await filesOf(uploadId)).toEqual([]);
    await addAudio(uploadId);
    expect((await untilAligned(summaryId)).audio).toMatchObject({ status: 'ready' });
  });

  it('is refused before its first byte where there is nothing that it could belong to', async () => {
    const announced = async (audioOf: string) => {
      const answer = await announce(app, user, {
        'upload-length': '100',
        'upload-metadata': metadata({ audioOf }),
      });
      return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
    };
    const other = await app.signUpAndIn();
    const theirs = await importOf(TIMED, 'talk.srt', other);
    expect(await announced(theirs.uploadId)).toEqual([404, 'not-found']);
    expect(await announced('no id')).toEqual([404, 'not-found']);
    expect((await remove(theirs.uploadId)).status).toBe(404);
    const recording = await upload(app, user, THREE_PHRASES);
    expect(await announced(recording.uploadId)).toEqual([409, 'audio-not-for-import']);
    const { uploadId, summaryId } = await importOf(TIMED, 'talk.srt');
    const [first, second] = [
      await sendFile(app, user, THREE_PHRASES, { audioOf: uploadId }),
      await sendFile(app, user, THREE_PHRASES, { audioOf: uploadId }),
    ];
    const complete = (id: string) =>
      app.call('POST /api/uploads/{id}/complete', { params: { id } }, { as: user });
    expect((await complete(first.id)).status).toBe(200);
    expect((await complete(second.id)).error).toMatchObject({ code: 'audio-present' });
    expect((await complete(first.id)).body).toEqual({ uploadId, summaryId });
    await untilAligned(summaryId);
    expect(await announced(uploadId)).toEqual([409, 'audio-present']);
  });

  it('goes where it was cancelled, or its transcript was deleted while it was sent', async () => {
    const { uploadId } = await importOf(TIMED, 'talk.srt');
    const cancelled = await announce(app, user, {
      'upload-length': '100',
      'upload-metadata': metadata({ audioOf: uploadId }),
    });
    const location = cancelled.headers.get('location') ?? '';
    expect((await dropTransfer(app, user, location)).status).toBe(204);
    expect((await askOffset(app, user, location)).status).toBe(404);
    const { id } = await sendFile(app, user, THREE_PHRASES, { audioOf: uploadId });
    await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: user });
    const answer = await app.call(
      'POST /api/uploads/{id}/complete',
      { params: { id } },
      { as: user },
    );
    expect(answer.error).toMatchObject({ code: 'not-found' });
    await untilGone([id]);
  });
});

it('stays playable where the queue gives up, and its transcript is as it was', async () => {
  hear = () => new Promise(() => {});
  const { uploadId, summaryId } = await importOf(UNTIMED, 'talk.txt');
  const before = await audioOf(summaryId);
  await addAudio(uploadId);
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 50_000, interval: 50 });
  const [row] = await app.db.select().from(uploads).where(eq(uploads.id, uploadId));
  const { context, files, usage } = app.product;
  const corrections = { showTimes: () => Promise.reject(new Error('there are no new times')) };
  const service = new ImportAudioService({ ...context, ...usage, ...files, corrections });
  await service.exhausted(uploadId, row?.audio?.id ?? '');
  const { audio, playback, transcript } = await audioOf(summaryId);
  expect(audio).toMatchObject({
    status: 'ready',
    times: null,
    findings: [{ code: 'not-aligned' }],
  });
  expect([playback, transcript]).toEqual(['ready', before.transcript]);
  expect(await usedMinutes()).toBe(0);
});
