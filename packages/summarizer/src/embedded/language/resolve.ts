import type { Language, LanguageDetails } from './language.ts';

/** Languages with wordings of their own: loaded when they are needed. */
const DETAILS: Record<string, () => Promise<LanguageDetails>> = {
  ar: async () => (await import('./arabic.ts')).arabic,
  de: async () => (await import('./german/german.ts')).german,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
  fr: async () => (await import('./french/french.ts')).french,
  ja: async () => (await import('./japanese.ts')).japanese,
  ru: async () => (await import('./russian.ts')).russian,
  zh: async () => (await import('./chinese.ts')).chinese,
};

/** Primary tag, then the name of its list in `stopword`, then that of its stemmer in `snowball-stemmers`. */
const LIBRARIES: Record<string, [list: string, stemmer?: string]> = {
  af: ['afr'],
  ar: ['ara', 'arabic'],
  bg: ['bul'],
  bn: ['ben'],
  ca: ['cat', 'catalan'],
  cs: ['ces', 'czech'],
  da: ['dan', 'danish'],
  de: ['deu', 'german'],
  el: ['ell'],
  es: ['spa', 'spanish'],
  et: ['est'],
  eu: ['eus', 'basque'],
  fa: ['fas'],
  fi: ['fin', 'finnish'],
  fr: ['fra', 'french'],
  ga: ['gle', 'irish'],
  gl: ['glg'],
  gu: ['guj'],
  he: ['heb'],
  hi: ['hin'],
  hr: ['hrv'],
  hu: ['hun', 'hungarian'],
  hy: ['hye', 'armenian'],
  id: ['ind'],
  it: ['ita', 'italian'],
  ja: ['jpn'],
  ko: ['kor'],
  lt: ['lit'],
  lv: ['lav'],
  mr: ['mar'],
  ms: ['msa'],
  nb: ['nob', 'norwegian'],
  nl: ['nld', 'dutch'],
  no: ['nob', 'norwegian'],
  pl: ['pol'],
  pt: ['por', 'portuguese'],
  ro: ['ron', 'romanian'],
  ru: ['rus', 'russian'],
  sk: ['slk'],
  sl: ['slv', 'slovene'],
  sv: ['swe', 'swedish'],
  sw: ['swa'],
  th: ['tha'],
  tl: ['tgl'],
  tr: ['tur', 'turkish'],
  uk: ['ukr'],
  ur: ['urd'],
  vi: ['vie'],
  zh: ['zho'],
};

const NOTHING: ReadonlySet<string> = new Set();

/** What is known of a language: all of it for some, stop words and stems for many, nothing but its signs for the rest. */
export async function languageOf(tag: string | null): Promise<Language> {
  if (tag === 'en') return (await import('./english/english.ts')).english;
  const details = tag === null ? undefined : await DETAILS[tag]?.();
  const [list, stemmer] = (tag === null ? undefined : LIBRARIES[tag]) ?? [];
  return {
    tag,
    stopWords: list === undefined ? NOTHING : await stopWordsOf(list, details?.moreStopWords),
    stem: stemmer === undefined ? (word) => word : await stemsOf(stemmer),
    capitalizesNouns: details?.capitalizesNouns ?? false,
    elision: details?.elision ?? null,
    abbreviations: details?.abbreviations ?? NOTHING,
    speech: details?.speech ?? null,
    style: details?.style ?? null,
    wording: details?.wording ?? null,
    talk: details?.talk ?? null,
  };
}

async function stopWordsOf(list: string, more = NOTHING): Promise<ReadonlySet<string>> {
  const { default: lists } = await import('stopword');
  return new Set(
    [...(lists[list] ?? []), ...more].map((word) => word.normalize('NFKC').toLowerCase()),
  );
}

async function stemsOf(algorithm: string): Promise<(word: string) => string> {
  const { stemmerOf } = await import('../../stemmer.ts');
  return stemmerOf(algorithm);
}
