import { WordClasses } from '../talk/word-classes.ts';

export const englishClasses = new WordClasses({
  subject:
    "i you we he she they it that this there who everyone everybody nobody someone somebody anyone i'm we're you're he's she's it's they're that's there's i've we've you've they've i'd we'd you'd he'd she'd they'd i'll we'll you'll he'll she'll they'll it'll that'll",
  verb: "is are was were be been am do does did don't doesn't didn't can could can't couldn't will would won't wouldn't shall should shouldn't may might must have has had haven't hasn't hadn't isn't aren't wasn't weren't ain't",
  asking: "what who where when why how which whose what's who's where's when's how's",
  preposition:
    'in on at of for with to from by about into over under after before between through without off up down out around than as',
  determiner:
    'the a an my your his her its our their some any no every each another these those all both',
  joining: 'and or but nor so',
  dependent: 'because if that whether while until unless since although though',
  opener:
    'yes yeah yep no nope okay ok right well oh ah um uh er hmm sure fine good great thanks lovely exactly true agreed sorry please hi hello bye morning look listen anyway',
  negation: "not never n't",
  object: 'me you him her us them it myself yourself itself',
  adverb:
    'now then today tomorrow tonight yesterday again already still just also too only maybe actually really even here there',
  own: "i i'm i've i'll i'd me my",
  other: "you you're you've you'll your",
  endings: [/ing$/u, /ed$/u, /ly$/u, /s$/u, /n't$/u, /'(?:s|ll|ve|re|d|m)$/u],
});
