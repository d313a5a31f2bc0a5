import { afterEach, expect, it } from 'vitest';
import { read, remember, type RememberedOptions } from './remembered.ts';

const NOTHING: RememberedOptions = {
  template: 'general',
  instructions: '',
  outputLanguage: null,
  spokenLanguage: null,
};
const STORED = 'notelark-wishes';

afterEach(() => localStorage.clear());

it('begins with nothing, then with the last choice', () => {
  expect(read()).toEqual(NOTHING);
  const summaryOptions: RememberedOptions = {
    template: 'custom',
    instructions: 'Only the risks.',
    outputLanguage: 'fr',
    spokenLanguage: 'de',
  };
  remember(summaryOptions);
  expect(read()).toEqual(summaryOptions);
});

it.each(['no JSON', 'null', '[]', '{"template":"poem","outputLanguage":3,"spokenLanguage":"xx"}'])(
  'takes nothing from %s',
  (stored) => {
    localStorage.setItem(STORED, stored);
    expect(read()).toEqual(NOTHING);
  },
);

it('does not take the template of one kind of recording for the next', () => {
  remember({ ...NOTHING, template: 'lecture', outputLanguage: 'fr' });
  expect(read()).toEqual({ ...NOTHING, outputLanguage: 'fr' });
});
