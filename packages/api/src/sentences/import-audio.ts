import { fill } from '../fill.ts';
import type { AudioFinding, AudioFindingCode } from '../import-audio.ts';
import { formatLength } from './receipts.ts';

const FINDINGS: Record<Exclude<AudioFindingCode, 'offset'>, string> = {
  overrun: 'The transcript ends {length} after the audio does. Its last lines can’t be played.',
  'cut-off':
    'The audio file holds less sound than it declares: it is cut off or damaged, and its end may be missing.',
  'few-words':
    'Few words of the transcript were recognized in this audio, so the times were estimated from where there is a voice. If it is the wrong recording, remove it and add the right one.',
  differs:
    'Hardly any word of the transcript was recognized in this audio, so it may be another recording. The transcript is unchanged. Listen to it; if it is the wrong one, remove it and add the right one.',
  'too-short':
    'More than half of the transcript is not in this audio: it may be a part of the recording, or another one. The transcript is unchanged. Remove the audio and add the whole recording.',
  'no-voice':
    'No voice was found in this audio. The transcript is unchanged. Remove the audio and add the right one.',
  'no-engine':
    'No speech engine is set up on this server, so the times were estimated from where there is a voice.',
  'other-language':
    'The speech engine of this server does not know the language of the transcript, so the times were estimated from where there is a voice.',
  'no-minutes':
    'You have too few minutes left to find the words in this audio, so the times were estimated from where there is a voice. No minutes were used.',
  'engine-failed':
    'The speech engine failed, so the times were estimated from where there is a voice. No minutes were used. To try again, remove the audio and add it once more.',
  'not-aligned':
    'The times of the transcript could not be found this time. The transcript is unchanged. To try again, remove the audio and add it once more.',
};
const EARLY = 'The lines of the transcript seem to be {length} too early for this audio.';
const LATE = 'The lines of the transcript seem to be {length} too late for this audio.';
const UNMOVED = 'Their times were kept as they are in the file.';

/** What was found of an audio beside its transcript, and what to do, in sentences. */
export function audioFindingSentence({ code, seconds }: AudioFinding): string {
  const length = formatLength(Math.abs(seconds ?? 0));
  if (code !== 'offset') return fill(FINDINGS[code], { length });
  return `${fill((seconds ?? 0) > 0 ? EARLY : LATE, { length })} ${UNMOVED}`;
}

/** Why an audio could not be used, by the code of its failure. */
const FAILURES: Record<string, string> = {
  'not-audio': 'It is not audio or video that we can read. An MP3, M4A, WAV or MP4 works.',
  'no-sound': 'It has no sound in it.',
  'too-short': 'It is shorter than one second.',
  'broken-file': 'It is damaged and could not be read to its end. Export or copy it again.',
  'too-long': 'It is longer than {hours} hours.',
};
const FAILED = 'It could not be read this time.';
const SAFE = 'The transcript and its notes are safe and unchanged. You can add another file.';

export function audioFailureSentence(code: string, params: { hours: number }): string {
  return `${fill(FAILURES[code] ?? FAILED, params)} ${SAFE}`;
}
