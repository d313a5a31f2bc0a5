import { wordsByLanguage } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fold } from '../words.ts';
import type { Sentence, Token } from './sentences.ts';
import type { SourceReading } from './source.ts';

const PERSON = '#person';
const OWNER = '#owner';
const AUXILIARY = '#auxiliary';

/** How far apart the words of a repeated sentence may stand: the clean-up leaves out fillers and stammers. */
const LONGEST_GAP = 6;

/**
 * Whether every sentence of a statement is said in one of the turns, or in two that follow each other, word for word but for what was
 * left out between.
 */
export function isVerbatim(
  sentences: readonly Sentence[],
  refs: readonly number[],
  source: SourceReading,
): boolean {
  const { negators } = source.lexicon;
  const wordsIn = (turn: number): string[] =>
    source.sentencesOf(turn).flatMap(({ tokens }) => tokens.map(({ folded }) => folded));
  const passages = [
    ...refs.map(wordsIn),
    ...refs
      .filter((turn) => refs.includes(turn + 1) && goesOn(turn, source))
      .map((turn) => wordsIn(turn).concat(wordsIn(turn + 1))),
  ];
  const turns = passages.map((said) => ({ said, places: placesOf(said) }));
  return sentences.every((sentence) => {
    const words = sentence.tokens.map(({ folded }) => folded);
    return (
      turns.some(({ said, places }) =>
        startsOf(words, said, places).some((at) => followsFrom(words, said, at, negators)),
      ) || refs.some((turn) => isRetold(sentence, turn, source))
    );
  });
}

/** Whether a recognizer that sets no marks may have cut a sentence behind a turn. */
function goesOn(turn: number, source: SourceReading): boolean {
  const [last, next] = [source.sentencesOf(turn).at(-1), source.sentencesOf(turn + 1)[0]];
  return last !== undefined && last.speaker === next?.speaker && !/[.?!…]\W*$/u.test(last.text);
}

/**
 * Whether a sentence says what a sentence of one turn does, with other forms of verbs, short forms written out, and the person of
 * someone who tells it: `Ann has it` where Ann says `I've it`. Nothing but fillers is left out.
 */
function isRetold(sentence: Sentence, turn: number, source: SourceReading): boolean {
  return source.sentencesOf(turn).some((said) => {
    if (said.question && !sentence.question) return false;
    const words = statedWords(sentence, said.speaker, source);
    if (words === null || words.length < LEAST_RETOLD) return false;
    const fillers = fillersOf(source.lexicon);
    const spoken = plainWords(said.tokens, '', source.lexicon);
    return spoken.some((_, from) => continues(words, spoken, from, fillers));
  });
}

const fillersOf = wordsByLanguage(({ fillers, and, but }) => `${fillers} ${and} ${but}`);

/** Fewer words may stand together by chance. */
const LEAST_RETOLD = 4;

function continues(
  words: readonly string[],
  said: readonly string[],
  from: number,
  fillers: ReadonlySet<string>,
): boolean {
  let at = from;
  for (const word of words) {
    while (at < said.length && said[at] !== word) {
      const left = said[at];
      if (at === from || !left || !fillers.has(left)) return false;
      at += 1;
    }
    if (at === said.length) return false;
    at += 1;
  }
  return true;
}

const LABEL = /^(?<name>\p{Lu}[\p{L}.'’ -]{0,40}?) ?: /u;

/** The words of a sentence without the label of who says it; null where that is someone else. */
function statedWords(
  { text, tokens }: Sentence,
  speaker: string,
  { speakers, lexicon }: SourceReading,
): string[] | null {
  const label = LABEL.exec(text);
  const named = tokens.filter(({ at }) => at < (label?.[0].length ?? 0));
  const isLabel = named.some(({ folded }) => speakers.has(folded));
  if (isLabel && named.every(({ folded }) => folded !== speaker)) return null;
  return plainWords(isLabel ? tokens.slice(named.length) : tokens, speaker, lexicon);
}

/** Short forms of English, each with what it stands for behind its word. */
const SHORT_FORMS: readonly (readonly [end: string, word: string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'ve", AUXILIARY],
  ["'re", AUXILIARY],
  ["'m", AUXILIARY],
  ["'s", AUXILIARY],
];
const IRREGULAR = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['does', 'do'],
]);
/** Persons who are meant change when someone else tells it, and so do their verbs. */
const personsOf = wordsByLanguage(({ i, we, me, they }) => `${i} ${we} ${me} ${they}`);
const ownersOf = wordsByLanguage(({ mine, theirs }) => `${mine} ${theirs}`);
const auxiliariesOf = wordsByLanguage(({ be }) => be);

/** Words as they are compared: who is meant, and forms of verbs, don't count. */
function plainWords(tokens: readonly Token[], speaker: string, lexicon: Lexicon): string[] {
  const [persons, owners] = [personsOf(lexicon), ownersOf(lexicon)];
  const auxiliaries = auxiliariesOf(lexicon);
  return tokens.flatMap(({ text, folded, stem }) => {
    const lower = text.toLowerCase();
    const short = SHORT_FORMS.find(([end]) => lower.endsWith(end) && lower.length > end.length);
    const bare = short
      ? fold(lower.slice(0, -short[0].length))
      : folded === 'cannot'
        ? 'can'
        : folded;
    const word = IRREGULAR.get(bare) ?? bare;
    const own = owners.has(word)
      ? OWNER
      : persons.has(word) || (speaker !== '' && word === speaker)
        ? PERSON
        : auxiliaries.has(word)
          ? AUXILIARY
          : word === folded
            ? stem
            : lexicon.stem(word);
    const denies = folded === 'cannot' ? ['not'] : short ? [short[1]] : [];
    return [own, ...denies];
  });
}

/** Where each word stands. */
function placesOf(said: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of said.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  return places;
}

/** Where a sentence may begin: before the places of its rarest word, as far as the gaps between its words reach. */
function startsOf(
  words: readonly string[],
  said: readonly string[],
  places: ReadonlyMap<string, number[]>,
): number[] {
  const count = (word: string): number => places.get(word)?.length ?? 0;
  const rarest = words.reduce(
    (best, word, at) => (count(word) < count(words[best] ?? '') ? at : best),
    0,
  );
  const reach = rarest * (LONGEST_GAP + 1);
  const starts = (places.get(words[rarest] ?? '') ?? []).flatMap((at) => {
    const from = Math.max(0, at - reach);
    return said
      .slice(from, at + 1)
      .flatMap((word, step) => (word === words[0] ? [from + step] : []));
  });
  return [...new Set(starts)];
}

function followsFrom(
  words: readonly string[],
  said: readonly string[],
  from: number,
  negators: ReadonlySet<string>,
): boolean {
  if (said[from] !== words[0]) return false;
  let at = from;
  for (const word of words.slice(1)) {
    const ahead = said.slice(at + 1, at + 2 + LONGEST_GAP);
    const next = ahead.indexOf(word);
    // A clean-up leaves out no negation.
    if (next < 0 || ahead.slice(0, next).some((left) => negators.has(left))) return false;
    at += next + 1;
  }
  return true;
}
