import { z } from 'zod';
import type { TimedText, TimedWord, Transcription } from '../../ports/transcriber.ts';
import { languageCode } from './language-names.ts';
import { inOrder } from './times.ts';

const Times = { start: z.number(), end: z.number() };

/** `json` has the text only; `verbose_json` what its server knows. */
const Answer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  segments: z.array(z.object({ text: z.string(), ...Times })).nullish(),
  words: z.array(z.object({ word: z.string(), ...Times })).nullish(),
});

/**
 * Reads the answer of a speech server to a clip of that many seconds.
 * @throws {Error} if it is not what it should be, or not all of it.
 */
export function readAnswer(body: string, seconds: number): Transcription {
  const { text, language, segments, words } = Answer.parse(JSON.parse(body));
  const whole = { text, start: 0, end: seconds };
  const timed = inOrder(segments?.length ? segments : [whole], seconds);
  const spoken = inOrder(
    (words ?? []).map(({ word, start, end }) => ({ text: word.trim(), start, end })),
    seconds,
  );
  return {
    segments: timed
      .filter((segment) => segment.text.trim() !== '')
      .map((segment) => withWords(segment, spoken)),
    language: languageCode(language),
  };
}

/** A word belongs to the segment in which its middle lies. */
function withWords({ text, start, end }: TimedText, all: TimedWord[]): TimedText {
  const words = all
    .filter((word) => word.text !== '')
    .filter((word) => (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 < end)
    .map((word) => ({
      text: word.text,
      start: Math.max(word.start, start),
      end: Math.min(word.end, end),
    }));
  const segment = { text: text.trim(), start, end };
  return words.length > 0 ? { ...segment, words } : segment;
}
