import { TASK_VERBS } from './verbs.ts';
import { orCapital } from '../talk/or-capital.ts';
import type { Delegating } from '../talk/delegating.ts';

const MODAL =
  "(?:['’]ll| will| can| could| should| must| has to| needs to|['’]s got to| has got to| is going to|['’]s going to)";
const ADVERB = '(?: also| then| just| please)*';
const HANDLING = 'make|take|bring|get|give|keep|put|do';
const DOES = `(?:${HANDLING}(?! (?:it|that|so)(?!\\p{L}))|have (?:the|it|that|them)(?!\\p{L})|find out|look (?:into|after)|see to|talk to|speak to|deal with|${[...TASK_VERBS].join('|')})`;
const PRESENT = [...HANDLING.split('|'), ...TASK_VERBS]
  .map((verb) => (/(?:s|sh|ch|x|z|o)$/u.test(verb) ? `${verb}es` : `${verb}s`))
  .join('|');
const OBJECT =
  '(?:the|an?|this|that|these|those|his|her|their|us|it|them|another|some|one|two|three|\\p{Lu}\\p{Ll}+)(?!\\p{L})';
const NAME = String.raw`(?<who>\p{Lu}[\p{Ll}-]+)`;
const START = String.raw`(?:^|[,:.;] |(?<!\p{L})(?:[Aa]nd|[Ss]o|[Bb]ut|[Tt]hen|[Oo]kay|[Rr]ight),? )`;

/** No verbs, or none that give anything to do. */
const NO_VERBS =
  'about|above|across|after|against|along|among|around|aside|because|before|behind|below|beneath|beside|besides|between|beyond|but|can|could|did|does|down|during|except|for|from|had|has|have|how|inside|into|like|may|maybe|might|must|near|not|off|once|only|onto|out|outside|over|past|per|perhaps|shall|should|since|than|then|though|through|throughout|till|toward|towards|under|unlike|until|upon|was|well|were|what|whatever|when|where|whether|which|while|who|whose|why|will|with|within|without|would|yes|yeah|okay|right|say|see|guess|think|know|hear|trust|mind|forgive|excuse|thank|bless|even|just|still|both|half|all|keep|tell|enjoy|imagine|remember|mean|love|hate|agree';

const CALLED = String.raw`(?<called>\p{Lu}[\p{Ll}-]+)`;
/** Orders that give nothing to do. */
const NO_ORDER = String.raw`(?![Tt]ake (?:a seat|your time|it|care|that)|[Gg]ive (?:me|us) a|[Ll]ook|[Dd]o you|[Hh]ave (?:a|you)|[Gg]et (?:on|well|home)|[Kk]eep (?:going|quiet|it)|[Mm]ake yourself|[Hh]and on)`;
/** Any verb, by the object behind it: `weigh it`, `drop the keys off`. */
const DOES_SOMETHING = String.raw`(?!(?:${NO_VERBS})(?!\p{L}))\p{Ll}{3,}(?<!(?:ed|ly|ing|[^s]s)) (?:it|them|him|her|those|these|the|an?|my|your|our|his|their|some|one|another|both|all)(?= )`;
/** What is to be done, up to a clause of its own: `do those, you've got the eye for it`. */
const THING = String.raw`(?!\p{L})[^,.?!]{2,}(?:,(?! (?:you|I|we|he|she|it|they|there|that|because|and I|and we)(?!\p{L}))[^,.?!]+)*(?=[,.!?]|$)`;
/** Someone else does it, and who speaks only tells them. */
const PASSED_ON = new RegExp(
  String.raw`${START}${NAME}(?:['’]ll| will) [^,.?!]{3,60}(?<sure>, (?:and )?I['’]ll (?:tell|ask|let|remind|text|ring|call) (?:her|him|them))(?!\p{L})`,
  'u',
);

