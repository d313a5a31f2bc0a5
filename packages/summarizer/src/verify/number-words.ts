/** The number words of one language, as lists separated by blanks. */
interface Words {
  /** From zero on, in order. */
  units: string;
  /** Ten, twenty, thirty, … */
  tens: string;
  /** `word=value` for all others. */
  others: string;
  /** Also other words: they can support a number, but no one has claimed one by using them. */
  ambiguous: string;
}

const LANGUAGES: Record<string, Words> = {
  en: {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'ten twenty thirty forty fifty sixty seventy eighty ninety',
    others:
      'first=1 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 twentieth=20 ' +
      'second=2 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 ' +
      'threes=3 fours=4 fives=5 sixes=6 sevens=7 eights=8 nines=9 tens=10 elevens=11 twelves=12 sixteens=16 eighteens=18 twenties=20 ' +
      'thirties=30 forties=40 fifties=50 sixties=60 seventies=70 eighties=80 nineties=90 thirtieth=30 dozen=12 dozens=12 score=20 hundred=100 thousand=1000 grand=1000 million=1000000 billion=1000000000',
    // `The under-fives`, `the thirties`.
    ambiguous:
      'one first second threes fours fives sixes sevens eights nines tens elevens twelves sixteens eighteens twenties thirties forties ' +
      'fifties sixties seventies eighties nineties',
  },
  de: {
    units:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others:
      'ein=1 erste=1 ersten=1 erster=1 erstes=1 dritte=3 dritten=3 dritter=3 siebte=7 siebten=7 zwo=2 dutzend=12 hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarden=1000000000',
    ambiguous: 'eins ein null acht erste ersten erster erstes',
  },
  fr: {
    units:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'dix vingt trente quarante cinquante soixante septante huitante nonante',
    others:
      'une=1 premier=1 première=1 deuxième=2 troisième=3 quatrième=4 cinquième=5 sixième=6 dixième=10 vingts=20 ' +
      'dizaine=10 dizaines=10 douzaine=12 douzaines=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100 cent=100 cents=100 mille=1000 million=1000000 millions=1000000 milliards=1000000000',
    ambiguous: 'un une neuf premier première',
  },
  es: {
    units:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
    tens: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others:
      'un=1 una=1 primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3 tercer=3 cuarto=4 quinto=5 sexto=6 ' +
      'séptimo=7 octavo=8 noveno=9 décimo=10 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veintiuno=21 veintiún=21 ' +
      'veintiuna=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 ' +
      'veintinueve=29 decena=10 decenas=10 docena=12 docenas=12 quincena=15 veintena=20 treintena=30 cuarentena=40 centenar=100 millar=1000 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 ' +
      'cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 ' +
      'setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000 millón=1000000 millones=1000000',
    ambiguous: 'uno un una primero primera primer segundo segunda tercero tercera cuarto quinto',
  },
};

const JOINTS = new Set(['and', 'und', 'et', 'y']);
/** `Two dozen`, `tres docenas`: what stands before them multiplies them. */
const DOZENS = /^(?:dozens?|dutzend|douzaines?|docenas?|dizaines?|decenas?)$/u;

/** A number that is written out. */
export interface SpelledNumber {
  value: number;
  /** False where the words may not have been meant as this number. */
  certain: boolean;
}

/**
 * The numbers that are written out in words: `two hundred and fifty` is 250, `nineteen ninety four` 19, 94 and 1994. Empty
 * for languages whose number words are not known here.
 */
export function spelledNumbers(words: string[], language: string): SpelledNumber[] {
  const known = KNOWN.get(language);
  if (!known) return [];
  const result: SpelledNumber[] = [];
  let run: number[] = [];
  let certain = false;
  const close = (): void => {
    const numbers = composed(run, language);
    const inHalves = years(numbers);
    // Who says a year in two halves has not claimed either half.
    const isYear = inHalves.length > 0;
    result.push(...numbers.map((value) => ({ value, certain: certain && !isYear })));
    result.push(...inHalves.map((value) => ({ value, certain })));
    run = [];
    certain = false;
  };
  for (const word of words) {
    const value = valueOf(word, known.values);
    if (value !== undefined) {
      const count = run.at(-1) ?? 0;
      if (DOZENS.test(word) && count > 0 && count < 10) run[run.length - 1] = count * value;
      else run.push(value);
      // A `million` alone belongs to the digits before it.
      certain ||= !known.scales.has(word) && !known.ambiguous.has(word);
    } else if (!JOINTS.has(word)) close();
  }
  close();
  return result;
}

