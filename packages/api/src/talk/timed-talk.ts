import { readCaptions } from './captions.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { isMailThread } from './mail-thread.ts';
import { readTalk } from './read-talk.ts';

/** As much as tells what a text is. */
const BEGINNING = 20_000;
/** Of WebVTT and SubRip. */
const CUES = /^\uFEFF?WEBVTT\b|\d:\d{2}[.,:\d]{0,12}\s{0,20}-->\s{0,20}\d/u;
/** What every time has, however it is written. */
const DIGITS = /\d[:.h]\d{2}|\d+\t|\d \p{L}{4,8}/gu;
/** Fewer times beside names are figures in a text. */
const FEWEST_TIMES = 2;
/** Of the pieces; in mails, fewer are the times at which they were sent. */
const LEAST_TIMED = 0.5;

/** Whether a pasted text is a transcript with times: then it is worth importing as one. */
export function isTimedTalk(text: string): boolean {
  const beginning = text.slice(0, BEGINNING);
  if (CUES.test(beginning)) return true;
  // The grammar is only asked about texts with times: patterns of its size take long to compile.
  if ((beginning.match(DIGITS)?.length ?? 0) < FEWEST_TIMES) return false;
  const lines = beginning.split('\n');
  const talk = readTalk(withoutLineNumbers(lines)) ?? [];
  const timed = talk.filter(({ time }) => time !== null).length;
  if (isMailThread(lines)) return timed > talk.length * LEAST_TIMED;
  return timed >= FEWEST_TIMES || readCaptions(lines) !== null;
}
