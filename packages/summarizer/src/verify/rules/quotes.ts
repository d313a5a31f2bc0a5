import { supportedDates } from '../calendar.ts';
import { relationOf, unitsOf } from '../reading/meanings.ts';
import { readSentences } from '../reading/sentences.ts';
import type { Rule } from './statement.ts';

const QUOTED = /[“„"«»]\s*([^“”„"«»]{2,}?)\s*[”“"»«]/gu;
/** A turn or two around the citation may hold the words as well. */
const AROUND = 2;
/** Words in quotation marks may be a title or a doubtful term: a single one has to stand anywhere in the source. */
const plain = (text: string, language: string): string =>
  text
    .toLowerCase()
    // `thats`, `by weds`: what a chat leaves out is written in full.
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replaceAll(/\p{L}+/gu, (word) => weekdayOf(word, language) ?? word)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const weekdayOf = (word: string, language: string): string | undefined =>
  [...supportedDates(word, language)].find((date) => date.startsWith('d'));

/** A single word may be another one for the same. */
const LEAST_WORDS = 2;

/** A translated quotation is compared word by word, as far as their meanings are known. */
export const translatedQuotes: Rule = ({ text, refs, own, source }) => {
  const [first = 0, last = 0] = [refs[0], refs.at(-1)];
  const near = Array.from(
    { length: last - first + 1 + 2 * AROUND },
    (_, at) => first - AROUND + at,
  );
  const said = near
    .flatMap((turn) => source.sentencesOf(turn))
    .flatMap(({ tokens }) => unitsOf(tokens, source.lexicon));
  for (const [, quoted = ''] of text.matchAll(QUOTED)) {
    const units = readSentences(quoted, own).flatMap(({ tokens }) => unitsOf(tokens, own));
    const known = units.filter(({ keys }) => keys.some((key) => key.startsWith('#')));
    const found = known.filter((unit) => said.some((one) => relationOf(unit, one) === 'same'));
    const isSaid = found.length * 2 >= known.length && found.length > 0;
    if (units.length >= LEAST_WORDS && known.length > 0 && !isSaid)
      return { kind: 'quote', said: quoted };
  }
  return null;
};

/** Quotation marks stand only around words that were said, in that order. */
export const quotes: Rule = ({ text, refs, source, language }) => {
  if (text.search(QUOTED) < 0) return null;
  const [first = 0, last = 0] = [refs[0], refs.at(-1)];
  const near = source.turns.slice(Math.max(0, first - AROUND), last + 1 + AROUND);
  // A sentence goes on behind the `mm-hmm` of another person.
  const bySpeaker = [...Map.groupBy(near, ({ speaker }) => speaker).values()];
  const said = [near, ...bySpeaker]
    .map((turns) => ` ${plain(turns.map((turn) => turn.text).join(' '), language)} `)
    .join('|');
  for (const [, quoted = ''] of text.matchAll(QUOTED)) {
    const words = plain(quoted, language);
    if (words !== '' && !said.includes(` ${words} `)) return { kind: 'quote', said: quoted };
  }
  return null;
};
