import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MissingEngineError, TranscribeError } from '@notelark/speech';
import { uploads } from '../../platform/database/schema/index.ts';
import { SummarizeError } from '@notelark/summarizer';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { writeAccepted } from '@notelark/speech/testing/media/accepted';
import { declareLength } from '@notelark/speech/testing/media/hostile';
import { wav, wavOf } from '@notelark/speech/testing/media/riff';
import { resultOf, segmentsOf, untilStatus } from '../../testing/results.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { recordingOf, upload as send } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

type Hear = NonNullable<Parameters<typeof createScriptedTranscriber>[0]>['script'];
type Write = Parameters<typeof createScriptedSummarizer>[0];

const THREE_PHRASES = recordingOf(3);
let app: TestApp;
let user: TestUser;
/** What the engines do, clip by clip and text by text; each test says its own. */
let hear: NonNullable<Hear>;
let write: NonNullable<Write>;
const sayNumbers: NonNullable<Hear> = (_, call) => ({
  segments: [{ text: `Sentence number ${call}.`, start: 0.1, end: 1.4 }],
  language: 'en',
});
beforeAll(async () => {
  const engines = await createTestEngines({
    transcriber: createScriptedTranscriber({
      concurrency: 1,
      script: (clip, call) => hear(clip, call),
    }),
    summarizer: createScriptedSummarizer((request, call) => write(request, call)),
  });
  app = await createTestApp({ engines });
});
afterAll(() => app.close());
beforeEach(async () => {
  hear = sayNumbers;
  write = () => {};
  user = await app.signUpAndIn();
});
afterEach(() => app.log.clear());

const usedMinutes = async (): Promise<number> =>
  (await app.call('GET /api/usage', {}, { as: user })).body.audio.used;
const retry = (id: string) =>
  app.call('POST /api/summaries/{id}/retry', { params: { id } }, { as: user });

describe('a recording', () => {
  it('becomes a transcript with times and a summary that leads to them', async () => {
    const { summaryId } = await send(app, user, THREE_PHRASES);
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result).toMatchObject({
      title: 'talk.wav',
      outputType: 'summary',
      coverage: 1,
      engine: { id: 'scripted', label: 'Scripted' },
      work: { status: 'ready', progress: 1, error: null },
      mine: true,
      shared: false,
    });
    expect(result.summaryText).toMatch(/^Sentence number \d+\. \[00:00\]\(#s0\)\n$/);
    const segments = segmentsOf(result);
    expect(segments).toHaveLength(3);
    expect(segments.map(({ start }) => Math.round(start / 3.5))).toEqual([0, 1, 2]);
    if (result.source.kind !== 'upload') throw new Error('not an upload');
    expect(result.source).toMatchObject({
      durationSeconds: 10.5,
      warning: null,
      playbackUrl: null,
    });
    expect(result.source.transcript).toMatchObject({
      complete: true,
      language: 'en',
      engine: { id: 'scripted', draft: false },
    });
    expect(result.source.transcript?.text.split(/\s+/)).toEqual(
      segments.flatMap(({ text }) => text.split(' ')),
    );
    expect(await usedMinutes()).toBe(1);
  });

  it('says so when the engine writes another language than the one chosen', async () => {
    const options = { filename: 'talk.wav', spokenLanguage: 'de' };
    const { summaryId } = await send(app, user, THREE_PHRASES, options);
    const { source } = await untilStatus(app, user, summaryId, 'ready');
    expect(source).toMatchObject({
      warning: expect.stringMatching(/You chose German .* wrote English/),
      transcript: { language: 'en' },
    });
  });

  it('is deleted once its transcript is saved', async () => {
    const { summaryId, uploadId } = await send(app, user, THREE_PHRASES);
    await untilStatus(app, user, summaryId, 'ready');
    await vi.waitFor(
      async () => expect(await Array.fromAsync(app.product.files.store.list())).toEqual([]),
      {
        timeout: 20_000,
      },
    );
    const gone = await app.call(
      'GET /api/uploads/{id}/playback',
      { params: { id: uploadId }, query: {} },
      { as: user },
    );
    expect(gone.error.code).toBe('file-gone');
  });

  it('can be read while it is still being transcribed', async () => {
    const gate = Promise.withResolvers<void>();
    hear = async (clip, call) => {
      if (segmentsHeard++ > 0) await gate.promise;
      return await sayNumbers(clip, call);
    };
    let segmentsHeard = 0;
    const { summaryId } = await send(app, user, THREE_PHRASES);
    const half = await vi.waitFor(
      async () => {
        const result = await resultOf(app, user, summaryId);
        expect(segmentsOf(result)).toHaveLength(1);
        // The share is written a moment after the segment that it counts.
        expect(result.work.progress).toBeGreaterThan(0.05);
        return result;
      },
      { timeout: 30_000 },
    );
    expect(half.work).toMatchObject({ status: 'transcribing' });
    gate.resolve();
    const whole = await untilStatus(app, user, summaryId, 'ready');
    expect(segmentsOf(whole)).toHaveLength(3);
    expect(whole.work.revision).toBeGreaterThan(half.work.revision);
  });

  it('says so when much less sound came than the file declares', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'notelark-cut-off-'));
    const file = await readFile(writeAccepted(folder, 'webm', 3));
    await rm(folder, { recursive: true });
    const { summaryId } = await send(app, user, declareLength(file, 60));
    // There is sound in it, but no one speaks.
    const { source } = await untilStatus(app, user, summaryId, 'failed');
    expect(source).toMatchObject({
      warning: expect.stringContaining('less sound than it declares'),
    });
    const asked = { params: { id: summaryId } };
    const { receipt } = (await app.call('GET /api/results/{id}/receipt', asked, { as: user })).body;
    expect(receipt.completeness.status).toBe('unfinished');
    expect(receipt.sound).toMatchObject({
      declared: 60,
      gaps: [{ reason: 'cut-off', end: 60 }],
    });
  });
});

