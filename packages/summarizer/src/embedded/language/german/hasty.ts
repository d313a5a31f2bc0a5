import type { HastySpelling } from '../language.ts';

const AT = String.raw`(?<=(?<!\p{L})(?:am|bis|ab|vom|nächsten|kommenden|diesen|jeden) )`;
const BEFORE = String.raw`(?=[,.!?)]|$| (?:den \d|\d|früh|morgens?|mittags?|nachmittags?|abends?|vormittags?|um |oder|und|auch|geht|passt|wäre?)(?!\p{Ll}))`;
const day = (short: string, long: string): readonly [RegExp, string] => [
  new RegExp(String.raw`${AT}${short}(?!\p{L})\.?${BEFORE}`, 'gu'),
  long,
];

const short = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'’.@/-])${pattern}(?![\p{L}\p{N}'’@/-])`, 'gu');

/** German as people type it in a hurry. */
export const GERMAN_HASTE: HastySpelling = {
  sure: [],
  likely: [],
  always: [
    [short('vll?t'), 'vielleicht'],
    [short('nich'), 'nicht'],
    day('Mo', 'Montag'),
    day('Di', 'Dienstag'),
    day('Mi', 'Mittwoch'),
    day('Do', 'Donnerstag'),
    day('Fr', 'Freitag'),
    day('Sa', 'Samstag'),
    day('So', 'Sonntag'),
  ],
};
