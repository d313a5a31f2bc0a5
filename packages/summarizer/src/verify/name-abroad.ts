import { fold, wordsOf } from './words.ts';

/** Letters that a name keeps in other languages, mostly: `London`, `Londres`. */
const KEPT_LETTERS = 4;

/** Whether a source has a name of a translation: as it is, nearly so, or as what its own language calls a country or language. */
export function hasNameAbroad(
  words: ReadonlySet<string>,
  name: string,
  { written, spoken }: { written: string; spoken: string },
): boolean {
  const forms = [name, ...namesAbroad(name, written, spoken)];
  return forms.some((form) => {
    const kept = form.slice(0, KEPT_LETTERS);
    return words.has(form) || (form.length >= KEPT_LETTERS && hasBeginning(words, kept));
  });
}

function hasBeginning(words: ReadonlySet<string>, kept: string): boolean {
  return [...words].some((word) => word.startsWith(kept));
}

type Names = Map<string, string[]>;
const known = new Map<string, Names>();

/** What the countries and languages with that word in their name are called elsewhere. */
function namesAbroad(name: string, written: string, spoken: string): string[] {
  const key = `${written} ${spoken}`;
  const names = known.get(key) ?? collect(written, spoken);
  known.set(key, names);
  return names.get(name) ?? [];
}

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** By CLDR, as `Intl` has it: every code of two letters is asked for. */
function collect(written: string, spoken: string): Names {
  const names: Names = new Map();
  for (const type of ['region', 'language'] as const) {
    const [here, there] = [written, spoken].map(
      (tag) => new Intl.DisplayNames(tag, { type, fallback: 'none' }),
    );
    for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
      const abroad = foldedWords(there?.of(code));
      for (const word of foldedWords(here?.of(code)))
        names.set(word, [...(names.get(word) ?? []), ...abroad]);
    }
  }
  return names;
}

function foldedWords(name: string | undefined): string[] {
  return wordsOf(name ?? '').map((word) => fold(word.text));
}