describe('what can not be transcribed', () => {
  it('too short', async () => {
    expect(await failure(wavOf(new Int16Array(8_000)))).toMatchObject({ code: 'too-short' });
    expect(await usedMinutes()).toBe(0);
  });

  it('nothing said: the minutes come back', async () => {
    expect(await failure(wavOf(new Int16Array(16_000 * 5)))).toMatchObject({
      code: 'nothing-said',
      message: expect.stringContaining('No speech was found in this recording'),
    });
    expect(await usedMinutes()).toBe(0);
  });

  it('what no retry can mend: its file is deleted at once', async () => {
    const { summaryId } = await failure(wavOf(new Int16Array(16_000 * 5)));
    await vi.waitFor(
      async () => expect(await Array.fromAsync(app.product.files.store.list())).toEqual([]),
      { timeout: 20_000 },
    );
    expect((await retry(summaryId)).error.code).toBe('file-gone');
  });

  it('what fails time and again: it can be retried five times', async () => {
    hear = () => {
      throw new MissingEngineError('engine', 'none');
    };
    const { summaryId } = await failure(THREE_PHRASES);
    for (let n = 0; n < 5; n += 1) {
      expect((await retry(summaryId)).status).toBe(202);
      await untilStatus(app, user, summaryId, 'failed');
    }
    expect((await retry(summaryId)).error.code).toBe('too-many-retries');
    expect(await usedMinutes()).toBe(0);
  });

  it('without a speech engine; and can be retried when there is one', async () => {
    hear = () => {
      throw new MissingEngineError('engine', 'none');
    };
    const { summaryId, code } = await failure(THREE_PHRASES);
    expect(code).toBe('speech-unavailable');
    expect(await usedMinutes()).toBe(0);
    hear = sayNumbers;
    // A worker may have begun before the answer is written.
    expect((await retry(summaryId)).status).toBe(202);
    await untilStatus(app, user, summaryId, 'ready');
    expect(await usedMinutes()).toBe(1);
  });

  it('an engine that fails for good: what was heard before stays and is not heard again', async () => {
    let clips = 0;
    hear = (clip, call) => {
      clips += 1;
      if (clips === 3) throw new TranscribeError('refused', { retry: false });
      return sayNumbers(clip, call);
    };
    const { summaryId, code } = await failure(THREE_PHRASES);
    expect(code).toBe('speech-failed');
    const before = segmentsOf(await resultOf(app, user, summaryId));
    expect(before).toHaveLength(2);
    clips = 0;
    hear = (clip, call) => {
      clips += 1;
      return sayNumbers(clip, call);
    };
    await retry(summaryId);
    const after = segmentsOf(await untilStatus(app, user, summaryId, 'ready'));
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(clips).toBe(1);
  });

  it('more minutes than are left: nothing is spent on it, and it waits for a better plan', async () => {
    let heard = 0;
    hear = (clip, call) => {
      heard += 1;
      return sayNumbers(clip, call);
    };
    const sound = Buffer.alloc(31 * 60 * 8_000 * 2);
    const long = wav(sound, { sampleRate: 8_000, channels: 1 });
    const { summaryId, code } = await failure(long);
    expect(code).toBe('audio-quota-exceeded');
    expect(heard).toBe(0);
    expect(await usedMinutes()).toBe(0);
    expect((await retry(summaryId)).error.code).toBe('audio-quota-exceeded');
    const [kept] = await app.db.select().from(uploads).where(eq(uploads.userId, user.actor.userId));
    expect(await app.product.files.store.find(kept?.fileKey ?? '')).not.toBeNull();
  });
});

