import { expect, it } from 'vitest';
import { headingsIn, summaryHeadings } from './headings.ts';

it.each(['ar', 'de', 'es', 'fr', 'ja', 'ru', 'zh'])(
  'has all headings in %s, each once',
  (language) => {
    const headings = Object.values(headingsIn(language));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings).toHaveLength(Object.keys(summaryHeadings).length);
    expect(headingsIn(language).overview).not.toBe(summaryHeadings.overview);
  },
);
