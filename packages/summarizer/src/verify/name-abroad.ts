import { fold, wordsOf } from './words.ts';

/** Letters that a name keeps in other languages, mostly: `London`, `Londres`. */
const KEPT_LETTERS = 4;

/** Whether a source has a name of a translation: as it is, nearly so, or as what its own language calls a country or language. */
export function hasNameAbroad(
  words: ReadonlySet<string>,
  name: string,
  { written, spoken }: { written: string; spoken: string },
): boolean {
  const forms = [name, ...namesAbroad(name, written, spoken), ...(PLACES.get(name) ?? [])];
  return forms.some((form) => {
    const kept = form.slice(0, KEPT_LETTERS);
    return words.has(form) || (form.length >= KEPT_LETTERS && hasBeginning(words, kept));
  });
}

/** Cities, regions and rivers whose names differ from language to language by more than their endings, folded. */
const PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  `
  munich munchen
  cologne koln colonia
  vienna wien vienne viena
  nuremberg nurnberg
  geneva genf geneve ginebra
  basel basle bale basilea
  zurich zurigo
  brussels brussel bruxelles bruselas
  antwerp antwerpen anvers amberes
  bruges brugge brujas
  aachen aix-la-chapelle aquisgran
  strasbourg strassburg estrasburgo
  nice nizza niza
  milan mailand milano
  venice venedig venise venecia venezia
  florence florenz florencia firenze
  naples neapel napoli
  turin torino
  genoa genua genes genova
  rome rom roma
  lisbon lissabon lisbonne lisboa
  seville sevilla seville
  saragossa zaragoza saragosse
  warsaw warschau varsovie varsovia
  cracow krakau cracovie cracovia
  prague prag praga
  copenhagen kopenhagen copenhague kobenhavn
  athens athen athenes atenas
  moscow moskau moscou moscu
  london londres
  bavaria bayern baviere baviera
  saxony sachsen saxe sajonia
  hesse hessen
  tuscany toskana toscane toscana
  burgundy burgund bourgogne borgona
  brittany bretagne bretana
  normandy normandie normandia
  catalonia katalonien catalogne cataluna
  andalusia andalusien andalousie andalucia
  castile kastilien castille castilla
  danube donau danubio
  rhine rhein rhin rin
  moselle mosel mosela
  meuse maas mosa
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.trim().split(' ');
      return names.map((name) => [name, names] as const);
    }),
);

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