describe('when the summary fails', () => {
  it('the transcript stays, and only the summary is made again', async () => {
    write = () => {
      throw new SummarizeError('no', { retry: false });
    };
    let heard = 0;
    hear = (clip, call) => {
      heard += 1;
      return sayNumbers(clip, call);
    };
    const { summaryId } = await send(app, user, THREE_PHRASES);
    const failed = await untilStatus(app, user, summaryId, 'failed');
    expect(failed.work.error?.code).toBe('summary-failed');
    expect(segmentsOf(failed)).toHaveLength(3);
    write = () => {};
    await retry(summaryId);
    await untilStatus(app, user, summaryId, 'ready');
    expect(heard).toBe(3);
    expect((await retry(summaryId)).error.code).toBe('nothing-to-retry');
  });

  it('with a passing fault it is tried again by itself', async () => {
    let tries = 0;
    write = () => {
      tries += 1;
      if (tries < 2) throw new SummarizeError('busy', { retry: true });
    };
    const { summaryId } = await send(app, user, recordingOf(1));
    await untilStatus(app, user, summaryId, 'ready');
    expect(tries).toBe(2);
  });
});

describe('deleting an upload', () => {
  it('in the middle of its work stops the work, and leaves nothing', async () => {
    const begun = Promise.withResolvers<void>();
    let aborted = false;
    hear = (clip) => {
      clip.signal?.addEventListener('abort', () => {
        aborted = true;
      });
      begun.resolve();
      return new Promise(() => {});
    };
    const { uploadId, summaryId } = await send(app, user, THREE_PHRASES);
    await begun.promise;
    const [upload] = await app.db.select().from(uploads).where(eq(uploads.id, uploadId));
    const params = { id: uploadId };
    expect((await app.call('DELETE /api/uploads/{id}', { params }, { as: user })).status).toBe(204);
    await vi.waitFor(() => expect(aborted).toBe(true), { timeout: 10_000 });
    expect(
      (await app.call('GET /api/results/{id}', { params: { id: summaryId } }, { as: user })).status,
    ).toBe(404);
    expect((await app.call('DELETE /api/uploads/{id}', { params }, { as: user })).status).toBe(404);
    await vi.waitFor(
      async () => expect(await app.product.files.store.find(upload?.fileKey ?? '')).toBeNull(),
      { timeout: 20_000 },
    );
    expect(await usedMinutes()).toBe(1);
  });
});

