import { stemmerOf } from '../../../stemmer.ts';
import { englishSpeech } from './speech.ts';
import { ENGLISH_STOP_WORDS } from './stop-words.ts';
import { englishTalk } from './talk.ts';
import { englishWording } from './wording.ts';
import { wordSet, type Language, type Style } from '../language.ts';

const style: Style = {
  i: wordSet("i|i'm|i'd|i'll|i've|my|me|mine|myself"),
  we: wordSet("we|we'll|we're|we've|we'd|our|us|ours"),
  you: wordSet("you|your|you'll|you're|you've|you'd|yours"),
  negation: wordSet(
    "not|no|never|nothing|none|don't|doesn't|didn't|can't|cannot|won't|isn't|aren't|wasn't|weren't|wouldn't|couldn't|shouldn't|haven't|hasn't|hadn't",
  ),
  obligation: wordSet('should|must|need|needs|have|going|gonna|will|want|shall'),
  pointing: wordSet(
    "that|it|this|these|those|he|she|they|it's|that's|he's|she's|they're|which|who|them|such|there|there's|him|her|his|their|its|one|same|either|both|neither|here|not|than|as|if",
  ),
  emphasis:
    /\b(?:important|main|key|essential|crucial|significant|conclu\w+|summar\w+|overall|result\w*|goals?|aims?|purpose|decid\w+|decision\w*|agree\w*|recommend\w*|propos\w+|suggest\w*|problem|issue|focus\w*)\b/iu,
  agenda:
    /\b(?:agenda|today|this (?:meeting|lecture|talk|session|committee|report|article)|we(?:'re| are) going to (?:talk|discuss|look)|we(?:'ll| will) (?:talk|discuss|look)|present(?:ation)?|discuss(?:ion|ed)?)\b/iu,
};

const stem = stemmerOf('english');

export const english: Language = {
  tag: 'en',
  stopWords: ENGLISH_STOP_WORDS,
  elision: null,
  capitalizesNouns: false,
  stem,
  abbreviations: wordSet(
    'mr|mrs|ms|dr|prof|rev|hon|st|sr|jr|gen|col|lt|sgt|capt|gov|sen|rep|pres|fr|messrs|vs|cf|al|fig|figs|eq|sec|ch|vol|no|nos|pp|ed|eds|inc|ltd|co|corp|dept|univ|approx|est|min|max|avg|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|ave|blvd|rd|mt|ft|e.g|i.e|a.m|p.m|u.s|u.k|ca',
  ),
  speech: englishSpeech,
  style,
  wording: englishWording,
  talk: englishTalk,
};
