import { describe, expect, it } from 'vitest';
import type { Diarizer, SpeakerTurn } from '../../ports/diarizer.ts';
import { babbleWithPauses } from '../babble.ts';

const SAMPLE_RATE = 16_000;
const BLOCK = 8_000;

/** The samples as a decoder hands them out: in blocks, in one buffer that it uses again. */
async function* inBlocks(pcm: Int16Array, onBlock = (): void => {}): AsyncGenerator<Int16Array> {
  const buffer = new Int16Array(BLOCK);
  for (let at = 0; at < pcm.length; at += BLOCK) {
    const part = pcm.subarray(at, at + BLOCK);
    buffer.set(part);
    onBlock();
    yield await Promise.resolve(buffer.subarray(0, part.length));
  }
}

async function* broken(): AsyncGenerator<Int16Array> {
  yield await Promise.resolve(new Int16Array(BLOCK));
  throw new Error('the file ends here');
}

const never = (): AbortSignal => new AbortController().signal;

/** What every implementation of the Diarizer port promises, whatever voices it finds. */
export function describeDiarizer(name: string, create: () => Diarizer): void {
  describe(`${name} as a diarizer`, () => {
    it('gives turns in their order, inside the recording', async () => {
      const pcm = babbleWithPauses([
        [2, 1],
        [2, 1],
      ]);
      const turns = await create().diarize(inBlocks(pcm), never());
      expect(turns.length).toBeGreaterThan(0);
      expectTurns(turns, pcm.length / SAMPLE_RATE);
    });

    it('hears nobody in silence', async () => {
      const silence = new Int16Array(3 * SAMPLE_RATE);
      expect(await create().diarize(inBlocks(silence), never())).toEqual([]);
    });

    it('does not begin for a signal that is aborted already', async () => {
      const reason = new Error('not wanted');
      const outcome = create().diarize(
        inBlocks(new Int16Array(SAMPLE_RATE)),
        AbortSignal.abort(reason),
      );
      await expect(outcome).rejects.toBe(reason);
    });

    it('stops in the middle with the reason that it was given', async () => {
      const control = new AbortController();
      const reason = new Error('no longer');
      const pcm = babbleWithPauses([[4, 1]]);
      let blocks = 0;
      const stopSoon = (): void => {
        blocks += 1;
        if (blocks === 3) control.abort(reason);
      };
      await expect(create().diarize(inBlocks(pcm, stopSoon), control.signal)).rejects.toBe(reason);
    });

    it('passes on the fault of what it listens to', async () => {
      await expect(create().diarize(broken(), never())).rejects.toThrow('the file ends here');
    });
  });
}

function expectTurns(turns: SpeakerTurn[], seconds: number): void {
  const starts = turns.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  for (const { start, end, speaker } of turns) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(seconds + 1);
    expect(Number.isInteger(speaker)).toBe(true);
  }
}
