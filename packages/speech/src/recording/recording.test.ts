import { afterAll, describe, expect, it, vi } from 'vitest';
import { createSileroDetection } from '../voice-detector/silero.ts';
import {
  type Clip,
  type TimedText,
  TranscribeError,
  type Transcription,
} from '../ports/transcriber.ts';
import { babbleWithPauses } from '../testing/babble.ts';
import { describeTranscriber } from '../testing/compliance/transcriber.ts';
import {
  createScriptedTranscriber,
  type ScriptedOptions,
  type ScriptedTranscriber,
} from '../testing/scripted-transcriber.ts';
import { type RecordingInput, type RecordingSummary, transcribeRecording } from './recording.ts';

const SAMPLE_RATE = 16_000;
const voice = createSileroDetection();
afterAll(() => voice.close());

describeTranscriber('The scripted double', async () => createScriptedTranscriber());

/** Six phrases of 1.5 s, 2 s apart: six clips. */
const recording = babbleWithPauses(Array.from({ length: 6 }, () => [1.5, 2]));

async function* inBlocks(pcm: Int16Array, size = 5_000): AsyncGenerator<Int16Array> {
  for (let at = 0; at < pcm.length; at += size) yield pcm.subarray(at, at + size);
}

interface Run {
  outcome: Promise<RecordingSummary>;
  transcriber: ScriptedTranscriber;
  segments: TimedText[];
  progress: number[];
  pauses: number[];
}

function start(options: ScriptedOptions, input: Partial<RecordingInput> = {}): Run {
  const transcriber = createScriptedTranscriber(options);
  const run: Omit<Run, 'outcome'> = { transcriber, segments: [], progress: [], pauses: [] };
  const outcome = transcribeRecording({
    pcm: inBlocks(recording),
    voice,
    transcriber,
    signal: new AbortController().signal,
    onSegments: (segments, progressSeconds) => {
      run.segments.push(...segments);
      run.progress.push(progressSeconds);
    },
    pause: async (seconds) => void run.pauses.push(seconds),
    ...input,
  });
  return { ...run, outcome };
}

const say = (text: string, language: string | null = null): Transcription => ({
  segments: [{ text, start: 0.1, end: 0.2 }],
  language,
});
const lengthOf = ({ pcm }: Clip): number => pcm.length / SAMPLE_RATE;

/** The first clip is refused with a Retry-After. */
function startRefused(retryAfterSeconds: number): Run {
  return start({
    concurrency: 1,
    script: (_, call) => {
      if (call === 1) throw new TranscribeError('busy', { retry: true, retryAfterSeconds });
      return say('at last');
    },
  });
}

