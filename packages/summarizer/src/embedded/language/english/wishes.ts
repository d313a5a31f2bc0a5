import { baseOf } from './verb-weight.ts';
import { TASK_VERBS } from './verbs.ts';
import { type Wishes, wishIn } from '../talk/wishes.ts';

const LEAD = String.raw`^(?:(?:and|so|but|also|then|okay|ok|well|yes|great|thanks|now|oh|right|good|please)[, ]+){0,3}(?:(?<called>(?-i:\p{Lu}[\p{L}'’-]+)),? +(?:and |so |please )?)?`;
const THING = '[^?.!]{2,120}';
/** What no one is asked to do but to attend. */
const NO_ACT =
  '(?!(?:know|understand|think|be|have|see|imagine|believe|feel|hear|remember|notice|consider)(?!\\p{L}))';

const WISHES: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?<negated>would|do) you mind (?:please |also |just )?(?<gerund>\\p{L}+ing)(?<object>(?! me(?!\\p{L}))${THING})?\\?`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:is there |there isn['’]t )?any chance (?:that )?you(?: could| can| would| might|['’]d) (?<rest>${NO_ACT}${THING})\\?`,
    'iu',
  ),
  new RegExp(`${LEAD}any chance of you(?:r)? (?<gerund>\\p{L}+ing)(?<object>${THING})?\\?`, 'iu'),
  new RegExp(
    `${LEAD}(?:are|would) you (?:be )?(?:okay|ok|happy|all right|alright|willing) to (?<rest>${NO_ACT}${THING})\\?`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:I(?:['’]d| would)? (?:also )?(?:need|want|like) you|you(?:['’]ll| will) (?:need|have)) to (?<rest>${NO_ACT}${THING})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:please )?(?<negated>(?:don['’]t|do not) forget) to (?<rest>${NO_ACT}${THING})`,
    'iu',
  ),
  new RegExp(`${LEAD}(?:please )?(?:remember|be sure) to (?<rest>${NO_ACT}${THING})`, 'iu'),
  new RegExp(`${LEAD}(?:please )?make sure (?:that )?you (?<rest>${NO_ACT}${THING})`, 'iu'),
  new RegExp(`${LEAD}(?:please )?(?<rest>make sure ${THING})`, 'iu'),
  new RegExp(
    `${LEAD}(?:it|that)(?:['’]d| would) (?:really )?(?:help|be (?:\\p{L}+ )?(?:great|good|nice|helpful|lovely|best|useful|brilliant|kind)) if you(?: could|['’]d) (?<rest>${NO_ACT}${THING})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:it|that)(?:['’]d| would) (?:really )?(?:help|be (?:\\p{L}+ )?(?:great|good|nice|helpful|lovely|best|useful|brilliant|kind)) if you (?<gerund>\\p{L}+ed)(?<object>${THING})?`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})you(?:['’]ll| will) (?<rest>(?:let|send|write|call|ring|ask|tell|book|check)(?!\\p{L})${THING})`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:and|so|then|okay|ok|right|good),? )+(?:(?<called>(?-i:\\p{Lu}[\\p{L}'’-]+)),? )?you (?:just |also |then )?(?<rest>(?:${[...TASK_VERBS].join('|')}|repeat|do|take|bring|give|make|get|run)(?!\\p{L})${THING})\\?`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:and|so|okay|right|then),? )?(?<named>(?-i:\\p{Lu}[\\p{L}'’-]+)),? to (?<rest>(?:${[...TASK_VERBS].join('|')})(?!\\p{L})${THING})`,
    'iu',
  ),
];

/** `Would you mind talking to them?`, `don't forget to pay`, `it would help if you measured it`, `Ben to order the paint`. */
export const englishWishes: Wishes = {
  wishIn: wishIn(WISHES, (wish) => {
    if (wish.gerund === undefined) return wish;
    const verb = baseOf(wish.gerund.toLowerCase().replace(/ed$/u, 'ing'));
    return { ...wish, rest: `${verb}${wish.object ?? ''}`, object: undefined };
  }),
  takenByNo:
    /^(?:(?:oh|well),? )?(?:no(?:pe)?(?:,? (?:problem|not at all|of course not|that['’]s fine|go ahead))?|not at all|of course not|sure|i won['’]t)(?=[,.!]|$)/iu,
};
