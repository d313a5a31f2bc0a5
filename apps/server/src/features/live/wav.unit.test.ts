import { describe, expect, it } from 'vitest';
import { liveWav } from '../../testing/live.ts';
import { wav } from '@notelark/speech/testing/media/riff';
import { readWav } from './wav.ts';

const pcm = Int16Array.from({ length: 24_000 }, (_, n) => (n % 200) * 100 - 10_000);
const good = (): Buffer => liveWav(pcm);
const changed = (change: (file: Buffer) => void): Buffer => {
  const file = good();
  change(file);
  return file;
};

describe('reading a chunk', () => {
  it('gives the samples', () => {
    expect(readWav(good())).toEqual(pcm);
  });

  it('passes over chunks that it does not know, wherever the samples lie then', () => {
    const extra = Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1');
    const file = Buffer.concat([good().subarray(0, 36), extra, good().subarray(36)]);
    expect(readWav(file)).toEqual(pcm);
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('RIFF? This is no sound at all, only a long text.')],
    ['a header without samples', good().subarray(0, 44)],
    ['a header that promises more than there is', good().subarray(0, 40_000)],
    ['a size of 4 GB', changed((file) => file.writeUInt32LE(0xff_ff_ff_ff, 40))],
    ['a format chunk of 4 GB', changed((file) => file.writeUInt32LE(0xff_ff_ff_fe, 16))],
    ['half a sample', wav(Buffer.alloc(47_999), { sampleRate: 24_000, channels: 1 })],
    ['samples before their format', Buffer.from('RIFF\0\0\0\0WAVEdata\u0004\0\0\0abcd', 'latin1')],
    ['floating point', changed((file) => file.writeUInt16LE(3, 20))],
    ['two channels', changed((file) => file.writeUInt16LE(2, 22))],
    ['another rate', changed((file) => file.writeUInt32LE(48_000, 24))],
    ['8 bits', changed((file) => file.writeUInt16LE(8, 34))],
    ['less than a tenth of a second', liveWav(pcm.subarray(0, 2_399))],
    ['more than a chunk holds', liveWav(new Int16Array(45 * 24_000 + 1))],
    ['a WAV of 64 bits', changed((file) => file.write('RF64', 0))],
  ])('refuses %s', (_, file) => {
    expect(readWav(file)).toBeNull();
  });
});
