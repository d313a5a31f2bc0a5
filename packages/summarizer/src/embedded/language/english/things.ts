import { HUMAN_NOUNS } from './people.ts';
import { wordSet } from '../language.ts';
import type { Things } from '../talk/things.ts';

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const SEVERAL = String.raw`these|those|some|both|(?:(?:${TENS})[ -])?(?:two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|\p{L}+teen|${TENS}`;
const ONE = 'the|an?|our|your|my|his|her|their|another|(?:the )?other';
const BEHIND = String.raw`(?=[.,;!?]|$| (?:up|down|off|out|on|in|over|back|to|with|from|for|by|before|at|this|next|today|tonight|tomorrow|now|and|until|as|myself|himself|herself)(?!\p{L}))`;

export const englishThings: Things = {
  phrase: new RegExp(
    String.raw`(?<![\p{L}'’]|\p{L}-|(?:hundred|thousand)(?: and)? )(?<determiner>${ONE}|${SEVERAL}) (?<noun>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})`,
    'giu',
  ),
  modifiers: wordSet('new|old|big|small|little|long|short|good|whole|second|other|last|next'),
  persons: HUMAN_NOUNS,
  predicate: /(?<!\p{L})(?:am|are|is|was|were|['’](?:m|re|s)) (?:\p{L}+ )?an? $/iu,
  oblique:
    /(?<!\p{L})(?:in|at|by|near|from|behind|under|over|after|before|during|until|till|since|into|past|outside|inside|around|without|like|than|for|with)(?: all)? $/iu,
  formsOf: (determiner, noun) => {
    const isSeveral =
      new RegExp(`^(?:${SEVERAL})$`, 'iu').test(determiner) ||
      (!/^(?:an?|another)$/iu.test(determiner) && /[^siu]s$|ies$/iu.test(noun));
    return [isSeveral ? 'several' : 'one'];
  },
  pronouns: [
    { pattern: new RegExp(`(?<=\\p{Ll} )it${BEHIND}`, 'u'), forms: ['one'] },
    { pattern: new RegExp(`(?<=\\p{Ll} )(?:them|those|these)${BEHIND}`, 'u'), forms: ['several'] },
    {
      pattern: new RegExp(
        `(?<=(?:get|buy|order|send|find|bring|make|book|print|have|borrow|hire|rent|draft|write|do) )one${BEHIND}`,
        'u',
      ),
      forms: ['one'],
    },
  ],
  tellsGender: false,
  people:
    /(?<!\p{L})(?:tell|ask|ring|call|phone|text|warn|remind|thank|invite|meet|contact|let|chase|pay|see|write to|speak to|talk to|get back to|go back to|have a word with|get on to|give|catch|message|email) (?:them|it)(?!\p{L})|(?<!\p{L})(?:do|doing|say|break|make|leave|see to|look at) it(?!\p{L})/iu,
  definite: (determiner, noun, pronoun) => {
    if (pronoun === 'one') return `${/^an?$/iu.test(determiner) ? determiner : 'a'} ${noun}`;
    return new RegExp(`^(?:${SEVERAL})$`, 'iu').test(determiner) &&
      !/^(?:these|those|some)$/iu.test(determiner)
      ? `the ${determiner.toLowerCase()} ${noun}`
      : `the ${noun}`;
  },
  replaces: true,
};
