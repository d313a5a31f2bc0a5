import { baseOf } from './verb-weight.ts';

const SOMEBODY = '(?:some(?:one|body)|any(?:one|body)|one of (?:us|you))';
const THING = '[^?.!]{3,90}';
/** Verbs after `we have to` that ask no one to do anything. */
const NO_ACTS =
  '(?!(?:be|have|talk|speak|decide|know|think|see|get going|start|move on|remember|look at|discuss|live|wait|do|go|come|agree|understand)(?!\\p{L}))';

/** `Do we have to tell them?` asks whether someone has to. */
const ASKING = "(?:do|did|don['’]t|didn['’]t|would|will) ";

/** How English calls for someone to do something. */
export const englishCalls: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})who(?:['’]ll| will| can| could| would|['’]s going to| is going to| wants to) (?<infinitive>${THING})\\?`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})who(?:['’]s| is) (?<verb>\\p{L}+ing) (?<thing>${THING})\\?`, 'iu'),
  new RegExp(
    `(?<!\\p{L})who (?!(?:knows|wants|needs|says|thinks|is|was|has|does(?! (?:it|that|this|the|those|them)(?!\\p{L}))|likes|cares|lives)(?!\\p{L}))(?<verb>\\p{L}{2,}s) (?<thing>(?!(?:if|when|whether|that)(?!\\p{L}))[^?.!]{2,90})\\?`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})${SOMEBODY} (?:still )?(?:has to|needs to|should|ought to|must|will have to|['’]ll have to|can|could|might) (?<infinitive>${THING})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:can|could|would|will) ${SOMEBODY} (?!else(?!\\p{L}))(?:please )?(?<infinitive>${THING})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:I|we)(?:['’]d| do| really| just| still| also)* (?:need|want|like|could do with) ${SOMEBODY} (?:to|who (?:can|could|will)) (?<infinitive>${THING})`,
    'iu',
  ),
  new RegExp(`^${SOMEBODY} (?<infinitive>\\p{L}+ (?:the|a|an|him|her|them|it) ${THING})`, 'iu'),
  new RegExp(
    `(?<!${ASKING}|\\p{L})we(?:['’]d| had)? (?:have to|need to|ought to|must|better|should) ${NO_ACTS}(?<infinitive>${THING})`,
    'iu',
  ),
];

/** `Who orders it?`, `who's ordering it?` and a name: `Gita will order it`. */
export function englishTakesOn(who: string, verb: string, thing: string): string {
  return `${who} will ${infinitiveOf(verb.toLowerCase())} ${thing}`;
}

function infinitiveOf(verb: string): string {
  if (verb.endsWith('ing')) return baseOf(verb);
  if (/[^aeiou]ies$/u.test(verb)) return verb.replace(/ies$/u, 'y');
  return verb.replace(/(?<=sh|ch|x|ss|zz|o)es$|s$/u, '');
}
