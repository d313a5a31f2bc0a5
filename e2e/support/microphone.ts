import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArgs, wholeBrowser } from './browser.ts';
import { saidIn, writeSpeech } from './human-speech.ts';

const CLIPS = ['0930', '0880', '0890', '0920'];
/** What is said into the microphone, and by its first two recordings. */
export const SAID = saidIn(CLIPS);
export const SAID_FIRST = saidIn(CLIPS.slice(0, 2));
/** How long it is. */
export const SECONDS = 21;
/** What the recogniser hears of such speech at least; 3 words of 10 it gets wrong. */
export const HEARD = 0.6;

const folder = mkdtempSync(path.join(tmpdir(), 'notelark-microphone-'));
const speech = path.join(folder, 'speech.wav');
writeSpeech(speech, CLIPS);

/** A browser with a microphone, which hears them once in each recording, then nothing. */
export const withMicrophone = {
  executablePath: wholeBrowser,
  args: [
    ...browserArgs,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${speech}%noloop`,
  ],
};
