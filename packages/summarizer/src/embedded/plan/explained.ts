import type { Talk } from '../language/talk/talk.ts';
import { BEFORE_DEFINITION } from '../language/talk/explaining.ts';
import { endsWithQuestionMark } from '../words.ts';

/** A letter of a formula is no term that anyone is asked for. */
const LEAST_LETTERS = 3;
/** Words of a thing with its number. */
const NUMBERED = 2;

/** The sentences of a statement. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!]) (?=\p{Lu})/u);

/** Whether a statement holds what people wrongly believe: as a fact, or with a gap, it would say what is wrong. */
export function isDenied({ explaining }: Talk, text: string): boolean {
  return sentencesOf(text).some((sentence) => explaining.denies.test(sentence));
}

/** The term that a sentence of a lecture explains, as it stands there; null where it explains none. */
export function termExplained(talk: Talk, text: string): string | null {
  if (endsWithQuestionMark(text)) return null;
  const own = text.replace(BEFORE_DEFINITION, '');
  for (const pattern of talk.explaining.terms) {
    const term = own.match(pattern)?.groups?.term;
    if (term !== undefined && mayBeTerm(talk, term)) return term;
  }
  return null;
}

/** `The reason it matters` holds a clause, `the method` is anything. */
function mayBeTerm({ countWords, endsTitle, generalNouns, noTopics }: Talk, term: string): boolean {
  const words = term.split(' ');
  const [first = '', second = ''] = words;
  // `Four hours`, `Room two`.
  const isCounted =
    countWords.test(first) || (words.length === NUMBERED && countWords.test(second));
  const isGeneral = [generalNouns, noTopics].some((pattern) => pattern.test(first));
  return (
    !isCounted &&
    term.replaceAll(/\P{L}/gu, '').length >= LEAST_LETTERS &&
    !words.some((word) => endsTitle.test(word)) &&
    !(isGeneral && words.length === 1)
  );
}
