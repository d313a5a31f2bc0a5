import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TimedText, Transcriber } from '../../ports/transcriber.ts';
import { babble } from '../babble.ts';

const SAMPLE_RATE = 16_000;

/** What every implementation of the Transcriber port promises. `create` is called once. */
export function describeTranscriber(name: string, create: () => Promise<Transcriber>): void {
  describe(`${name} as a transcriber`, () => {
    let transcriber: Transcriber;
    beforeAll(async () => {
      transcriber = await create();
    });
    afterAll(() => transcriber.close());

    it('says what it is and what it takes', () => {
      expect(transcriber.engine.id).toMatch(/^[a-z]+$/);
      expect(transcriber.engine.label).not.toBe('');
      expect(transcriber.concurrency).toBeGreaterThanOrEqual(1);
      expect(transcriber.maxClipSeconds).toBeGreaterThanOrEqual(10);
      expect(transcriber.maxPauseSeconds).toBeGreaterThan(0);
    });

    it('writes in the language that it is asked for, or in the only one that it knows', async () => {
      const { language } = await transcriber.transcribe({ pcm: babble(2), language: 'de' });
      expect(language).toBe(transcriber.onlyLanguage ?? 'de');
    });

    it('turns speech into segments in order of time, inside the clip', async () => {
      const pcm = babble(3);
      const { segments } = await transcriber.transcribe({ pcm, language: 'en' });
      expect(segments.length).toBeGreaterThan(0);
      expect(faultsOfTime(segments, 3)).toEqual([]);
      for (const segment of segments) {
        expect(segment.text).toBe(segment.text.trim());
        expect(segment.text).not.toBe('');
        expect(faultsOfTime(segment.words ?? [], segment.end, segment.start)).toEqual([]);
      }
    });

    it('makes nothing up about silence', async () => {
      const pcm = new Int16Array(3 * SAMPLE_RATE);
      expect((await transcriber.transcribe({ pcm })).segments).toEqual([]);
    });

    it('takes the shortest clip and the longest', async () => {
      const shortest = await transcriber.transcribe({ pcm: babble(0.1) });
      expect(faultsOfTime(shortest.segments, 0.1)).toEqual([]);
      const longest = new Int16Array(transcriber.maxClipSeconds * SAMPLE_RATE);
      longest.set(babble(2));
      const { segments } = await transcriber.transcribe({ pcm: longest, language: 'en' });
      expect(faultsOfTime(segments, transcriber.maxClipSeconds)).toEqual([]);
    });

    it('takes more clips at once than it works on, and answers each', async () => {
      const pcms = Array.from({ length: transcriber.concurrency * 2 + 1 }, (_, i) =>
        babble(0.7, i),
      );
      const answers = await Promise.all(pcms.map((pcm) => transcriber.transcribe({ pcm })));
      for (const { segments } of answers) expect(faultsOfTime(segments, 0.7)).toEqual([]);
      expect(answers).toHaveLength(pcms.length);
    });

    it('leaves the samples of its caller alone', async () => {
      const pcm = babble(1);
      const before = pcm.slice();
      await transcriber.transcribe({ pcm });
      expect(pcm).toEqual(before);
    });

    it('does not begin what was cancelled before', async () => {
      const reason = new Error('too late');
      const clip = { pcm: babble(1), signal: AbortSignal.abort(reason) };
      await expect(transcriber.transcribe(clip)).rejects.toBe(reason);
    });

    it('stops in the middle of a clip with the reason that it was given, and takes the next', async () => {
      const control = new AbortController();
      const reason = new Error('no longer wanted');
      const outcome = transcriber.transcribe({ pcm: babble(9), signal: control.signal });
      control.abort(reason);
      await expect(outcome).rejects.toBe(reason);
      const next = await transcriber.transcribe({ pcm: babble(2), language: 'en' });
      expect(faultsOfTime(next.segments, 2)).toEqual([]);
    });

    it('lets go of a clip that is cancelled while it waits for its turn', async () => {
      const control = new AbortController();
      const reason = new Error('waited too long');
      const busy = Array.from({ length: transcriber.concurrency }, () =>
        transcriber.transcribe({ pcm: babble(1) }),
      );
      const outcome = transcriber.transcribe({ pcm: babble(9), signal: control.signal });
      control.abort(reason);
      await expect(outcome).rejects.toBe(reason);
      expect(await Promise.all(busy)).toHaveLength(transcriber.concurrency);
    });
  });
}

/** What is wrong with times that should ascend, touch at most, and lie inside the bounds (to a millisecond). */
function faultsOfTime(items: Pick<TimedText, 'start' | 'end'>[], end: number, start = 0): string[] {
  const faults: string[] = [];
  let last = start;
  for (const item of items) {
    if (item.start < last - 0.001) faults.push(`${item.start} is before ${last}`);
    if (item.end < item.start) faults.push(`${item.end} ends before ${item.start}`);
    last = item.end;
  }
  if (last > end + 0.001) faults.push(`${last} is after ${end}`);
  return faults;
}
