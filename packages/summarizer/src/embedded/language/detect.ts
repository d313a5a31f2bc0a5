/** Characters of a text that are looked at. */
const SAMPLE = 6000;
/** Taken from one turn at a time. */
const EXCERPT = 400;
/** Below this many letters the statistics of letters say nothing; function words may still. */
const SHORTEST = 60;
/** The statistics confuse neighbours: so many of their guesses may be the right one. */
const GUESSES = 4;

/** Scripts that one language has, the share of letters from which on a text is in it, in the order of asking. */
const SCRIPTS: [script: RegExp, tag: string, share: number][] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/gu, 'ja', 0.1],
  [/\p{sc=Hang}/gu, 'ko', 0.3],
  [/\p{sc=Han}/gu, 'zh', 0.3],
  [/\p{sc=Thai}/gu, 'th', 0.3],
  [/\p{sc=Hebr}/gu, 'he', 0.3],
  [/\p{sc=Grek}/gu, 'el', 0.3],
];

/** Frequent little words, and after the bar letters of its own, by which even one sentence tells its language. */
const TELLTALES: Record<string, string> = {
  en: "the of and to in is that it for was on are with as this be at by not have from you we they i i'll",
  fr: "le la les des et est une dans pour que qui sur pas avec au du nous vous ce sont il elle l' d' j' c' qu' n' | ùêëœ",
  de: 'der die das und ist nicht ein eine mit für auf den dem von zu sich wir ich im wird auch | ßäöü',
  es: 'el la los las y es una en que por para con del no se su como más pero está | ñ¿¡',
  it: "il la gli che di è una per non con del della sono nel alla anche più ma si l' dell' fino | ìò",
  pt: 'o a os as e é uma em que para com do da não se por mais como no na dos | ãõ',
  nl: 'de het een en van is in dat niet op te voor met zijn ook aan wij maar er tot',
  sv: 'och det att en som är på av för med inte den till har ett vi | å',
  ru: 'и в не на что с по это как мы для но из от он она они будет я все | ыэъё',
  uk: 'і в не на що з та це як ми для але із від він вона вони буде є у | іїєґ',
  ar: 'في من على إلى أن هذا هذه التي الذي مع عن كان لا ما هو هي',
  fa: 'و در به از که این را با است برای آن ها می شود | پچژگ',
  pl: 'i w nie na że się z do to jest jak ale po są dla od | łąęśżź',
  tr: 've bir bu da de için ile çok ne gibi daha olan var ama | ğış',
};

/** The primary tag of a text's language; null where it is too short, or too strange, to tell. */
export async function detectLanguage(texts: readonly string[]): Promise<string | null> {
  const sample = sampleOf(texts);
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return null;
  const script = SCRIPTS.find(([pattern, , share]) => count(sample, pattern) > letters * share);
  if (script) return script[1];
  const byWords = mostTelling(sample);
  if (letters < SHORTEST) return byWords;
  const { francAll } = await import('franc-min');
  const guesses = francAll(sample)
    .slice(0, GUESSES)
    .filter(([code]) => code !== 'und')
    .map(([code]) => new Intl.Locale(code).language);
  if (byWords !== null && guesses.includes(byWords)) return byWords;
  return guesses[0] ?? byWords;
}

/** Excerpts from all over the text: a talk may begin with a greeting in another language. */
function sampleOf(texts: readonly string[]): string {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  if (total <= SAMPLE) return texts.join(' ');
  const excerpts: string[] = [];
  let [passed, taken] = [0, 0];
  for (const text of texts) {
    if (taken <= (passed / total) * SAMPLE) {
      excerpts.push(text.slice(0, EXCERPT));
      taken += Math.min(EXCERPT, text.length);
    }
    passed += text.length;
  }
  return excerpts.join(' ');
}

function mostTelling(sample: string): string | null {
  const text = sample.toLowerCase().replaceAll('’', "'");
  const words = text.match(/[\p{L}\p{M}]+'?/gu) ?? [];
  const hits = Object.entries(TELLTALES).map(([tag, telltale]) => {
    const [list = '', letters] = telltale.split(' | ');
    const known = new Set(list.split(' '));
    const own = letters === undefined ? 0 : count(text, new RegExp(`[${letters}]`, 'gu'));
    return { tag, hits: words.filter((word) => known.has(word)).length + own };
  });
  const [first, second] = hits.sort((a, b) => b.hits - a.hits);
  return first && first.hits > (second?.hits ?? 0) ? first.tag : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
