import { IRREGULAR_PARTICIPLES } from './verbs.ts';

const PARTICIPLE = [...IRREGULAR_PARTICIPLES, 'become', 'come', String.raw`\p{L}{2,}ed`].join('|');
/** Subjects of which `'s` is said for `is`, though not where `has` may be meant: `it's been`, `he's sent it back`. */
const IS = new RegExp(
  String.raw`(?<![\p{L}'’-])(it|that|there|he|she|this|what|who|where|here|how)['’]s(?!(?: \p{L}+ly| not| already| just| always| never| also| since| now)? (?:${PARTICIPLE})(?![\p{L}'’-]))(?= )`,
  'giu',
);

/** Before its subject `n't` asks (`didn't we`, `can't the scanners`), and has to stay. */
const TELLS = String.raw`n['’]t(?! (?:i|you|we|they|he|she|it|there|this|that|the|a|an|people)(?![\p{L}'’-]))(?= )`;
const without = (verbs: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'’-])(${verbs})${TELLS}`, 'giu');

/** What English contracts in speech and writes out in a report. What may stand for two things (`she'd`, `Ann's`) stays. */
export const ENGLISH_SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [without('ca'), '$1nnot'],
  [new RegExp(String.raw`(?<![\p{L}'’-])(w)o${TELLS}`, 'giu'), '$1ill not'],
  [without('do|does|did|is|are|was|were|have|has|had|would|could|should|must|need'), '$1 not'],
  [/(?<=\p{L})['’]ll(?= )/giu, ' will'],
  [/(?<=\p{L})['’]re(?= )/giu, ' are'],
  [/(?<=\p{L})['’]ve(?= )/giu, ' have'],
  [/(?<![\p{L}'’-])(i)['’]m(?= )/giu, '$1 am'],
  [IS, '$1 is'],
  [/(?<![\p{L}'’-])(g)onna(?![\p{L}'’-])/giu, '$1oing to'],
  [/(?<![\p{L}'’-])(w)anna(?![\p{L}'’-])/giu, '$1ant to'],
  [/(?<![\p{L}'’-])['’](c)ause(?![\p{L}'’-])/giu, 'be$1ause'],
];
