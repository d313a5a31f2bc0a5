import type { Language } from '../language/language.ts';

/** Endings of nouns that are made from other words. */
const NOMINAL: Readonly<Record<string, RegExp>> = {
  en: /(?:tion|sion|ment|ness|ship|ance|ence|age|ery|ure|ist)s?$/iu,
  de: /(?:ung|heit|keit|schaft|ion|tät|nis|ismus|ur)(?:en|e|s)?$/iu,
  fr: /(?:tion|sion|ment|age|ture|té|eur|euse|ance|ence|ité|isme)s?$/iu,
  es: /(?:ción|sión|miento|dad|tud|ura|ancia|encia|aje|ero|era|ador|adora)(?:e?s)?$/iu,
};

/** Endings of verbs and adjectives. */
const VERBAL: Readonly<Record<string, RegExp>> = {
  en: /(?:ing|ed|ly|ful|ous|able|ible|ish|less|ive)$/iu,
  de: /(?:lich|ig|isch|bar|sam|end)(?:e[rsnm]?)?$/iu,
  fr: /(?:er|ir|oir|re|ons|ez|ent|ait|aient|ant|ment|eux|euse|able|if|ive|é|ée)s?$/iu,
  es: /(?:ar|er|ir|ando|iendo|ado|ada|ido|ida|amos|emos|imos|aba|aban|mente|oso|osa|able|ible|ivo|iva)s?$/iu,
};

/** Whether it ends as nouns do that are made from other words. */
export function isNominal(word: string, { tag }: Language): boolean {
  return NOMINAL[tag ?? '']?.test(word) === true;
}

/** Whether it ends as verbs and adjectives do. */
export function isVerbal(word: string, { tag }: Language): boolean {
  return VERBAL[tag ?? '']?.test(word) === true;
}

/** Words between a subject and its verb. */
const BEFORE_VERB = /^(?:who|which|now|still|also|only|never|always|often|usually|then|just)$/iu;

/** `A system equals the rate`: an English word in -s between a noun without one and an article is a verb, or behind `who` and `now`. */
export function isVerbBetween(
  before: string,
  word: string,
  next: string,
  { tag }: Language,
): boolean {
  return (
    tag === 'en' &&
    /[^s]s$/iu.test(word) &&
    (BEFORE_VERB.test(before) || (/[^s]$/iu.test(before) && /^(?:the|an?)$/iu.test(next)))
  );
}
