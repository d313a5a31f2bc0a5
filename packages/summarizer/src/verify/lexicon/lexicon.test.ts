import { describe, expect, it } from 'vitest';
import { readSentences } from '../reading/sentences.ts';
import { anyMention, inAnyLanguage, wordsByLanguage, wordsInAnyLanguage } from './any-language.ts';
import { LEXICONS } from './index.ts';
import { english } from './english/english.ts';
import { german } from './german/german.ts';
import { spanish } from './spanish/spanish.ts';

describe.each(LEXICONS.map((lexicon) => [lexicon.tag, lexicon] as const))('%s', (_, lexicon) => {
  it('has wordings that are patterns of their own', () => {
    for (const list of Object.values(lexicon.mentions)) {
      expect(() => new RegExp(list, 'u')).not.toThrow();
      // Such a list would match anything.
      expect(list).not.toMatch(/^\||\|$|\|\|/u);
    }
  });

  it('has small words that are words', () => {
    for (const list of Object.values(lexicon.grammar))
      expect(list).toMatch(/^(?:[\p{L}'-]+(?: [\p{L}'-]+)*)?$/u);
  });
});

describe('in any language', () => {
  it('finds what any of them has, as whole words', () => {
    const today = inAnyLanguage(({ today }) => today);
    expect(['it is due today', 'para hoy', 'ce soir'].every((text) => today.test(text))).toBe(true);
    expect(today.test('hoyuelo')).toBe(false);
  });

  it('finds nothing by the empty list of a language', () => {
    expect(anyMention(({ endOfMonth }) => endOfMonth)).toBe('(?:monatsende)');
    expect(inAnyLanguage(({ endOfMonth }) => endOfMonth).test('at the end of it')).toBe(false);
  });

  it('knows words without their accents', () => {
    expect(wordsInAnyLanguage(({ none }) => none).has('ningun')).toBe(true);
  });

  it('keeps words of one language apart from those of another', () => {
    const articles = wordsByLanguage((grammar) => grammar.articles);
    expect([english, german].map((lexicon) => articles(lexicon).has('die'))).toEqual([false, true]);
  });
});

describe('a word that begins like a negated one', () => {
  it.each([
    ['unfinished', 'The roof is unfinished.', english, true],
    ['unter', 'Es liegt unter dem Dach.', german, false],
    ['ungefähr', 'Es sind ungefähr zwölf.', german, false],
    ['unverständlich', 'Das ist unverständlich.', german, true],
    ['unidades', 'Quedan doce unidades.', spanish, false],
  ])('%s', (_, text, lexicon, negated) => {
    expect(readSentences(text, lexicon)[0]?.clauses.some((one) => one.negated)).toBe(negated);
  });
});
