import type { TimedWord } from '../ports/transcriber.ts';
import type { Stretch } from '../recording/recording.ts';
import { type Anchor, findAnchors } from './anchors.ts';
import { inOrderOfTime, type PlacedTurn, type TurnWord, wordsOfTurns } from './turns.ts';
import { VoiceClock } from './voice-clock.ts';

export interface Sound {
  /** Where there is a voice, in order of time. */
  voices: readonly Stretch[];
  /** What a recognizer heard, in order of time; empty where there is none. */
  words: readonly TimedWord[];
  seconds: number;
}

export interface PlacedTurns {
  turns: PlacedTurn[];
  /** Share of the words, of the shorter side, that were surely recognized: 0 to 1. */
  matched: number;
  /** Words of the shorter side: of few, nothing can be said. */
  compared: number;
  /** Share of the turns' letters that have room in the voices: 0 to 1. */
  covered: number;
}

/** Seconds of voice of a letter of someone who speaks fast. */
const FAST_LETTER = 0.04;
/** A turn whose beginning is farther than so many words from one that was recognized is placed roughly. */
const NEAR_WORDS = 4;
/** Speakers mostly pause between turns: a turn begins behind a pause that so many seconds of voice part it from, at most. */
const SNAP = 0.6;
/** How far a single word may be from where its neighbours expect it, in seconds of voice: at least, and of the way between them. */
const STRAY = 1;
const STRAY_SHARE = 0.08;
/** Letters of a single word that is believed: shorter ones stand everywhere. */
const TELLING = 4;
/** Voice that lasts longer than the words ahead of the first anchor by this factor, or behind the last one, holds more than they. */
const MORE = 1.6;
/** Fewer words tell no pace. */
const LEAST_PACED = 20;

/**
 * Places the turns of a transcript in the sound: at the words of them that were recognized, and between those in proportion to
 * the letters and to where there is a voice. Without a recognizer all of them are placed in that way.
 */
export function placeTurns(texts: readonly string[], sound: Sound): PlacedTurns {
  const words = wordsOfTurns(texts);
  const { sure, single, ...figures } = findAnchors(words, sound.words);
  const clock = new VoiceClock(sound.voices);
  const rough = new Scale(words, sure, clock);
  const likely = single.filter(
    (anchor) => (words[anchor.word]?.length ?? 0) >= TELLING && rough.expects(anchor),
  );
  const anchors = [...sure, ...likely].toSorted((a, b) => a.word - b.word);
  const scale = new Scale(words, anchors, clock);
  return {
    turns: inOrderOfTime(placed(words, texts.length, scale), sound.seconds),
    ...figures,
    covered: rough.covered(),
  };
}

/** Words of a transcript on the voices of its sound. */
class Scale {
  readonly #anchors: readonly Anchor[];
  readonly #clock: VoiceClock;
  /** Letters before each word, and in all. */
  readonly #letters: number[] = [0];
  readonly #letterSeconds: number;

  constructor(words: readonly TurnWord[], anchors: readonly Anchor[], clock: VoiceClock) {
    this.#anchors = anchors;
    this.#clock = clock;
    for (const { length } of words) this.#letters.push((this.#letters.at(-1) ?? 0) + length);
    this.#letterSeconds = paceOf(words, anchors) ?? clock.total / Math.max(1, this.#all());
  }

  /** When a word at the beginning of a turn begins, and whether one that was recognized is near. */
  startOf(word: number): { at: number; near: boolean } {
    const { before, following } = this.#around(word);
    if (following?.word === word) return { at: following.start, near: true };
    const near =
      (following !== undefined && following.word - word <= NEAR_WORDS) ||
      (before !== undefined && word - before.word <= NEAR_WORDS);
    const voiced = this.#voicedOf(word);
    const onset = this.#clock.onsetNear(voiced, SNAP)?.moment ?? this.#clock.momentOf(voiced);
    const [least, most] = [before?.end ?? 0, following?.start ?? Infinity];
    return { at: Math.min(most, Math.max(least, onset)), near };
  }

