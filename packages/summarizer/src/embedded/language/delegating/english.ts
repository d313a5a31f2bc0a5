import { TASK_VERBS } from '../english/verbs.ts';
import type { Delegating } from './delegating.ts';

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

export const englishDelegating: Delegating = {
  does: [
    new RegExp(`${START}${NAME}${MODAL}${ADVERB} (?<rest>${DOES} [^?]{3,})`, 'u'),
    new RegExp(`${START}${NAME} (?:${PRESENT}) ${OBJECT}`, 'u'),
  ],
  isFor: [
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
  absent:
    /(?<!\p{L})(?:(?:is|['’]s|are|['’]re|comes|gets) (?:back|off|away|out|on (?:holiday|leave)|in again)|returns)(?!\p{L})/iu,
};
