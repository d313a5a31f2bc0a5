import type { SummarySource, Turn } from '../port.ts';
import { localeOf } from '../language.ts';
import { estimateTokens } from './tokens.ts';

/** One line of the prompt: a turn, or a piece of a turn that is too long for a part. */
export interface Segment {
  /** Index of the turn in the source. */
  turn: number;
  /** True from a turn's second piece on. */
  continued: boolean;
  text: string;
  speaker?: string;
  /** Seconds. */
  start?: number;
  tokens: number;
}

/** Digits, colons and brackets of a label are tokens of their own: `[S012 00:14:05 Ann]` and the line break. */
const LABEL_TOKENS = 14;

/**
 * The source as numbered lines, in order, none left out but blank turns. A turn above `most` tokens becomes several lines
 * of the same number, cut at sentence ends, or at words where a sentence is longer than that.
 */
export function segmentsOf(source: SummarySource, most: number): Segment[] {
  return source.turns.flatMap((turn, index) => {
    const text = oneLine(turn.text);
    return text === '' ? [] : split(segment(turn, index, text), most, source.language);
  });
}

/** Cuts a segment into pieces of at most `most` tokens; nothing but blanks is lost at the cuts. */
export function split(whole: Segment, most: number, language?: string): Segment[] {
  if (whole.tokens <= most) return [whole];
  const room = Math.max(1, most - LABEL_TOKENS - estimateTokens(whole.speaker ?? ''));
  const texts = packed(clauses(whole.text, room, language), room);
  return texts.map((text, index) => piece(whole, text, whole.continued || index > 0));
}

/** `S001` for the first turn; wider where a source has more than 999. */
export function segmentNumber(turn: number): string {
  return `S${String(turn + 1).padStart(3, '0')}`;
}

/** Index of the turn that a model's reference names (`S012`, `[S012]`, `12`), or null where it names none. */
export function turnOf(reference: string): number | null {
  const digits = /^\W*S?0*(\d{1,7})\W*$/iu.exec(reference.trim())?.[1];
  return digits === undefined ? null : Number(digits) - 1;
}

/** `[S012 00:14:05 Ann] text`, with what is known of time and speaker. */
export function lineOf({ turn, continued, text, speaker, start }: Segment): string {
  const time = start === undefined ? undefined : clock(start);
  const label = [segmentNumber(turn), time, speaker, continued ? '(continued)' : undefined];
  return `[${label.filter(Boolean).join(' ')}] ${text}`;
}

function segment(turn: Turn, index: number, text: string): Segment {
  const speaker = turn.speaker === undefined ? '' : oneLine(turn.speaker).replaceAll(/[[\]]/gu, '');
  const whole: Segment = { turn: index, continued: false, text, tokens: 0 };
  if (speaker !== '') whole.speaker = speaker;
  if (turn.start !== undefined) whole.start = turn.start;
  return piece(whole, text, false);
}

function piece(whole: Segment, text: string, continued: boolean): Segment {
  const label = LABEL_TOKENS + estimateTokens(whole.speaker ?? '');
  return { ...whole, text, continued, tokens: label + estimateTokens(text) };
}

/** A line break inside a turn could look like the start of a segment. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function clauses(text: string, most: number, language?: string): string[] {
  return pieces(text, 'sentence', language).flatMap((sentence) =>
    estimateTokens(sentence) <= most ? [sentence] : words(sentence, most, language),
  );
}

function words(sentence: string, most: number, language?: string): string[] {
  return pieces(sentence, 'word', language).flatMap((word) =>
    estimateTokens(word) <= most ? [word] : pieces(word, 'grapheme', language),
  );
}

function pieces(
  text: string,
  granularity: 'sentence' | 'word' | 'grapheme',
  language?: string,
): string[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity });
  return Array.from(segmenter.segment(text), (piece) => piece.segment);
}

/** Joins neighbours as long as they fit. */
function packed(texts: string[], most: number): string[] {
  const result: string[] = [];
  let room = 0;
  for (const text of texts) {
    const size = estimateTokens(text);
    if (size > room || result.length === 0) {
      result.push('');
      room = most;
    }
    result[result.length - 1] += text;
    room -= size;
  }
  return result.map((text) => text.trim()).filter((text) => text !== '');
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
