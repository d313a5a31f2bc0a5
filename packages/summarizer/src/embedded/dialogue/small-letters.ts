import type { Language } from '../language/language.ts';
import type { PlacedTurn } from './dialogue.ts';

/** Beginnings of sentences that a text has at least, before it is said to be written in small letters. */
const FEWEST_BEGINNINGS = 6;
const LEAST_SMALL = 0.5;

const BEGINNING = /(?:^|(?<=\p{L}{2,}["'”’»)]?[.!?] ))["'“‘„«(¿¡]*\p{L}/gu;

/** Days and months that are written with a capital and are no other word. */
const DAYS: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|jänner|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/gu,
};

/**
 * Turns of people who write without capitals, as others write: sentences, days, and who takes part begin with one.
 * @param speech whether it was said; a turn that names no one may then go on with the sentence of the one before
 */
export function withCapitals(
  turns: readonly PlacedTurn[],
  speech: boolean,
  language: Language,
): PlacedTurn[] {
  const goesOn = (at: number): boolean => continues(turns[at - 1], turns[at], speech);
  if (!isSmall(turns, goesOn)) return [...turns];
  const names = namesIn(turns, language);
  return turns.map((turn, at) => {
    const text = withDays(named(turn.text, names), language);
    const [first = ''] = text;
    const whole = capitalized(text, language);
    return { ...turn, text: goesOn(at) ? first + whole.slice(1) : whole };
  });
}

/** Whether a turn begins no sentence: a wrapped line, a caption, a recognizer's segment, which ends anywhere. */
function continues(
  before: PlacedTurn | undefined,
  turn: PlacedTurn | undefined,
  speech: boolean,
): boolean {
  if (!before || !turn) return false;
  if (before.goesOn) return true;
  return speech && turn.speaker === undefined && !/[.?!…:]["'”’»)]*\s*$/u.test(before.text);
}

/** Talk without marks, with a capital where a word always has one: days, and the English `I`. */
export function withSureCapitals(turns: readonly PlacedTurn[], language: Language): PlacedTurn[] {
  return turns.map((turn) => ({ ...turn, text: withI(withDays(turn.text, language), language) }));
}

function withDays(text: string, { tag }: Language): string {
  const days = DAYS[tag ?? ''];
  return days ? text.replaceAll(days, capital) : text;
}

const withI = (text: string, { tag }: Language): string =>
  tag === 'en' ? text.replaceAll(/(?<![\p{L}\p{N}.'’])i(?=['’ ]\p{L}|$)/gu, 'I') : text;

function isSmall(turns: readonly PlacedTurn[], goesOn: (at: number) => boolean): boolean {
  let [small, all] = [0, 0];
  for (const [at, { text }] of turns.entries())
    for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
      if (index === 0 && goesOn(at)) continue;
      all += 1;
      if (/\p{Ll}$/u.test(beginning)) small += 1;
    }
  return all >= FEWEST_BEGINNINGS && small >= all * LEAST_SMALL;
}

/** Those who speak, in small letters; one who is called as a common word (`will`) can't be told from it. */
function namesIn(turns: readonly PlacedTurn[], { stopWords }: Language): Map<string, string> {
  const names = turns.flatMap(({ speaker = '' }) => speaker.split(' '));
  return new Map(
    names
      .filter((name) => /^\p{Lu}\p{L}{2,}$/u.test(name) && !stopWords.has(name.toLowerCase()))
      .map((name) => [name.toLowerCase(), name]),
  );
}

const named = (text: string, names: ReadonlyMap<string, string>): string =>
  names.size === 0 ? text : text.replaceAll(/\p{L}+/gu, (word) => names.get(word) ?? word);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A line with a capital where a sentence begins, and the English `I`. */
export function capitalized(line: string, language: Language): string {
  const whole = line
    .replace(/^["'“‘„«(¿¡]*\p{Ll}/u, (first) => first.toUpperCase())
    .replaceAll(
      /(?<=(?<word>\p{L}{2,})["'”’»)]?[.!?] ["'“‘„«(¿¡]*)\p{Ll}/gu,
      (first: string, word: string) =>
        language.abbreviations.has(word.toLowerCase()) ? first : first.toUpperCase(),
    );
  return withI(whole, language);
}
