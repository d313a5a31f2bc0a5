import { afterAll, describe, expect, it } from 'vitest';
import { VOICE_FRAME, type VoiceDetection } from '../../ports/voice-detector.ts';
import { babble } from '../babble.ts';

const FRAMES = 90;

/** What every implementation of the VoiceDetection port promises. */
export function describeVoiceDetection(name: string, create: () => VoiceDetection): void {
  describe(`${name} as voice detection`, () => {
    const detection = create();
    afterAll(() => detection.close());
    const speech = babble((FRAMES * VOICE_FRAME) / 16_000).subarray(0, FRAMES * VOICE_FRAME);

    it('gives one probability for each frame, high in speech', async () => {
      const probabilities = await detection.start().push(speech);
      expect(probabilities).toHaveLength(FRAMES);
      expect(probabilities.every((p) => p >= 0 && p <= 1)).toBe(true);
      expect(probabilities.filter((p) => p >= 0.5).length).toBeGreaterThan(FRAMES * 0.8);
    });

    it.each([
      ['silence', () => 0],
      ['a tone', (index: number) => 8_000 * Math.sin(index / 5)],
      ['noise', (index: number) => ((index * index * 7_919) % 3_001) - 1_500],
    ])('hears no speech in %s', async (_, sample) => {
      const pcm = Int16Array.from({ length: FRAMES * VOICE_FRAME }, (_, index) => sample(index));
      const probabilities = await detection.start().push(pcm);
      expect(Math.max(...probabilities)).toBeLessThan(0.5);
    });

    it('says the same however the stream is divided', async () => {
      const whole = await detection.start().push(speech);
      const detector = detection.start();
      const parts: number[] = [];
      for (const [from, to] of [
        [0, 1],
        [1, 40],
        [40, FRAMES],
      ] as const) {
        parts.push(...(await detector.push(speech.subarray(from * VOICE_FRAME, to * VOICE_FRAME))));
      }
      expect(parts).toEqual([...whole]);
    });

    it('keeps streams apart', async () => {
      const alone = await detection.start().push(speech);
      const [first, second] = [detection.start(), detection.start()];
      await Promise.all([first.push(speech), second.push(new Int16Array(FRAMES * VOICE_FRAME))]);
      const again = await detection.start().push(speech);
      expect(again).toEqual(alone);
    });

    it('leaves the samples alone and takes none', async () => {
      const before = speech.slice();
      await detection.start().push(speech);
      expect(speech).toEqual(before);
      expect(await detection.start().push(new Int16Array(0))).toHaveLength(0);
    });

    it('refuses a part of a frame', async () => {
      await expect(detection.start().push(new Int16Array(VOICE_FRAME + 1))).rejects.toThrow(
        RangeError,
      );
    });
  });
}
