import { z } from 'zod';
import { spreadWords } from '../ports/timed-words.ts';
import type { TimedText, TimedWord, Transcription } from '../ports/transcriber.ts';
import { languageCode } from './language-names.ts';
import { compressesTooWell, MAX_COMPRESSION } from './repetition.ts';
import { withoutLoopsAcross } from './segment-loops.ts';
import { sentencesOf } from './sentences.ts';
import { inOrder } from './times.ts';
import { asWritten } from './written-words.ts';

const Times = { start: z.number(), end: z.number() };

/** What Whisper thinks of a segment, where the server passes it on. */
const Doubts = {
  compression_ratio: z.number().nullish(),
  no_speech_prob: z.number().nullish(),
  avg_logprob: z.number().nullish(),
};

/** Some servers put the words into their segments (whisper.cpp's, older ones of faster-whisper). */
const Words = z.array(z.object({ word: z.string(), ...Times })).nullish();

/** `json` has the text only; `verbose_json` what its server knows. */
const Answer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  segments: z.array(z.object({ text: z.string(), words: Words, ...Times, ...Doubts })).nullish(),
  words: Words,
});
type Answer = z.infer<typeof Answer>;
type Doubts = Pick<NonNullable<Answer['segments']>[number], keyof typeof Doubts>;

/** OpenAI's thresholds: words of which the model itself is unsure, over what it takes for silence, are made up. */
const SILENCE_PROBABILITY = 0.6;
const LEAST_LOG_PROBABILITY = -1;
/** Whisper's segments are shorter, in seconds: one that is longer is a clip that was not divided. */
const LONGEST_SEGMENT = 30;

export interface ServerAnswer extends Transcription {
  /** False where the server gave the text only: the times of the segments are estimates, and there are none of words. */
  timed: boolean;
}

/**
 * Reads the answer of a speech server to a clip of that many seconds. What its server did not divide becomes sentences here;
 * loops and what was made up over silence is left out.
 * @throws {Error} if it is not what it should be, or not all of it.
 */
export function readAnswer(body: string, seconds: number): ServerAnswer {
  const answer = Answer.parse(JSON.parse(body));
  const pieces = stretchesOf(answer, seconds)
    .filter((stretch) => stretch.text.trim() !== '' && !isSilence(stretch))
    .flatMap((stretch) => {
      const isSuspected = repeatsItself(stretch);
      const confidence = confidenceOf(stretch);
      return divided(stretch).map((segment) => ({
        segment: { ...segment, ...confidence },
        isSuspected,
      }));
    });
  return {
    segments: withoutLoopsAcross(pieces),
    language: languageCode(answer.language),
    timed: answer.text.trim() === '' || !!answer.segments?.length || !!answer.words?.length,
  };
}

type Stretch = TimedText & { words: TimedWord[]; isWhole: boolean } & Doubts;

/** The segments of an answer, or all of it as one, each with its words. */
function stretchesOf({ text, segments, words }: Answer, seconds: number): Stretch[] {
  const whole = { text, start: 0, end: seconds };
  const spoken = inOrder(
    (words?.length ? words : (segments ?? []).flatMap((segment) => segment.words ?? []))
      .map(({ word, start, end }) => ({ text: word.trim(), start, end }))
      .filter((word) => word.text !== ''),
    seconds,
  );
  const isWhole = !segments?.length;
  return inOrder<TimedText & Doubts>(isWhole ? [whole] : segments, seconds).map((stretch) =>
    Object.assign(stretch, { words: wordsWithin(stretch, spoken), isWhole }),
  );
}

/** A word belongs to the segment in which its middle lies. */
const wordsWithin = ({ start, end }: TimedText, all: TimedWord[]): TimedWord[] =>
  all
    .filter((word) => (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 < end)
    .map((word) => ({
      text: word.text,
      start: Math.max(word.start, start),
      end: Math.min(word.end, end),
    }));

/** As its server says; where it says nothing, as of our own Whisper's clips. A longer text compresses well by itself. */
function repeatsItself({ text, start, end, compression_ratio, isWhole }: Stretch): boolean {
  if (!isWhole) return (compression_ratio ?? 0) > MAX_COMPRESSION;
  return end - start <= LONGEST_SEGMENT && compressesTooWell(text);
}

const isSilence = ({ no_speech_prob, avg_logprob }: Doubts): boolean =>
  (no_speech_prob ?? 0) > SILENCE_PROBABILITY && (avg_logprob ?? 0) < LEAST_LOG_PROBABILITY;

/** The geometric mean of the probabilities of a segment's tokens, where the server says. */
const confidenceOf = ({ avg_logprob }: Doubts): Pick<TimedText, 'confidence'> =>
  typeof avg_logprob === 'number' ? { confidence: Math.exp(Math.min(0, avg_logprob)) } : {};

/** Sentences of what is too long for a segment: by its words, else by its letters; those are no words with times then. */
function divided({ text: spaced, start, end, words, isWhole }: Stretch): TimedText[] {
  const text = spaced.trim();
  const written = asWritten(text, words);
  if (!isWhole && end - start <= LONGEST_SEGMENT) return [withWords({ text, start, end }, written)];
  if (written.length > 0) return sentencesOf(written);
  const estimated = asWritten(text, spreadWords({ text, start, end }));
  return sentencesOf(estimated).map((sentence) => withWords(sentence, []));
}

function withWords({ text, start, end }: TimedText, words: readonly TimedWord[]): TimedText {
  const trimmed = words.map((word) => Object.assign(word, { text: word.text.trim() }));
  return { text, start, end, ...(trimmed.length > 0 && { words: trimmed }) };
}
