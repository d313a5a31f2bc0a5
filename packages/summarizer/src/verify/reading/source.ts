import type { SummarySource, Turn } from '../../port.ts';
import { supportedDates } from '../calendar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fold } from '../words.ts';
import { readSentences, type Sentence } from './sentences.ts';

/** A sentence of the source, with where it stands and who says it. */
export interface Said extends Sentence {
  /** Index into the turns. */
  turn: number;
  /** First name of the speaker, folded; empty where nobody is known. */
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
  /** They and everyone whom the text names, folded: single words. */
  persons: ReadonlySet<string>;
  /** Stems of those names. */
  nameStems: ReadonlySet<string>;
  /** How much a stem tells: 1 where it occurs once, less the more sentences have it. */
  weightOf(this: void, stem: string): number;
}

/** `Ruth: Shall we start?`, `[00:10:32] Ruth:`, `Ruth (10:32):` at the start of a pasted line. */
const PASTED =
  /^\s*(?:\[[^\]]{1,12}\]\s*)?(?<name>\p{Lu}[\p{L}\p{M}.'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){0,2})\s*(?:[([]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[)\]])?\s*:\s+/u;
/** Headers of mails are no speakers. */
const HEADERS =
  /^(?:from|to|cc|bcc|subject|date|sent|re|fwd?|von|an|betreff|datum|gesendet|de|para|asunto|fecha|enviado|à|objet|envoyé|note|ps)$/iu;
/** Fewer lines of one name are a coincidence: `Note: …`. */
const LEAST_LINES = 2;

/** Reads a source once for all statements about it; its sentences are split when they are first asked for. */
export function readSource(
  source: SummarySource,
  lexicon: Lexicon,
  named: ReadonlySet<string>,
): SourceReading {
  const turns = withSpeakers(source.turns);
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
      Array.from(text.matchAll(/(?<!\p{L})\p{Ll}\p{L}+/gu), ([word]) => fold(word)),
    ),
  );

const TITLES = new Set(
  'mr mrs ms miss dr prof sir herr frau monsieur madame don dona senor senora'.split(' '),
);

const isDate = (word: string, language: string): boolean => supportedDates(word, language).size > 0;

export const firstName = (name: string | undefined): string =>
  fold(name?.trim().split(/\s+/u)[0] ?? '');

function frequencies(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of sentences)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Pasted lines name their speakers in the text. */
function withSpeakers(turns: readonly Turn[]): Turn[] {
  const lines = new Map<string, number>();
  for (const { text } of turns) {
    const name = PASTED.exec(text)?.groups?.['name'];
    if (name && !HEADERS.test(name)) lines.set(name, (lines.get(name) ?? 0) + 1);
  }
  return turns.map((turn) => {
    const match = turn.speaker === undefined ? PASTED.exec(turn.text) : null;
    const name = match?.groups?.['name'];
    if (!match || !name || (lines.get(name) ?? 0) < LEAST_LINES) return turn;
    return { ...turn, speaker: name, text: turn.text.slice(match[0].length) };
  });
}
