import { expect, it } from 'vitest';
import { contentWords, namedSpeakers } from './question.policy.ts';

it.each([
  ['What did the team decide about the tent?', ['What', 'did', 'the', 'about', 'tent']],
  ['Summarize the discussion on e-mail.', ['the', 'on', 'e-mail']],
  ['Was wurde zum Zelt beschlossen?', ['Was', 'wurde', 'zum', 'Zelt']],
  ['Summarize the meeting', ['the']],
  ['How many herons are there?', ['How', 'herons', 'are', 'there']],
  ['Summarize', ['Summarize']],
  ['?', []],
])('%s', (question, words) => {
  expect(contentWords(question)).toEqual(words);
});

it('takes no more words than a person asks by', () => {
  const page = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ');
  expect(contentWords(page)).toHaveLength(40);
});

it.each([
  ['What did Ann Berg say?', ['Ann Berg']],
  ['what did ann berg say?', ['Ann Berg']],
  ["What was Kirsty's view?", ['Kirsty Williams AM']],
  ['What did Williams say?', []],
  ['Who has the berg?', []],
])('%s names %j', (question, named) => {
  const speakers = ['Ann Berg', 'Kirsty Williams AM', 'Jo Williams'];
  expect(namedSpeakers(question, speakers)).toEqual(named);
});
