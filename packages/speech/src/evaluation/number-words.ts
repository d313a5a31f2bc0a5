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
  trillion: 1_000_000_000_000,
};

export interface NumberWord {
  kind: 'unit' | 'ten' | 'factor';
  value: number;
  /** What makes `twenty first` an ordinal and `nineteen sixties` a decade. */
  ending: 'none' | 'ordinal' | 'plural';
}

const ENDINGS = ['none', 'ordinal', 'plural'] as const;

const WORDS: ReadonlyMap<string, NumberWord> = new Map(
  [
    ...SMALL.map((names, value) => ({ names, kind: 'unit' as const, value })),
    ...TENS.map((names, at) => ({ names, kind: 'ten' as const, value: 20 + 10 * at })),
    ...Object.entries(FACTORS).map(([name, value]) => {
      return { names: [name, `${name}th`] as const, kind: 'factor' as const, value };
    }),
  ].flatMap(({ names, kind, value }) =>
    [...names, pluralOf(names[0])].map((name, at): [string, NumberWord] => [
      name,
      { kind, value, ending: ENDINGS[at] ?? 'none' },
    ]),
  ),
);

function pluralOf(name: string): string {
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return name.endsWith('x') ? `${name}es` : `${name}s`;
}

/** What an English word says of a number; undefined where it says nothing. */
export function numberWord(word: string | undefined): NumberWord | undefined {
  return WORDS.get(word ?? '');
}
