import type { Unit } from '../document.ts';
import { escaped } from '../words.ts';
import { writtenAs, type Candidate, type NamingContext, type Stretch } from './candidates.ts';
import { withoutElision } from './word-slots.ts';

/** Content words of a phrase at most. */
const LONGEST = 3;
/** A phrase stands for its word if it is said in such a share of the places where the word is. */
const MOSTLY = 0.5;
/** What is said so often is a phrase, whatever stands before it. */
const AGAIN = 2;

/** A phrase around a word, and whether an article shows where it begins. */
interface Phrase {
  words: readonly string[];
  led: boolean;
}

/** A word with what belongs to it where it is mostly said so: `roller` as `heavy roller`, `conseil` as `conseil de cuisine`. */
export function nounPhraseOf(
  context: NamingContext,
  { start, end }: Stretch,
  { term, word, places }: Candidate,
): string {
  if (context.analysis.document.language.capitalizesNouns) return word;
  const units = context.analysis.document.units.slice(start, end);
  const found = new Map<string, { often: number; led: boolean }>();
  for (const at of places)
    for (const phrase of units[at] ? phrasesIn(context, units[at], term, word) : []) {
      const text = phrase.words.join(' ');
      const one = found.get(text) ?? { often: 0, led: false };
      found.set(text, { often: one.often + 1, led: one.led || phrase.led });
    }
  const [best] = [...found].toSorted((a, b) => b[1].often - a[1].often || (a[0] < b[0] ? -1 : 1));
  if (!best) return word;
  const [text, { often, led }] = best;
  const isPhrase = often >= places.length * MOSTLY && (led || often >= AGAIN);
  return isPhrase ? withHyphens(text, units) : word;
}

function phrasesIn(context: NamingContext, unit: Unit, term: number, word: string): Phrase[] {
  const around = context.conversation.talk.nounFirst === null ? wordsBefore : wordsBehind;
  return unit.chunks.flatMap(({ words, terms }) =>
    terms.flatMap((one, at) => {
      const phrase = one === term ? around(context, { words, terms }, at, word) : null;
      return phrase && phrase.words.length > 1 ? [phrase] : [];
    }),
  );
}

type Chunk = Unit['chunks'][number];

/** `The heavy roller`, `roller pump`: what stands before the noun up to its article, and nouns behind it. */
function wordsBefore(context: NamingContext, { words, terms }: Chunk, at: number): Phrase | null {
  const { words: title, conversation } = context;
  const { determiners, opening } = conversation.talk;
  const mayBelong = (place: number): boolean =>
    (terms[place] ?? -1) >= 0 && title.mayName(words[place] ?? '');
  let [from, to] = [at, at];
  while (mayBelong(from - 1)) from -= 1;
  while (mayBelong(to + 1) && title.isNounPhrase(words[to + 1] ?? '')) to += 1;
  const before = words[from - 1]?.toLowerCase() ?? '';
  const led = determiners.has(before) && !opening.demonstratives.has(before);
  // `Hire heaters`: without an article what stands before may be a verb.
  if (!led) while (from < at && !title.isNounPhrase(words[from] ?? '')) from += 1;
  if (to - from >= LONGEST || (to === at && (terms[to + 1] ?? -1) >= 0)) return null;
  const inside = terms.slice(from, to + 1).map((term, offset) => {
    const [usual, here] = [wordOf(context, term), (words[from + offset] ?? '').toLowerCase()];
    // `Retraining centre`, where elsewhere people have `retrained`.
    return from + offset === at || usual.toLowerCase() === here ? usual : here;
  });
  // `If the council pay`: only what is said again shows that the noun behind belongs to it.
  return { words: inside, led: led && to === at };
}

/** `Carta corta`, `conseil de cuisine`: what stands behind the noun. */
function wordsBehind(
  { words: title, conversation, analysis }: NamingContext,
  { words, terms }: Chunk,
  at: number,
  word: string,
): Phrase | null {
  const { nounFirst, determiners } = conversation.talk;
  const [link = '', ...rest] = words.slice(at + 1, at + LONGEST + 1);
  const { elision } = analysis.document.language;
  const isElided = /^d['’]/iu.test(link);
  const isLink = /^(?:de|du|des|del)$/iu.test(link) && nounFirst !== null;
  if (isElided) {
    const noun = withoutElision(link, elision);
    return title.mayName(noun) ? { words: [word, link], led: true } : null;
  }
  if (!isLink) {
    const isNext = (terms[at + 1] ?? -1) >= 0 && title.mayName(link);
    return isNext ? { words: [word, link.toLowerCase()], led: false } : null;
  }
  const isArticle = determiners.has(withoutElision(rest[0] ?? '', null).toLowerCase());
  const noun = rest[isArticle ? 1 : 0] ?? '';
  if (!title.isNounPhrase(withoutElision(noun, elision))) return null;
  return { words: [word, link, ...(isArticle ? [rest[0] ?? '', noun] : [noun])], led: true };
}

function wordOf({ slots, analysis }: NamingContext, term: number): string {
  const own = slots.get(term);
  return own ? writtenAs(own, analysis.document.language) : '';
}

/** Words with the hyphens with which they are written. */
function withHyphens(text: string, units: readonly Unit[]): string {
  const all = units.map((unit) => unit.text).join(' ');
  return text.replaceAll(/(\p{L}+) (?=(\p{L}+))/gu, (both, first: string, second: string) =>
    new RegExp(`(?<!\\p{L})${escaped(first)}-${escaped(second)}(?!\\p{L})`, 'iu').test(all)
      ? `${first}-`
      : both,
  );
}
