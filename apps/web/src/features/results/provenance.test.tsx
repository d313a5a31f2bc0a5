import type { Result } from '@notelark/api/library';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { ProvenanceNotices, Translated } from './provenance.tsx';

afterEach(cleanup);

const MODEL = { id: 'openai', label: 'gpt-5-mini' };
const GENERAL = notesOfText.summaryOptions;
const article: Result['summaryOptions'] = { ...GENERAL, template: 'article' };

it.each<[string, Partial<Result>, string]>([
  ['nothing where all was had', {}, ''],
  ['nothing of a template, which each engine follows', { summaryOptions: article }, ''],
  [
    'that another language needs a model',
    { summaryOptions: { ...GENERAL, outputLanguage: 'de' } },
    'Own instructions and other languages need a language model; this was written without one, in the language of the source.',
  ],
  [
    'nothing of another language where that is the source’s own',
    { summaryOptions: { ...GENERAL, outputLanguage: 'en' } },
    '',
  ],
  [
    'which parts a model failed at, and why',
    { engine: MODEL, fallbackParts: 3, fallbackReason: 'busy' },
    "The language model failed at 3 parts; the engine without a model wrote those. The model's server was too busy.",
  ],
  [
    'that a model could not be used at all, and why',
    { fallbackParts: 3, fallbackReason: 'key' },
    "The language model could not be used; the engine without a model wrote all of this. The model's server refused the key.",
  ],
  [
    'that a model answered in another language than the source’s',
    { engine: MODEL, language: 'en', sourceLanguage: 'de' },
    'The language model answered in English, though it was asked twice for German.',
  ],
  [
    'that a model answered in another language than was asked for',
    {
      engine: MODEL,
      summaryOptions: { ...GENERAL, outputLanguage: 'fr' },
      language: 'en',
      sourceLanguage: 'en',
    },
    'The language model answered in English, though it was asked twice for French.',
  ],
])('says %s', (_, more, said) => {
  const { container } = render(<ProvenanceNotices result={{ ...notesOfText, ...more }} />);
  expect(container.textContent).toBe(said);
});

it.each<[string, Partial<Result>, boolean]>([
  [
    'of a translation',
    { engine: MODEL, summaryOptions: { ...GENERAL, outputLanguage: 'de' } },
    true,
  ],
  [
    'not in the source’s language',
    { engine: MODEL, summaryOptions: { ...GENERAL, outputLanguage: 'en' } },
    false,
  ],
  [
    'not where no model has translated',
    { summaryOptions: { ...GENERAL, outputLanguage: 'de' } },
    false,
  ],
])('says what was not checked: %s', (_, more, isSaid) => {
  const { container } = render(<Translated result={{ ...notesOfText, ...more }} />);
  expect(container.textContent?.includes('its wording was not')).toBe(isSaid);
});