export const englishDelegating: Delegating = {
  does: [
    PASSED_ON,
    // `Tom says he'll book the joiner.`
    new RegExp(
      String.raw`${START}${NAME} (?:(?:says|reckons|tells (?:me|us)|(?:has )?promised|(?:has )?promises|writes)(?: me| us)?,? (?:that )?(?:he|she|they)(?:['’]ll| will)|(?:has|['’]s) (?:promised|agreed|offered) to)${ADVERB} (?<sure>)(?<rest>${DOES} [^?]{3,})`,
      'u',
    ),
    new RegExp(`${START}${NAME}${MODAL}${ADVERB} (?<rest>${DOES} [^?]{3,})`, 'u'),
    new RegExp(`${START}${NAME} (?:${PRESENT}) ${OBJECT}`, 'u'),
  ],
  passesOn: PASSED_ON,
  isFor: [
    // `Hooking the lights up, that's Gil's.`
    new RegExp(
      String.raw`${START}\p{L}{2,}ing (?:the|a|an|those|these|all|up) [^.;?!]{3,80}, that(?:['’]s| is) ${NAME}(?:['’]s)?(?<sure>)(?=[,.!;]|$)`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})\p{L}+(?:['’]s| is) (?<sure>(?:one|a job|something) )?for ${NAME}(?=[,.!;]|$)`,
      'u',
    ),
    new RegExp(
      String.raw`(?<!\p{L})[Tt]hat(?:['’]s| is) ${NAME}['’]s(?<sure> job)?(?=[,.!;]|$)`,
      'u',
    ),
  ],
  goesOn: new RegExp(
    String.raw`(?:^|[,;] )(?:and |so )?(?:he|she|they)${MODAL}${ADVERB} (?<rest>${DOES} [^?]{3,})`,
    'iu',
  ),
  orders: [
    new RegExp(
      String.raw`${START}${CALLED}, (?:you )?(?:please )?(?<order>${NO_ORDER}${DOES}${THING})(?!\?)`,
      'u',
    ),
    // `Ann pick up the keys about four?`
    new RegExp(
      String.raw`^(?:(?:[Aa]nd|[Ss]o|[Oo]kay|[Oo]k|[Rr]ight|[Tt]hen),? )?${CALLED} (?<order>${NO_ORDER}(?:pick up|drop off|fetch|${DOES})${THING})\?`,
      'u',
    ),
    new RegExp(
      String.raw`${START}${CALLED}, (?:please )?(?<order>(?<loose>)${NO_ORDER}${DOES_SOMETHING}[^,.?!]{2,}(?=[,.!]|$))(?!\?)`,
      'u',
    ),
    // `Ann, you serve the notice.`: any verb, with who does it.
    new RegExp(
      String.raw`${START}${CALLED}, you (?:please )?(?<order>(?<loose>)${NO_ORDER}${DOES_SOMETHING}[^,.?!]{2,}(?=[,.!]|$))(?!\?)`,
      'u',
    ),
    new RegExp(String.raw`${START}${CALLED}, you['’]ll (?<order>${DOES}${THING})\?`, 'u'),
    new RegExp(
      String.raw`^(?:(?:[Aa]nd|[Ss]o|[Oo]kay|[Rr]ight|[Tt]hen),? )+you (?<order>${DOES}(?!\p{L})[^,?]{3,60}), ${CALLED}(?=[,.!])`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:(?:[Aa]nd|[Ss]o|[Oo]kay|[Rr]ight|[Tt]hen),? )?(?<order>${NO_ORDER}${orCapital(DOES)}(?!\p{L})[^,?]{3,60}), ${CALLED}(?=[,.!])`,
      'u',
    ),
  ],
  commands: [
    new RegExp(
      String.raw`^(?:(?:[Aa]nd|[Ss]o|[Oo]kay|[Rr]ight|[Tt]hen|[Ww]ell|[Jj]ust),? ){0,3}(?<order>(?:${orCapital('(?:ring|call|ask|tell|email|text|write to|chase|order|book|print|fetch|remind|talk to|speak to|send|check with|find out)')}) (?!(?:me|it a|anyone|anybody|yourself|you|us)(?!\p{L}))\p{L}[^?]{2,80}?)[.!]?$`,
      'u',
    ),
  ],
  shares: [
    new RegExp(
      String.raw`(?<own>(?<lead>I(?:['’]ll| will|['’]d| can| could)? (?:${DOES}|ring|call|do)) [^;.?!]{2,120}?),?(?: and| then| while| if)?,? (?:${CALLED},? )?you(?:['’]ll| can| could|['’]d)? (?:(?<verb>(?!(?:get|have) (?:it|them|that))(?:${DOES}|do|read|cover)) )?(?<thing>${OBJECT}[^;?!]{0,80}?)(?:, (?:all right|okay|ok|right|yeah|yes|deal))?[.?!]?$`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:(?:[Aa]nd|[Ss]o|[Tt]hen|[Oo]kay|[Rr]ight),? )*(?:${CALLED},? )?[Yy]ou (?:can |could |just )?(?<verb>(?!(?:get|have) (?:it|them|that))(?:${DOES}|do|read|cover|tell)) (?<thing>[^;?!,]{2,80}?),? (?:and|while) (?<own>(?<lead>I(?:['’]ll| will|['’]d| can) \p{L}+) [^;?!]{2,80}?)[.?!]?$`,
      'u',
    ),
  ],
  toAll: [
    /(?:^|, |(?<!\p{L})(?:and|so) )(?:(?:can|could|would|will) (?:you all|you both|all of you|each of you|every(?:one|body))(?: please)?,? (?<order>(?!(?:come|make it|be|see|hear|do|manage|live|agree|attend|get here|have)(?!\p{L}))\p{L}{2,}(?!\p{L}).+)|(?:please,? )?(?:every(?:one|body)|evry1|every1|all of you|you all)(?:,? please)?,? (?!(?:please|and|but|or|so|is|was|has|had|can|could|will|would|should|must|might|may|seem|need|want|know|think|like|get|agree|come|of|at|on|in|to|from|for|with|who|else|except)(?!\p{L}))(?!\p{L}*(?:s|ed|ing)(?!\p{L}))(?<demand>\p{L}{2,}(?!\p{L}).+))$/iu,
    /^(?:(?:and|so|ok|okay|right|then|also)[, ]+)*(?<order>(?!(?:put|leave) (?:me|it) (?:down|there))(?:put|send|bring|fill|add|sign|write|pay|transfer|post|drop|let|give|check|return|tell) .*(?<!\p{L})(?:your|yours)(?!\p{L}).*,? (?:please|pls|plz)[.!]*)$/iu,
  ],
  absent:
    /(?<!\p{L})(?:(?:is|['’]s|are|['’]re|comes|gets) (?:back|off|away|out|on (?:holiday|leave)|in again)|returns)(?!\p{L})/iu,
};
