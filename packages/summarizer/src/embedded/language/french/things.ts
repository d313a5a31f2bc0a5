import { wordSet } from '../language.ts';
import { orCapital } from '../talk/or-capital.ts';
import type { Things } from '../talk/things.ts';

const MASCULINE = 'le|un|ce|cet|du|au';
const FEMININE = 'la|une|cette';
const SEVERAL = 'les|des|ces|nos|vos|deux|trois|quatre|cinq|six';

/** A pronoun right behind the subject, or before an infinitive: elsewhere it is an article. */
const pronoun = (form: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?:^|[,:] )(?:\p{Lu}[\p{Ll}-]+|[Jj]e|[Mm]oi,? je) (?:(?:va|peut|doit|vais|peux|dois|ne) )?(?:(?:me|te|vous|nous|se) )?)${form}`,
    'u',
  );

export const frenchThings: Things = {
  phrase: new RegExp(
    String.raw`(?<![\p{L}'’]|\p{L}-|(?<!\p{L})(?:vingt|trente|quarante|cinquante|soixante|cent|mille) |(?<!\p{L})(?:${orCapital('je|tu|il|elle|on|nous|vous|ils|elles|ne|me|te|se')}) )(?:(?<determiner>${orCapital(`${MASCULINE}|${FEMININE}|${SEVERAL}|notre|votre`)}) |(?<elided>[Ll]['’]))(?<noun>\p{Ll}[\p{L}-]+(?: (?:de |du |des |d['’])(?:la |l['’])?\p{Ll}[\p{L}-]+)?)`,
    'gu',
  ),
  modifiers: wordSet(
    'petit|petite|petits|petites|grand|grande|grands|grandes|vieux|vieille|vieilles|nouveau|nouvelle|nouveaux|nouvelles|ancien|ancienne|anciens|anciennes|bon|bonne|bons|bonnes|autre|autres',
  ),
  persons: wordSet(''),
  predicate: /(?<!\p{L})(?:suis|es|est|sont|était|étais) (?:\p{L}+ )?une? $/iu,
  oblique:
    /(?<!\p{L})(?:dans|à|sur|sous|chez|avec|sans|pour|par|vers|depuis|pendant|avant|après|comme|de|derrière|devant|contre) $/iu,
  formsOf: (determiner) => {
    if (new RegExp(`^(?:${SEVERAL})$`, 'iu').test(determiner)) return ['p'];
    if (new RegExp(`^(?:${MASCULINE})$`, 'iu').test(determiner)) return ['m'];
    if (new RegExp(`^(?:${FEMININE})$`, 'iu').test(determiner)) return ['f'];
    return ['m', 'f'];
  },
  pronouns: [
    { pattern: /(?<=\p{L} s['’])en(?= (?:occupe|charge))/u, forms: ['m', 'f', 'p', 'any'] },
    { pattern: pronoun(String.raw`le(?= \p{Ll})`), forms: ['m'] },
    { pattern: pronoun(String.raw`la(?= \p{Ll})`), forms: ['f'] },
    { pattern: pronoun(String.raw`l['’](?=\p{Ll})`), forms: ['m', 'f'] },
    { pattern: pronoun(String.raw`les(?= \p{Ll})`), forms: ['p'] },
  ],
  tellsGender: true,
  people:
    /(?<!\p{L})(?:appelle|prévient|contacte|rencontre|invite|voit|voir|appeler|prévenir|remercie|fait|faire|relance)(?:ra)?(?!\p{L})/iu,
  definite: (determiner, noun) => {
    const vowel = /^[aeiouéèêàh]/iu.test(noun);
    if (new RegExp(`^(?:${SEVERAL})$`, 'iu').test(determiner))
      return /^(?:deux|trois|quatre|cinq|six)$/iu.test(determiner)
        ? `les ${determiner.toLowerCase()} ${noun}`
        : `les ${noun}`;
    if (vowel) return `l’${noun}`;
    return `${new RegExp(`^(?:${FEMININE})$`, 'iu').test(determiner) ? 'la' : 'le'} ${noun}`;
  },
  replaces: false,
};
