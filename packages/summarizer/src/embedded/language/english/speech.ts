import { ENGLISH_SHORT_FORMS } from './short-forms.ts';
import { wordSet, type Hedge, type SpokenLanguage } from '../language.ts';

const NONE = wordSet('');
const KIND_OF = wordSet(
  'a|an|the|this|that|what|some|any|each|every|one|same|different|certain|other|another|which|only|right|no|new',
);

const NOT = wordSet(
  "not|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|couldn't|won't|wouldn't|haven't|hasn't|shouldn't|never",
);
/** After `just` they make it mean `only`, `exactly` or `a moment ago`. */
const EXACTLY = wordSet(
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|as|like|because|enough|before|after|now|once|been|the|for|in|by|that|this',
);
/** After these, and before those, `I think` is a clause that the sentence needs: `what I think`, `the one I think is best`. */
const THOUGHT = wordSet('what|do|how|than|as|that|which|who|where|why|when|if');
const OF_THOUGHT = wordSet(
  'that|so|about|of|not|back|is|are|was|were|would|will|should|could|can|has|have|might|may|must',
);

/** What is intended is no less a proposal without `I think`; what is held to be so would be a fact: `I think they bought recorders`. */
const INTENT = wordSet(
  "we|we'd|we'll|we're|we've|let's|you|you'd|you'll|then|yes|yeah|no|maybe|perhaps|probably",
);

const HEDGES: readonly Hedge[] = [
  {
    words: ['you', 'know'],
    unlessAfter: wordSet(
      "do|did|don't|didn't|if|as|let|to|would|should|will|how|what|so|that|because|can|could|may|might|when|once",
    ),
    unlessBefore: wordSet(
      'how|what|that|why|where|when|who|if|about|which|the|this|it|them|him|her|his|their|our|your|my|its|more|better',
    ),
  },
  {
    words: ['i', 'mean'],
    unlessAfter: wordSet('what|that|do|did|which|if'),
    unlessBefore: wordSet('that|to|by|the'),
  },
  { words: ['kind', 'of'], unlessAfter: KIND_OF, unlessBefore: NONE },
  { words: ['sort', 'of'], unlessAfter: KIND_OF, unlessBefore: NONE },
  { words: ['kinda'], unlessAfter: KIND_OF, unlessBefore: NONE },
  { words: ['sorta'], unlessAfter: KIND_OF, unlessBefore: NONE },
  { words: ['just'], unlessAfter: NOT, unlessBefore: EXACTLY },
  { words: ['really'], unlessAfter: NOT, unlessBefore: NONE },
  { words: ['actually'], unlessAfter: NOT, unlessBefore: NONE },
  { words: ['i', 'think'], unlessAfter: THOUGHT, unlessBefore: OF_THOUGHT, onlyBeside: INTENT },
  { words: ['i', 'guess'], unlessAfter: THOUGHT, unlessBefore: OF_THOUGHT, onlyBeside: INTENT },
  { words: ['basically'], unlessAfter: NONE, unlessBefore: NONE },
  { words: ['or', 'whatever'], unlessAfter: NONE, unlessBefore: NONE },
  { words: ['and', 'stuff', 'like', 'that'], unlessAfter: NONE, unlessBefore: NONE },
];

export const englishSpeech: SpokenLanguage = {
  sounds:
    /(?:, ?)?(?<![\p{L}'’-])(?:(?<=, )like(?=,)|u+[mh]+|e+r+m*|e+h+m*|h+m+|m+h*m+|a+h+|uh-huh|mm-hmm|mm-mm|(?<!(?:point|zero|oh|one|two|three|four|five|six|seven|eight|nine)(?:, ?| ))oh|oh(?=,))(?![\p{L}'’-])(?:,|\.{2,})?/giu,
  hedges: HEDGES,
  openers: wordSet(
    "okay|ok|'kay|kay|so|well|yeah|yep|and|but|or|anyways|because|'cause|mm|i mean|you know|i mean that",
  ),
  pausedOpeners: wordSet(
    "yes|no|nope|right|alright|all right|now|also|anyway|actually|then|cool|great|good|sure|like|cause|fine|exactly|of course|thank you|thanks|i see|you see|let's see|perfect|lovely|brilliant",
  ),
  notOpeners: wordSet(
    'so far|so much|so many|so long|so that|well done|well before|well after|or else|but for|because of',
  ),
  closers: wordSet(
    'so|and|but|or|because|the|a|an|to|of|yeah|okay|like|or something|or something like that|you know|and so|and then|so yeah',
  ),
  repeatable: wordSet(
    'zero|oh|one|two|three|four|five|six|seven|eight|nine|hundred|million|had|that|very|is|many|no|much|far|long|really',
  ),
  unfinished: wordSet(
    "the|a|an|my|your|our|their|its|i|i'm|i'll|i've|we|we're|we'll|they|he|she|it's|there's|and|but|or|so|because|if|of|to|at|with|for|from|like|is|are|was",
  ),
  falseStarts:
    /(?<=^)(?<again>\p{L}[\p{L}'’-]*)(?= )[^,.!?]{0,40}, (?:hang on|wait|sorry|no),? (?=\k<again> )|(?<![\p{L}'’-])(?:(?:an|the) (?=(?:an?|the|and|or|but|so|i(?! (?:and|or|before|in|at)(?![\p{L}'’-]))|we|you|they|it|he|she|of|is|are|was)(?![\p{L}'’-]))|a (?=(?:an?|the|we|you|they|it|he|she)(?![\p{L}'’-]))|of (?=(?:i|we|they|he|she|is|are|was)(?![\p{L}'’-])))/giu,
  shortForms: ENGLISH_SHORT_FORMS,
  restarts: wordSet(
    "so|and|but|because|we|then|if|when|or|they|you|it|it's|that's|there's|the|for|this|that|what|how|is|are|do|does",
  ),
  joints: wordSet(
    "so|and|but|because|'cause|we|then|which|if|when|or|they|i|you|it's|that's|there's",
  ),
};
