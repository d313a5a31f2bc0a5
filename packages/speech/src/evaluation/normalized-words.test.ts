import { expect, it } from 'vitest';
import { normalizedWords } from './normalized-words.ts';

it.each([
  ['case and punctuation', 'Ready -- Steady, GO!', 'ready steady go'],
  ['brackets', 'Yes [laughs] we <b>did</b> (inaudible).', 'yes we did'],
  ['fillers', 'Um, well, hmm, uh, yes', 'well yes'],
  ['short forms', "It's 3 o’clock, and we can't", 'it is three o clock and we can not'],
  [
    'has and had',
    "he's been there, she'd gone, it's got late",
    'he has been there she had gone it has got late',
  ],
  ['the speech of some', "y'all gotta go, ma'am", 'you all got to go madam'],
  ['would have', 'I woulda; imma do it', 'i would have i am going to do it'],
  [
    'titles',
    'Prof. Ash of St. Ives and Dr. Mrs. Lt. Moss Jr.',
    'professor ash of saint ives and doctor missus lieutenant moss junior',
  ],
  ['accents', 'Café, naïve, Ærø, Straße', 'cafe naive aero strasse'],
  ['decimals', '3.5 and 0.25 and .5', 'three point five and zero point two five and point five'],
  ['halves', '3.5 hours', 'three and a half hours'],
  ['thousands', '1,250,000 people', 'one million two hundred and fifty thousand people'],
  ['millions', '3.5 million', 'three point five million'],
  ['currencies', '$5, £20 and €1', 'five dollars twenty pounds and one euro'],
  ['much money', '$3 million', 'three million dollars'],
  ['cents', '$2.07', 'two dollars and seven cents'],
  ['percent', '50% of 7 %', 'fifty percent of seven per cent'],
  ['decades', 'the 1960s', 'the nineteen sixties'],
  ['ordinals', 'the 21st and the 3rd', 'the twenty first and the third'],
  ['rooms', 'room 101', 'room one oh one'],
  ['repeated digits', '0077', 'double zero double seven'],
])('English that is said alike is the same: %s', (_, written, spoken) => {
  expect(normalizedWords(written)).toEqual(normalizedWords(spoken));
});

it.each([
  ['the negation', 'I can go', "I can't go"],
  ['a number', '50%', '15%'],
  ['a currency', '$5', '€5'],
  ['an ending', 'the 3rd', 'the 3'],
])('what is said otherwise is not: %s', (_, one, other) => {
  expect(normalizedWords(one)).not.toEqual(normalizedWords(other));
});

it.each([
  [
    'de',
    'Wir haben 3,5 Prozent – „gut“, sagt Ute.',
    ['wir', 'haben', '3', '5', 'prozent', 'gut', 'sagt', 'ute'],
  ],
  ['fr', "L'été [rires], c’est six fois.", ['l', 'été', 'c', 'est', 'six', 'fois']],
  ['hi', 'हिन्दी भाषा।', ['हिन्दी', 'भाषा']],
  ['zh', '今天，天气很好。', ['今', '天', '天', '气', '很', '好']],
  ['ja', 'はい、OK', ['は', 'い', 'o', 'k']],
  ['th', 'ดีครับ', ['ดี', 'ค', 'รั', 'บ']],
])('no rule of English is applied to another language: %s', (language, text, words) => {
  expect(normalizedWords(text, language)).toEqual(words);
});
