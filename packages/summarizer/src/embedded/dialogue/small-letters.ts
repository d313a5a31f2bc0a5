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

/** Turns of people who write without capitals, as others write: sentences, days, and who takes part begin with one. */
export function withCapitals(turns: readonly PlacedTurn[], language: Language): PlacedTurn[] {
  if (!isSmall(turns)) return [...turns];
  const names = namesIn(turns, language);
  const days = DAYS[language.tag ?? ''];
  return turns.map((turn, at) => {
    const said = named(turn.text, names);
    const text = days ? said.replaceAll(days, capital) : said;
    const [first = ''] = text;
    const whole = capitalized(text, language);
    // A wrapped line begins no sentence.
    return { ...turn, text: turns[at - 1]?.goesOn ? first + whole.slice(1) : whole };
  });
}

function isSmall(turns: readonly PlacedTurn[]): boolean {
  let [small, all] = [0, 0];
  for (const [at, { text }] of turns.entries())
    for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
      if (index === 0 && turns[at - 1]?.goesOn) continue;
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
export function capitalized(line: string, { tag, abbreviations }: Language): string {
  const whole = line
    .replace(/^["'“‘„«(¿¡]*\p{Ll}/u, (first) => first.toUpperCase())
    .replaceAll(
      /(?<=(?<word>\p{L}{2,})["'”’»)]?[.!?] ["'“‘„«(¿¡]*)\p{Ll}/gu,
      (first: string, word: string) =>
        abbreviations.has(word.toLowerCase()) ? first : first.toUpperCase(),
    );
  return tag === 'en' ? whole.replaceAll(/(?<![\p{L}\p{N}.'’])i(?=['’ ]\p{Ll})/gu, 'I') : whole;
}
