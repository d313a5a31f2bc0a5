import { babbleWithPauses } from '@notelark/speech/testing/babble';
import { wavOf } from '@notelark/speech/testing/media/riff';

/** Length of a phrase and the pause behind it. */
export const PHRASE_SECONDS = 3.5;

/** A WAV file with speech-like sound: so many phrases, each of which becomes a segment of the transcript. */
export const recordingOf = (phrases: number): Buffer =>
  wavOf(babbleWithPauses(Array.from({ length: phrases }, () => [1.5, 2])));
