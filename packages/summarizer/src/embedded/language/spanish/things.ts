import { wordSet } from '../language.ts';
import { orCapital } from '../talk/or-capital.ts';
import type { Things } from '../talk/things.ts';

const FORMS: Readonly<Record<string, readonly string[]>> = {
  el: ['m'],
  un: ['m'],
  este: ['m'],
  ese: ['m'],
  nuestro: ['m'],
  del: ['m'],
  al: ['m'],
  la: ['f'],
  una: ['f'],
  esta: ['f'],
  esa: ['f'],
  nuestra: ['f'],
  los: ['mp'],
  unos: ['mp'],
  estos: ['mp'],
  esos: ['mp'],
  las: ['fp'],
  unas: ['fp'],
  estas: ['fp'],
  esas: ['fp'],
};
const ARTICLES: Readonly<Record<string, string>> = { m: 'el', f: 'la', mp: 'los', fp: 'las' };
const DETERMINER = Object.keys(FORMS).join('|');

/** A pronoun between subject and verb, or written onto an infinitive: elsewhere it is an article. */
const pronoun = (form: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?:^|[,:] |y )(?:\p{Lu}\p{Ll}+|[Yy]o) (?:ya )?(?:(?:se|me|te|nos|os) )?)${form}(?= \p{Ll})|(?<=\p{Ll}r(?:se)?)${form}(?!\p{L})`,
    'u',
  );

/** `Las cartas las imprimimos`: behind a pronoun. */
const NO_VERB = String.raw`(?!(?:\p{L}+[aei]mos|\p{L}+[áéí]is|(?:hac|pon|tien|tra|llev|compr|pid|quier|pued)(?:o|e|a|es|as|en|an))(?!\p{L}))`;

export const spanishThings: Things = {
  phrase: new RegExp(
    String.raw`(?<!\p{L})(?!(?<=(?<!\p{L})(?:${orCapital('yo|tú|se|me|te|nos|os|no|él|ella')}) )l[ao]s?(?!\p{L}))(?<determiner>${orCapital(DETERMINER)}) (?<noun>${NO_VERB}\p{Ll}\p{L}+(?: (?:de |del )(?:la |los |las |el )?\p{Ll}\p{L}+)?)`,
    'gu',
  ),
  modifiers: wordSet(
    'otro|otra|otros|otras|nuevo|nueva|nuevos|nuevas|viejo|vieja|viejos|viejas|gran',
  ),
  persons: wordSet(''),
  predicate: /(?<!\p{L})(?:soy|eres|es|son|era|fue|parece) (?:\p{L}+ )?una? $/iu,
  oblique:
    /(?<!\p{L})(?:en|a|con|sin|por|para|desde|hasta|de|sobre|bajo|entre|tras|durante|como|junto a) $/iu,
  formsOf: (determiner) => FORMS[determiner.toLowerCase()] ?? [],
  pronouns: [
    { pattern: pronoun('lo'), forms: ['m', 'any'] },
    { pattern: pronoun('la'), forms: ['f'] },
    { pattern: pronoun('los'), forms: ['mp'] },
    { pattern: pronoun('las'), forms: ['fp'] },
  ],
  tellsGender: true,
  people:
    /(?<!\p{L})(?:llama|avisa|invita|llamar|avisar|invitar|hace|hacer|dice|decir|ve|ver|pregunta|preguntar)(?:l[aeo]s?)?(?!\p{L})/iu,
  definite: (determiner, noun) => {
    const [form = ''] = FORMS[determiner.toLowerCase()] ?? [];
    return `${ARTICLES[form] ?? determiner} ${noun}`;
  },
  replaces: false,
};