  /** When a word ends. */
  endOf(word: number): number {
    const { following } = this.#around(word);
    if (following?.word === word) return following.end;
    return this.#clock.momentOf(this.#voicedOf(word + 1));
  }

  /** Whether a word was recognized about where its neighbours let expect it. */
  expects({ word, start }: Anchor): boolean {
    const { before, following } = this.#around(word);
    const [from, to] = [this.#voicedFrom(before), this.#voicedTo(following)];
    const off = Math.abs(this.#clock.voicedAt(start) - this.#voicedOf(word));
    return off <= STRAY + STRAY_SHARE * Math.max(0, to - from) && this.#isBetween(start, word);
  }

  #isBetween(start: number, word: number): boolean {
    const { before, following } = this.#around(word);
    return start >= (before?.end ?? 0) && start <= (following?.start ?? Infinity);
  }

  /** Share of the letters that have room: those before the first anchor and after the last one may have none. */
  covered(): number {
    const all = this.#all();
    if (all === 0) return 0;
    const [first, last] = [this.#anchors[0], this.#anchors.at(-1)];
    const ahead = roomless(this.#between(0, first?.word ?? Infinity), this.#voicedTo(first));
    if (!last) return 1 - ahead / all;
    const behind = all - this.#between(0, last.word + 1);
    return 1 - (ahead + roomless(behind, this.#clock.total - this.#voicedFrom(last))) / all;
  }

  /** How much voice there is before a word. */
  #voicedOf(word: number): number {
    const { before, following } = this.#around(word);
    const from = this.#voicedFrom(before);
    const to = Math.max(from, this.#voicedTo(following));
    const first = before ? before.word + 1 : 0;
    const behind = this.#between(first, word);
    const all = this.#between(first, following?.word ?? Infinity);
    if (all === 0) return from;
    // Before the first anchor and after the last, the sound may go on for longer than the transcript.
    const even = (to - from) / all;
    const pace = even > this.#letterSeconds * MORE ? this.#letterSeconds : even;
    if (!before && following) return to - (all - behind) * pace;
    if (before && !following) return from + behind * pace;
    return from + ((to - from) * behind) / all;
  }

  #voicedFrom(anchor: Anchor | undefined): number {
    return anchor ? this.#clock.voicedAt(anchor.end) : 0;
  }

  #voicedTo(anchor: Anchor | undefined): number {
    return anchor ? this.#clock.voicedAt(anchor.start) : this.#clock.total;
  }

  /** The last anchor before a word, and the first one at it or behind it. */
  #around(word: number): { before: Anchor | undefined; following: Anchor | undefined } {
    let [low, high] = [0, this.#anchors.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#anchors[middle]?.word ?? 0) < word) low = middle + 1;
      else high = middle;
    }
    return { before: this.#anchors[low - 1], following: this.#anchors[low] };
  }

  /** Letters of the words from one to another, which is left out. */
  #between(from: number, to: number): number {
    const all = this.#all();
    return (this.#letters[to] ?? all) - (this.#letters[from] ?? all);
  }

  #all(): number {
    return this.#letters.at(-1) ?? 0;
  }
}

/** How many of so many letters have no room in so many seconds of voice. */
const roomless = (letters: number, voiced: number): number =>
  Math.max(0, letters - Math.max(0, voiced) / FAST_LETTER);

/** The median time of a letter, of neighbouring words that were recognized; null where there are too few. */
function paceOf(words: readonly TurnWord[], anchors: readonly Anchor[]): number | null {
  const paces: number[] = [];
  for (const [at, { word, start }] of anchors.entries()) {
    const next = anchors[at + 1];
    const length = words[word]?.length ?? 0;
    if (next?.word === word + 1 && length > 0) paces.push((next.start - start) / length);
  }
  if (paces.length < LEAST_PACED) return null;
  return paces.toSorted((a, b) => a - b)[paces.length >> 1] ?? null;
}

function placed(words: readonly TurnWord[], count: number, scale: Scale): PlacedTurn[] {
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
