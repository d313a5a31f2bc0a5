import { execFileSync } from 'node:child_process';

/** A WAV file in which a synthetic voice says this, as the file chooser takes it. */
export const spoken = (name: string, words: string) => ({
  name,
  mimeType: 'audio/wav',
  buffer: execFileSync('espeak-ng', ['-s', '140', '--stdout', words], { maxBuffer: 64 * 2 ** 20 }),
});
