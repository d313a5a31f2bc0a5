/** Numbers below twenty and the tens, cardinal then ordinal. */
const SMALL: readonly [cardinal: string, ordinal: string][] = [
  ['zero', 'zeroth'],
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
  ['six', 'sixth'],
  ['seven', 'seventh'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['ten', 'tenth'],
  ['eleven', 'eleventh'],
  ['twelve', 'twelfth'],
  ['thirteen', 'thirteenth'],
  ['fourteen', 'fourteenth'],
  ['fifteen', 'fifteenth'],
  ['sixteen', 'sixteenth'],
  ['seventeen', 'seventeenth'],
  ['eighteen', 'eighteenth'],
  ['nineteen', 'nineteenth'],
];
const TENS: readonly [cardinal: string, ordinal: string][] = [
  ['twenty', 'twentieth'],
  ['thirty', 'thirtieth'],
  ['forty', 'fortieth'],
  ['fifty', 'fiftieth'],
  ['sixty', 'sixtieth'],
  ['seventy', 'seventieth'],
  ['eighty', 'eightieth'],
  ['ninety', 'ninetieth'],
];
const FACTORS: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
};

interface NumberWord {
  kind: 'unit' | 'ten' | 'factor';
  value: number;
  ordinal: boolean;
}

const WORDS: ReadonlyMap<string, NumberWord> = new Map(
  [
    ...SMALL.map((names, value) => ({ names, kind: 'unit' as const, value })),
    ...TENS.map((names, at) => ({ names, kind: 'ten' as const, value: 20 + 10 * at })),
    ...Object.entries(FACTORS).map(([name, value]) => {
      return { names: [name, `${name}th`] as const, kind: 'factor' as const, value };
    }),
  ].flatMap(({ names, kind, value }) =>
    names.map((name, at): [string, NumberWord] => [name, { kind, value, ordinal: at === 1 }]),
  ),
);

/**
 * Writes spoken English numbers in digits: `two thousand and five` as `2005`, `nineteen eighty four` as `1984`, `twenty first`
 * as `21st`. The rules are those of Whisper's EnglishNumberNormalizer for whole numbers.
 */
export function numbersInDigits(words: readonly string[]): string[] {
  const written: string[] = [];
  let digits: string | null = null;
  let last: NumberWord | null = null;
  const end = (suffix = ''): void => {
    if (digits !== null) written.push(digits + suffix);
    [digits, last] = [null, null];
  };
  for (const [at, word] of words.entries()) {
    const number = WORDS.get(word);
    if (number) {
      digits = grown(digits, last, number);
      last = number;
      if (number.ordinal) end(suffixOf(digits));
    } else if (/^\d+$/.test(word)) {
      end();
      digits = String(Number(word));
    } else if (!(word === 'and' && joins(last, words[at + 1]))) {
      end();
      written.push(word);
    }
  }
  end();
  return written;
}

/** "Two hundred and five" is one number, "five and six" are two. */
function joins(last: NumberWord | null, next: string | undefined): boolean {
  return last?.kind === 'factor' && next !== undefined && WORDS.has(next);
}

/** A number with one more of its words; what doesn't add up is said digit by digit, as years and numbers of rooms are. */
function grown(digits: string | null, last: NumberWord | null, next: NumberWord): string {
  if (digits === null) return String(next.value);
  const value = Number(digits);
  if (next.kind === 'factor') {
    const below = value % 1_000;
    return String(value - below + below * next.value);
  }
  if (last?.kind === 'ten' && next.kind === 'unit' && next.value < 10)
    return String(value + next.value);
  const room = next.kind === 'unit' && next.value < 10 ? 10 : 100;
  const adds = last?.kind === 'factor' && value % room === 0;
  return adds ? String(value + next.value) : `${digits}${next.value}`;
}

function suffixOf(digits: string): string {
  if (/1[123]$/.test(digits)) return 'th';
  return ['th', 'st', 'nd', 'rd'][Number(digits.at(-1))] ?? 'th';
}