describe('transcribing a recording', () => {
  it('hands out every clip in order of time, also when later ones finish first', async () => {
    const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    const run = start({
      concurrency: 3,
      script: async (_, call) => {
        if (call === 3) for (const gate of gates.slice(0, 3).toReversed()) gate.resolve();
        if (call > 3) gates[call - 1]?.resolve();
        await gates[call - 1]?.promise;
        return say(`clip ${call}`);
      },
    });
    const summary = await run.outcome;
    expect(run.segments.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `clip ${n}`),
    );
    for (const [index, segment] of run.segments.entries()) {
      // A clip begins up to 0.26 s before its phrase.
      expect(segment.start).toBeGreaterThan(index * 3.5 - 0.3);
      expect(segment.start).toBeLessThan(index * 3.5 + 0.5);
    }
    expect(summary.seconds).toBeCloseTo(21);
    expect(summary.speechSeconds).toBeGreaterThan(7);
    expect(summary.speechSeconds).toBeLessThan(11);
  });

  it('keeps the engine as busy as it wants to be, and reads no further ahead', async () => {
    const gate = Promise.withResolvers<Transcription>();
    let read = 0;
    async function* counted(): AsyncGenerator<Int16Array> {
      for (let part = 0; part < 8; part += 1) {
        read += 1;
        yield recording;
      }
    }
    const run = start({ concurrency: 3, script: () => gate.promise }, { pcm: counted() });
    await vi.waitFor(() => expect(run.transcriber.clips).toHaveLength(6), { timeout: 20_000 });
    expect(run.transcriber.busiest()).toBe(3);
    expect(read).toBeLessThanOrEqual(2);
    gate.resolve(say('yes'));
    await run.outcome;
    expect(run.segments).toHaveLength(48);
    expect(run.transcriber.busiest()).toBe(3);
  });

  it('waits until what it handed out is taken', async () => {
    const taken: number[] = [];
    const first = Promise.withResolvers<void>();
    const run = start(
      { concurrency: 1 },
      {
        onSegments: async (_, progress) => {
          taken.push(progress);
          await first.promise;
        },
      },
    );
    await vi.waitFor(() => expect(run.transcriber.clips).toHaveLength(2));
    expect(taken).toHaveLength(1);
    first.resolve();
    await run.outcome;
    expect(taken).toHaveLength(7);
  });

  it('goes on where it stopped, with times from the start of the recording', async () => {
    const whole = start({});
    await whole.outcome;
    const boundary = whole.progress[2] ?? 0;
    const rest = start(
      {},
      { pcm: inBlocks(recording.subarray(boundary * SAMPLE_RATE)), fromSeconds: boundary },
    );
    expect((await rest.outcome).seconds).toBeCloseTo(21);
    expect(rest.segments).toHaveLength(3);
    for (const [index, segment] of rest.segments.entries()) {
      const before = whole.segments[index + 3];
      expect(Math.abs(segment.start - (before?.start ?? 0))).toBeLessThan(0.2);
      expect(segment.words?.[0]?.start).toBe(segment.start);
    }
  });

  it('never goes back in its progress, and ends it at the end', async () => {
    const run = start({});
    await run.outcome;
    expect(run.progress).toEqual(run.progress.toSorted((a, b) => a - b));
    expect(run.progress.at(-1)).toBe(21);
  });

  it('gives signs of life in a long silence, and asks the engine nothing', async () => {
    const run = start({}, { pcm: inBlocks(new Int16Array(100 * SAMPLE_RATE), 40_000) });
    expect(await run.outcome).toEqual({
      seconds: 100,
      speechSeconds: 0,
      language: null,
      heard: {},
    });
    expect(run.progress.length).toBeGreaterThanOrEqual(4);
    expect(run.transcriber.clips).toEqual([]);
  });

  it('tries again what failed with a passing fault, with growing pauses', async () => {
    const run = start(
      {
        script: (clip, call) => {
          if (call <= 3) throw new TranscribeError('busy', { retry: true });
          return say(`${lengthOf(clip) > 1}`);
        },
        concurrency: 1,
      },
      { pcm: inBlocks(recording.subarray(0, 3.5 * SAMPLE_RATE)) },
    );
    await run.outcome;
    expect(run.pauses).toEqual([1, 4, 16]);
    expect(run.segments.map(({ text }) => text)).toEqual(['true']);
  });

  it('waits as long as a server asks for, within reason', async () => {
    const patient = startRefused(30);
    await patient.outcome;
    expect(patient.pauses).toEqual([30]);
    const refused = startRefused(3_600);
    await expect(refused.outcome).rejects.toMatchObject({ retryAfterSeconds: 3_600 });
    expect(refused.pauses).toEqual([]);
  });

  it('ends with the error of a clip that fails for good; what came before it is handed out', async () => {
    const failure = new TranscribeError('refused', { retry: false });
    const run = start({
      concurrency: 2,
      script: (_, call) => {
        if (call === 4) throw failure;
        return say(`clip ${call}`);
      },
    });
    await expect(run.outcome).rejects.toBe(failure);
    expect(run.segments.map(({ text }) => text)).toEqual(['clip 1', 'clip 2', 'clip 3']);
  });

  it('hands out all that came before a fault of the decoder, then passes the fault on', async () => {
    const fault = new Error('broken file');
    async function* broken(): AsyncGenerator<Int16Array> {
      yield* inBlocks(recording.subarray(0, 12 * SAMPLE_RATE));
      throw fault;
    }
    const run = start({}, { pcm: broken() });
    await expect(run.outcome).rejects.toBe(fault);
    expect(run.segments).toHaveLength(3);
  });

  it('stops when it is cancelled, and closes the stream', async () => {
    const control = new AbortController();
    const reason = new Error('cancelled');
    const closed = Promise.withResolvers<void>();
    async function* endless(): AsyncGenerator<Int16Array> {
      try {
        for (;;) yield recording;
      } finally {
        closed.resolve();
      }
    }
    const run = start(
      { script: () => new Promise(() => {}) },
      { pcm: endless(), signal: control.signal },
    );
    await vi.waitFor(() => expect(run.transcriber.clips.length).toBeGreaterThan(0));
    control.abort(reason);
    await expect(run.outcome).rejects.toBe(reason);
    await closed.promise;
  });

  it('cancels what is under way when its caller fails', async () => {
    const fault = new Error('the database is gone');
    const run = start(
      { script: (_, call) => (call === 1 ? say('one') : new Promise(() => {})) },
      {
        onSegments: () => {
          throw fault;
        },
      },
    );
    await expect(run.outcome).rejects.toBe(fault);
    expect(run.transcriber.clips.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it('asks for the language that it was given, and says so', async () => {
    const run = start({ script: () => say('ja', 'de') }, { language: 'de' });
    expect((await run.outcome).language).toBe('de');
    expect(run.transcriber.clips.every(({ language }) => language === 'de')).toBe(true);
  });

  it.each([
    ['its engine knows only English', { onlyLanguage: 'en' }],
    ['its engine answers so', {}],
  ])('is in another language than the one given where %s', async (_, engine) => {
    const run = start({ ...engine, script: () => say('yes', 'en') }, { language: 'de' });
    expect((await run.outcome).language).toBe('en');
  });

  it('has the language detected until 30 s agree, then takes it as known', async () => {
    const long = babbleWithPauses(Array.from({ length: 6 }, () => [9, 2]));
    const run = start({ concurrency: 1, script: () => say('oui', 'fr') }, { pcm: inBlocks(long) });
    expect((await run.outcome).language).toBe('fr');
    const asked = run.transcriber.clips.map(({ language }) => language);
    expect(asked[0]).toBeUndefined();
    expect(asked.at(-1)).toBe('fr');
  });

  it('listens to each clip of a recording that switches languages', async () => {
    const long = babbleWithPauses(Array.from({ length: 6 }, () => [9, 2]));
    const run = start(
      { concurrency: 1, script: (_, call) => say('oui yes', call % 3 === 0 ? 'en' : 'fr') },
      { pcm: inBlocks(long) },
    );
    expect((await run.outcome).language).toBe('fr');
    expect(run.transcriber.clips.map(({ language }) => language)).not.toContain('en');
    expect(run.transcriber.clips.at(-1)?.language).toBeUndefined();
  });
});