/** Whether a word, in small letters, can be part of a number. */
export const isNumberWord = (word: string, language: string): boolean => {
  const known = KNOWN.get(language);
  return known !== undefined && valueOf(word, known.values) !== undefined;
};

/** The numbers of a run of words: neighbours multiply and add up as they do in speech. */
function composed(run: number[], language: string): number[] {
  const isFrench = language === 'fr';
  const numbers: number[] = [];
  let thousands = 0;
  let current: number | undefined;
  for (const value of run) {
    if (value >= 1000) {
      thousands += (current ?? 1) * value;
      current = undefined;
    } else if (value === 100) current = (current ?? 1) * 100;
    else if (current === undefined) current = value;
    else if (current % 100 === 4 && value === 20) current += 76; // quatre-vingt
    else if (takes(current, value) || (isFrench && isTeen(current, value))) current += value;
    else {
      numbers.push(thousands + current);
      [thousands, current] = [0, value];
    }
  }
  if (run.length > 0) numbers.push(thousands + (current ?? 0));
  return numbers;
}

/** `twenty` takes a `five`, `three hundred` a `twelve`, French `soixante` a `douze`. */
function takes(current: number, value: number): boolean {
  if (current % 100 === 0) return current > 0 && value < 100;
  if (current % 100 === 60 || current % 100 === 80) return value < 20;
  return current % 10 === 0 && current % 100 >= 20 && value < 10;
}

/** French `dix-sept` to `dix-neuf`. */
const isTeen = (current: number, value: number): boolean =>
  current % 100 === 10 && value >= 7 && value <= 9;

/** `nineteen ninety-four` as 1994. */
function years(numbers: number[]): number[] {
  return numbers.flatMap((half, index) => {
    const other = numbers[index + 1] ?? 0;
    return half >= 10 && half < 100 && other >= 10 && other < 100 ? [half * 100 + other] : [];
  });
}

/** Also German compounds, which are written in one: `fünfundzwanzig`, `zweihundert`. */
function valueOf(word: string, values: Map<string, number>): number | undefined {
  const whole = values.get(word);
  if (whole !== undefined) return whole;
  // German ordinals: `zwölfte`, `einundzwanzigsten`.
  const cardinal = /^(\p{L}{3,}?)s?te[nrsm]?$/u.exec(word)?.[1];
  if (cardinal !== undefined && values.has('zwölf')) return valueOf(cardinal, values);
  const halves = /^(\p{L}+?)und(\p{L}+zig|dreißig)$/u.exec(word);
  const sum = halves && plus(values.get(halves[1] ?? ''), values.get(halves[2] ?? ''));
  if (sum) return sum;
  // `Zweihunderttausend`: what stands before the thousand multiplies it.
  const [, count = '', scale = '', rest = ''] =
    /^(\p{L}*?)(tausend)(\p{L}*)$/u.exec(word) ?? /^(\p{L}*?)(hundert)(\p{L}*)$/u.exec(word) ?? [];
  if (scale === '') return undefined;
  const times = count === '' ? 1 : valueOf(count, values);
  const more = rest === '' ? 0 : valueOf(rest, values);
  const unit = values.get(scale);
  return times && unit ? plus(times * unit, more) : undefined;
}

function plus(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}

const KNOWN = new Map(
  Object.entries(LANGUAGES).map(([tag, { units, tens, others, ambiguous }]) => {
    const values = new Map<string, number>();
    units.split(' ').forEach((word, index) => values.set(word, index));
    tens.split(' ').forEach((word, index) => values.set(word, (index + 1) * 10));
    for (const pair of others.split(' ')) {
      const [word = '', value] = pair.split('=');
      values.set(word, Number(value));
    }
    const scales = new Set(
      Array.from(values).flatMap(([word, value]) => (value >= 100 ? [word] : [])),
    );
    return [tag, { values, scales, ambiguous: new Set(ambiguous.split(' ')) }];
  }),
);
