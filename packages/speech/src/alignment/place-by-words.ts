import type { TimedWord } from '../ports/transcriber.ts';
import { matchWords } from './match-words.ts';
import { inOrderOfTime, keyOf, type PlacedTurn, type TurnWord, wordsOfTurns } from './turns.ts';

export interface PlacedByWords {
  turns: PlacedTurn[];
  /** Share of the words, of the shorter side, that stand in runs of at least three that were recognized: 0 to 1. */
  matched: number;
  /** Share of the turns' letters that have room in the sound: 0 to 1. */
  covered: number;
}

/** Seconds that a letter takes where nothing tells more: English at some 160 words a minute. */
const LETTER_SECONDS = 0.08;
const SLOWEST_LETTER = 0.2;
const FASTEST_LETTER = 0.03;
/** A turn whose beginning is farther than so many words from one that was recognized is placed roughly. */
const NEAR_WORDS = 6;
/** Words in a row that don't match by chance. */
const RUN = 3;

/** A word of the transcript that was recognized, and when. */
interface Anchor {
  word: number;
  start: number;
  end: number;
}

/**
 * Places the turns of a transcript in the sound by the words that a recognizer heard there. Words between two that match are
 * placed in proportion to their letters, those before the first and after the last by the pace of the rest.
 * @param heard in order of time
 */
export function placeByWords(
  turns: readonly string[],
  heard: readonly TimedWord[],
  seconds: number,
): PlacedByWords {
  const words = wordsOfTurns(turns);
  const spoken = heard.flatMap((word) => {
    const key = keyOf(word.text);
    return key === '' ? [] : [{ ...word, key }];
  });
  const pairs = matchWords(
    words.map(({ key }) => key),
    spoken.map(({ key }) => key),
  );
  const anchors = pairs.flatMap(({ before, after }) => {
    const word = spoken[after];
    return word ? [{ word: before, start: word.start, end: word.end }] : [];
  });
  const shorter = Math.max(1, Math.min(words.length, spoken.length));
  const scale = new Scale(words, anchors, seconds);
  const placed = turnsOf(words, turns.length, scale);
  return {
    turns: inOrderOfTime(placed, seconds),
    matched: wordsInRuns(pairs) / shorter,
    covered: scale.covered(),
  };
}

function wordsInRuns(pairs: readonly { before: number; after: number }[]): number {
  let [inRuns, run] = [0, 0];
  for (const [at, { before, after }] of pairs.entries()) {
    const last = pairs[at - 1];
    const goesOn = last?.before === before - 1 && last.after === after - 1;
    run = goesOn ? run + 1 : 1;
    if (run === RUN) inRuns += RUN;
    else if (run > RUN) inRuns += 1;
  }
  return inRuns;
}

/** Words of a transcript on the time of its sound. */
class Scale {
  readonly #anchors: readonly Anchor[];
  readonly #seconds: number;
  /** Letters before each word, and in all. */
  readonly #letters: number[];
  readonly #letterSeconds: number;

  constructor(words: readonly TurnWord[], anchors: readonly Anchor[], seconds: number) {
    this.#anchors = anchors;
    this.#seconds = seconds;
    this.#letters = [0];
    for (const { length } of words) this.#letters.push((this.#letters.at(-1) ?? 0) + length);
    this.#letterSeconds = paceOf(words, anchors);
  }

  /** When a word begins, and whether one that was recognized is near. */
  startOf(word: number): { at: number; near: boolean } {
    const next = this.#nextAnchor(word);
    const following = this.#anchors[next];
    const before = this.#anchors[next - 1];
    if (following?.word === word) return { at: following.start, near: true };
    const isNear = following !== undefined && following.word - word <= NEAR_WORDS;
    if (following && (isNear || !before)) {
      const lead = this.#between(word, following.word) * this.#letterSeconds;
      const room = before?.end ?? 0;
      return { at: Math.max(room, following.start - lead), near: isNear };
    }
    if (!before) return { at: this.#proportional(word), near: false };
    return { at: this.#after(before, following, word), near: before.word === word - 1 };
  }

  /** When a word ends. */
  endOf(word: number): number {
    const next = this.#nextAnchor(word);
    const [following, before] = [this.#anchors[next], this.#anchors[next - 1]];
    if (following?.word === word) return following.end;
    if (!before) return this.startOf(word).at + this.#between(word, word + 1) * this.#letterSeconds;
    return this.#after(before, following, word + 1);
  }

  /** Share of the letters that have room: those before the first anchor and after the last one may have none. */
  covered(): number {
    const [first, last] = [this.#anchors[0], this.#anchors.at(-1)];
    const all = this.#letters.at(-1) ?? 0;
    if (!first || !last || all === 0) return 0;
    const ahead = this.#between(0, first.word);
    const behind = all - (this.#letters[last.word + 1] ?? all);
    const without = roomless(ahead, first.start) + roomless(behind, this.#seconds - last.end);
    return 1 - without / all;
  }

  /** The first anchor at or behind a word. */
  #nextAnchor(word: number): number {
    let [low, high] = [0, this.#anchors.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#anchors[middle]?.word ?? 0) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #between(from: number, to: number): number {
    return (this.#letters[to] ?? 0) - (this.#letters[from] ?? 0);
  }

  /** Behind an anchor: at the pace of the talk, or sooner where the next one leaves less time. */
  #after(before: Anchor, following: Anchor | undefined, word: number): number {
    const letters = this.#between(before.word + 1, word);
    const until = following?.start ?? this.#seconds;
    const all = this.#between(before.word + 1, following?.word ?? this.#letters.length - 1);
    const time = Math.max(0, until - before.end);
    if (following && all > 0) return before.end + (time * letters) / all;
    return Math.min(until, before.end + letters * this.#letterSeconds);
  }

  #proportional(word: number): number {
    const all = this.#letters.at(-1) ?? 0;
    return all === 0 ? 0 : (this.#seconds * this.#between(0, word)) / all;
  }
}

/** How many of so many letters have no room in so many seconds. */
const roomless = (letters: number, seconds: number): number =>
  Math.max(0, letters - Math.max(0, seconds) / FASTEST_LETTER);

/** The median time of a letter, of neighbouring words that were recognized. */
function paceOf(words: readonly TurnWord[], anchors: readonly Anchor[]): number {
  const paces: number[] = [];
  for (const [at, { word, start }] of anchors.entries()) {
    const next = anchors[at + 1];
    const length = words[word]?.length ?? 0;
    if (next?.word === word + 1 && length > 0) paces.push((next.start - start) / length);
  }
  const median = paces.toSorted((a, b) => a - b)[paces.length >> 1] ?? LETTER_SECONDS;
  return Math.min(SLOWEST_LETTER, Math.max(FASTEST_LETTER, median));
}

function turnsOf(words: readonly TurnWord[], count: number, scale: Scale): PlacedTurn[] {
  const first: number[] = [];
  const last: number[] = [];
  for (const [at, { turn }] of words.entries()) {
    first[turn] ??= at;
    last[turn] = at;
  }
  let end = 0;
  return Array.from({ length: count }, (_, turn) => {
    const [from, to] = [first[turn], last[turn]];
    // A turn without words, such as "…", stands where the one before it ends.
    if (from === undefined || to === undefined) return { start: end, end, approximate: true };
    const { at: start, near } = scale.startOf(from);
    end = Math.max(start, scale.endOf(to));
    return { start, end, approximate: !near };
  });
}
