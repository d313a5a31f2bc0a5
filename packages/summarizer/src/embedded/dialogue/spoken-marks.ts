import type { CueWeights } from '../cue-weights.ts';
import type { WordClasses } from '../language/talk/word-classes.ts';

/** A word of so many letters says more than where it stands. */
const LONGER = 5;

/** A word as it was said. */
export interface SpokenWord {
  /** In small letters, without marks around. */
  bare: string;
  /** What it does in a sentence: see {@link WordClasses}. */
  class: string;
}

/** What is only a sound, in all languages. */
const HESITATION = /^(?:u[hm]+|uhm|erm?|h?m+|ähm?|öhm?|euh|heu|eh|em)$/u;

/** @param text one word, with what stands around it */
export function spokenWord(text: string, classes: WordClasses): SpokenWord {
  const word = text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const bare = word.toLowerCase().replaceAll('’', "'");
  const capital = /^\p{Lu}/u.test(word) && !/^i(?:'|$)/u.test(bare);
  return { bare, class: classes.of(bare, capital) };
}

/** How likely it is by what is seen, 0 to 1. */
export function probabilityOf({ bias, weights }: CueWeights, seen: readonly string[]): number {
  const odds = seen.reduce((sum, name) => sum + (weights[name] ?? 0), bias);
  return 1 / (1 + Math.exp(-odds));
}

export const NOTHING: SpokenWord = { bare: '_', class: '_' };

/** Places that are looked at together: their name has a letter for each. */
interface Places {
  name: string;
  letters: readonly string[];
}

export const placesOf = (names: string): Places[] =>
  names.split(' ').map((name) => ({ name, letters: name.split('') }));

/** What is seen, by the names of places and the values that their letters stand for. */
export function seenBy(
  places: readonly Places[],
  values: Readonly<Record<string, unknown>>,
): string[] {
  return places.map(
    ({ name, letters }) => `${name} ${letters.map((letter) => values[letter]).join(' ')}`,
  );
}

const withoutSounds = (words: readonly SpokenWord[]): SpokenWord[] =>
  words.filter(({ bare }) => !HESITATION.test(bare));

const baresOf = (words: readonly SpokenWord[]): string[] => words.map(({ bare }) => bare);

/** A sentence's first words (`a` to `d`), its last ones (`y`, `z`), its length (`l`); the first words of the next one, its length. */
const OF_SENTENCE = placesOf('a b c ab bc abc bcd z yz az l n nm k');

/** What is seen of a sentence, for {@link SpokenMarks.asks}: its words, its ends, how the next one begins. */
export function seenOf(sentence: readonly SpokenWord[], next: readonly SpokenWord[]): string[] {
  const own = baresOf(withoutSounds(sentence));
  const behind = baresOf(withoutSounds(next));
  const [a = '_', b = '_', c = '_', d = '_'] = own;
  const [y = '_', z = '_'] = [own.at(-2), own.at(-1)];
  const [n = '_', m = '_'] = behind;
  const l = Math.min(6, Math.floor(own.length / 2));
  const k = Math.min(4, behind.length);
  return [
    ...seenBy(OF_SENTENCE, { a, b, c, d, y, z, l, n, m, k }),
    ...own.map((word) => `has ${word}`),
    ...own.slice(1).map((word, at) => `has ${own[at]} ${word}`),
  ];
}

/** A short answer, a sentence, a long one. */
function sizeOf(count: number): number {
  return [1, 2, 4, 8].findLast((size) => size <= count) ?? 0;
}

/** A sentence as it is looked at for {@link SpokenMarks.changes}. */
export interface SpokenSentence {
  words: readonly SpokenWord[];
  asks: boolean;
}

/**
 * Of two sentences: whether the first one asks (`q`), the sizes of both (`l`, `s`) and of the one before (`k`), whether a longer word
 * comes again (`r`), who speaks of themselves and to another one (`i`), the first words of the first one (`o`, `u`) and its last
 * ones (`y`, `z`), the first words of the second one (`a` to `c`); in capitals the words' classes.
 */
const BETWEEN = placesOf(
  'q l s ls k r i a b ab abc qa qab z yz o ou oa za ql qs as ol A AB OA ZA aB qAB As Ol Za oA',
);

/** What is seen of the place between two sentences, for {@link SpokenMarks.changes}. */
export function seenBetween(
  classes: WordClasses,
  before: SpokenSentence | undefined,
  first: SpokenSentence,
  second: SpokenSentence,
): string[] {
  const [said, answer] = [withoutSounds(first.words), withoutSounds(second.words)];
  const [own, other] = [baresOf(said), baresOf(answer)];
  const [o = '_', u = '_'] = own;
  const [y = '_', z = '_'] = [own.at(-2), own.at(-1)];
  const [a = '_', b = '_', c = '_'] = other;
  return seenBy(BETWEEN, {
    a,
    b,
    c,
    o,
    u,
    y,
    z,
    q: first.asks,
    l: sizeOf(own.length),
    s: sizeOf(other.length),
    k: sizeOf(before?.words.length ?? 0),
    r: own.some((word) => word.length >= LONGER && other.includes(word)),
    i: [classes.saysI(own), classes.saysYou(own), classes.saysI(other)].join(' '),
    O: said[0]?.class,
    Z: said.at(-1)?.class,
    A: answer[0]?.class,
    B: answer[1]?.class,
  });
}