describe('a recording that is kept', () => {
  it('can be played whole and in ranges, by its owner or by a signed address', async () => {
    const { summaryId, uploadId } = await send(app, user, THREE_PHRASES, {
      filename: 'kept.wav',
      keepOriginal: 'true',
    });
    await untilStatus(app, user, summaryId, 'ready');
    const source = await vi.waitFor(
      async () => {
        const { source } = await resultOf(app, user, summaryId);
        if (source.kind !== 'upload' || !source.playbackUrl) throw new Error('nothing to play yet');
        return source;
      },
      { timeout: 30_000 },
    );
    const [upload] = await app.db.select().from(uploads).where(eq(uploads.id, uploadId));
    for (const key of [upload?.fileKey ?? '', upload?.playbackKey ?? ''])
      await vi.waitFor(
        async () => expect(await app.product.files.store.find(key)).toMatchObject({ sealed: true }),
        { timeout: 20_000 },
      );
    const original = await app.product.files.store.read(upload?.fileKey ?? '');
    const kept = Buffer.from(await new Response(original).arrayBuffer());
    expect(kept.equals(THREE_PHRASES)).toBe(true);
    expect(source.waveform?.length).toBeGreaterThan(100);
    expect(Math.max(...(source.waveform ?? []))).toBeGreaterThan(20);
    const whole = await app.request(source.playbackUrl ?? '');
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    const mp3 = Buffer.from(await whole.arrayBuffer());
    expect(mp3.length).toBe(Number(whole.headers.get('content-length')));
    const part = await app.request(`/api/uploads/${uploadId}/playback`, {
      as: user,
      headers: { range: 'bytes=100-199' },
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${mp3.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(mp3.subarray(100, 200))).toBe(true);
    const beyond = await app.request(`/api/uploads/${uploadId}/playback`, {
      as: user,
      headers: { range: `bytes=${mp3.length}-` },
    });
    expect(beyond.status).toBe(416);

    const stranger = await app.signUpAndIn();
    const bare = await app.request(`/api/uploads/${uploadId}/playback`, { as: stranger });
    expect(bare.status).toBe(404);
    expect((await app.request(`/api/uploads/${uploadId}/playback`)).status).toBe(404);
    app.clock.advance({ hours: 8 });
    expect((await app.request(source.playbackUrl ?? '')).status).toBe(404);
  });
});

const failure = async (content: Buffer) => {
  const { summaryId } = await send(app, user, content);
  const { work } = await untilStatus(app, user, summaryId, 'failed');
  return { summaryId, code: work.error?.code, message: work.error?.message };
};

function comeBackIn(hours: number): void {
  hear = () => {
    const answer = { retry: true, retryAfterSeconds: hours * 3600 };
    throw new TranscribeError('come back later', answer);
  };
}

describe('a recording whose engine has no room', () => {
  it('waits until it was told to come back, and says until when', async () => {
    comeBackIn(1);
    const { summaryId } = await send(app, user, THREE_PHRASES);
    const { work } = await vi.waitFor(
      async () => {
        const result = await resultOf(app, user, summaryId);
        expect(result.work.waitsUntil).not.toBeNull();
        return result;
      },
      { timeout: 30_000 },
    );
    expect(work).toMatchObject({ status: 'transcribing', error: null });
    const minutes = (Date.parse(work.waitsUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThan(61);
  });

  it('has failed where nobody would wait for so long, and says why', async () => {
    comeBackIn(7);
    const { summaryId } = await send(app, user, THREE_PHRASES);
    const { work } = await untilStatus(app, user, summaryId, 'failed');
    expect(work.error?.code).toBe('speech-busy');
    expect(work.waitsUntil).toBeNull();
    expect(await usedMinutes()).toBe(0);
  });
});
