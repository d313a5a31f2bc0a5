import { expect, it } from 'vitest';
import { base64Of, wavOf } from './wav.ts';

it('writes WAV files of 24 kHz, mono, 16 bits', () => {
  const file = wavOf([Int16Array.of(1, -2), Int16Array.of(3)]);
  const view = new DataView(file.buffer);
  expect(new TextDecoder().decode(file.subarray(0, 16))).toMatch(/^RIFF....WAVEfmt $/su);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 24_000, 16,
  ]);
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([42, 6]);
  expect(new Int16Array(file.slice(44).buffer)).toEqual(Int16Array.of(1, -2, 3));
});

it('writes base64 of any length', () => {
  for (const length of [0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 7) % 256);
    expect(Uint8Array.from(atob(base64Of(bytes)), (char) => char.charCodeAt(0))).toEqual(bytes);
  }
});
