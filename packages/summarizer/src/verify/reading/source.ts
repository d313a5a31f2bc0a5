import { readDialogue } from '../../embedded/dialogue/read-dialogue.ts';
import { unwrapped } from '../../embedded/dialogue/wrapped-lines.ts';
import type { SummarySource, Turn } from '../../port.ts';
import { supportedDates } from '../calendar.ts';
import { wordsInAnyLanguage } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fold, withoutAddresses } from '../words.ts';
import { readSentences, type Sentence } from './sentences.ts';

/** A sentence of the source, with where it stands and who says it. */
export interface Said extends Sentence {
  /** Index into the turns. */
  turn: number;
  /** First name of the speaker, folded; empty where no one is known. */
  speaker: string;
}

/** A source as the verifier reads it. */
export interface SourceReading {
  turns: readonly Turn[];
  lexicon: Lexicon;
  /** Of one turn. */
  sentencesOf(this: void, turn: number): readonly Said[];
  /** First names of all who speak, folded. */
  speakers: ReadonlySet<string>;
  /** All words of the names of those who speak, folded. */
  speakerNames: ReadonlySet<string>;
  /** They and everyone whom the text names, folded: single words. */
  persons: ReadonlySet<string>;
  /** Stems of those names. */
  nameStems: ReadonlySet<string>;
  /** How much a stem tells: 1 where it occurs once, less the more sentences have it. */
  weightOf(this: void, stem: string): number;
}

/** The turns of a source as statements are held against them, in the order in which they were said or written. */
export interface ReadTurns {
  turns: Turn[];
  /** What stood before the words of each turn: `15.04.25, 12:05 - Ann: `. */
  heads: string[];
  /** Where the words of a turn of the source are read: those of wrapped lines at the first of these, and the others are empty. */
  placeOf(this: void, turn: number): number;
}

/**
 * The turns with who says each: as the source names them, or as pasted transcripts, chats and mails do. Labels are left out
 * of transcripts; a line of a mail is its writer's; lines that were wrapped are one again.
 */
export function readTurns(source: SummarySource): ReadTurns {
  const { turns, form, order } = readDialogue(source);
  const whole = unwrapped(source.turns).turns;
  const written = order ? order.flatMap((at) => whole[at] ?? []) : whole;
  const placed = Map.groupBy(turns, ({ at }) => at);
  const spoken = (turn: Turn, at: number): Turn => {
    const parts = placed.get(at) ?? [];
    const [first] = parts;
    if (form === 'none' || !first?.speaker) return turn;
    if (parts.some(({ speaker }) => speaker !== first.speaker)) return turn;
    const text = form === 'mail' ? turn.text : parts.map((part) => part.text).join('\n');
    return { ...turn, speaker: first.speaker, text };
  };
  const goesOn = new Set(turns.flatMap((turn) => (turn.goesOn ? [turn.at] : [])));
  const { turns: joined, places } = joinedLines(written.map(spoken), goesOn);
  const inOrder = new Map(order?.map((turn, place) => [turn, place]));
  const placeOf = (turn: number): number => {
    const place = inOrder.get(turn) ?? turn;
    return places[place] ?? place;
  };
  const heads = written.map(({ text }, at) => {
    const said = joined[at]?.text.split('\n')[0] ?? '';
    return said === '' ? '' : text.slice(0, Math.max(0, text.indexOf(said)));
  });
  return { turns: joined, heads, placeOf };
}

/** Wrapped lines in the place of the first of them, and for each line that place. */
function joinedLines(
  turns: readonly Turn[],
  goesOn: ReadonlySet<number>,
): { turns: Turn[]; places: number[] } {
  const joined: Turn[] = [];
  const places: number[] = [];
  for (const [at, turn] of turns.entries()) {
    const place = places[at - 1] ?? 0;
    const first = joined[place];
    const continues = goesOn.has(at - 1) && first?.speaker === turn.speaker;
    if (first && continues) first.text = `${first.text} ${turn.text}`.trim();
    joined.push({ ...turn, ...(continues && { text: '' }) });
    places.push(continues ? place : at);
  }
  return { turns: joined, places };
}

/** Reads a source once for all statements about it; its sentences are split when they are first asked for. */
export function readSource(
  turns: readonly Turn[],
  lexicon: Lexicon,
  named: ReadonlySet<string>,
): SourceReading {
  const read = new Map<number, Said[]>();
  const sentencesOf = (turn: number): Said[] => {
    const known = read.get(turn);
    if (known) return known;
    const { text = '', speaker } = turns[turn] ?? {};
    const by = { turn, speaker: firstName(speaker) };
    const said = readSentences(text, lexicon).map((sentence) => Object.assign(sentence, by));
    read.set(turn, said);
    return said;
  };
  let frequency: Map<string, number> | undefined;
  const common = smallWords(turns);
  // `Project Manager`, `Will`: a word that is also a common one can't be told from it.
  const speakers = new Set(
    turns
      .map(({ speaker }) => firstName(speaker))
      .filter((name) => name !== '' && !common.has(name)),
  );
  // German writes every noun with a capital: there only who speaks is known to be a person.
  const persons =
    lexicon.tag === 'de'
      ? speakers
      : new Set([
          ...speakers,
          ...[...named].filter((name) => !isDate(name, lexicon.tag) && !TITLES.has(name)),
        ]);
  return {
    turns,
    lexicon,
    sentencesOf,
    speakers,
    speakerNames: new Set(turns.flatMap(({ speaker }) => speaker?.split(/\s+/u).map(fold) ?? [])),
    persons,
    nameStems: new Set([...persons].map(lexicon.stem)),
    weightOf: (stem) => {
      frequency ??= frequencies(turns.flatMap((_, turn) => sentencesOf(turn)));
      return 1 / Math.sqrt(frequency.get(stem) ?? 1);
    },
  };
}

const smallWords = (turns: readonly Turn[]): ReadonlySet<string> =>
  new Set(
    turns.flatMap(({ text }) =>
      Array.from(withoutAddresses(text).matchAll(/(?<!\p{L})\p{Ll}\p{L}+/gu), ([word]) =>
        fold(word),
      ),
    ),
  );

const TITLES = wordsInAnyLanguage(({ titles }) => titles);

const isDate = (word: string, language: string): boolean => supportedDates(word, language).size > 0;

/** The first word of a name that is no title: `Frau Kessler` is `kessler`. */
export function firstName(name: string | undefined): string {
  const words = (name?.trim().split(/\s+/u) ?? []).map(fold);
  return words.find((word) => !TITLES.has(word.replace(/\.$/u, ''))) ?? words[0] ?? '';
}

function frequencies(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of sentences)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
