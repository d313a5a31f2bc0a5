import { copyFile, stat } from 'node:fs/promises';
import type { SampleRecording } from '../features/recordings/intake/sample.service.ts';

const file = new URL('./sample.mp3', import.meta.url);

/**
 * 80 seconds of an invented talk between two people, spoken by the synthetic voices "slt" and "rms" of flite, whose licence
 * lets their sound be used freely. MP3, one channel, 40 kbit/s.
 */
export const sampleRecording: SampleRecording = {
  filename: 'Planning an open day.mp3',
  language: 'en',
  bytes: async () => (await stat(file)).size,
  copyTo: (path) => copyFile(file, path),
};
