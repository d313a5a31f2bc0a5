import type { HastySpelling } from '../language.ts';

const short = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'’.@/-])${pattern}(?![\p{L}\p{N}'’@/-])`, 'gu');

/** Spanish as people type it in a hurry. */
export const SPANISH_HASTE: HastySpelling = {
  sure: [],
  likely: [],
  always: [
    [short('[qk]'), 'que'],
    [short('(?:x|p)[qk]'), 'porque'],
    [short('(?:tb|tmb|tmbn|tbn)'), 'también'],
    [short('(?:xfa|porfa|xfavor|pf)'), 'por favor'],
    [short('dnd'), 'donde'],
    [short('ns'), 'no sé'],
  ],
};
