import stemmers from 'snowball-stemmers';
import { expect, it } from 'vitest';
import { stemmerOf } from './stemmer.ts';

it('stems as the library does, also a word that comes again', () => {
  const library = stemmers.newStemmer('german');
  const words = ['Häuser', 'gegangen', 'häuser', 'gegangen', '', 'Straßen'];
  expect(words.map(stemmerOf('german'))).toEqual(words.map((word) => library.stem(word)));
});

it('stems each language by its own rules', () => {
  expect(stemmerOf('english')('running')).toBe('run');
  expect(stemmerOf('german')('running')).not.toBe('run');
});

it('goes on when it has seen more words than it remembers', () => {
  const stem = stemmerOf('english');
  for (let index = 0; index < 60_000; index++) stem(`word${index}s`);
  expect(stem('word7s')).toBe('word7');
});
