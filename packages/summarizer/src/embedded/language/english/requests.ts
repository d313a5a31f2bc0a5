import type { WordedTask } from '../language.ts';
import { ENGLISH_STOP_WORDS } from './stop-words.ts';
import { LEAST, taskOf, urgency, type Context } from './remark.ts';
import { firstWord, verbWeight } from './verb-weight.ts';
import { TASK_VERBS } from './verbs.ts';

/** How someone says yes to what was asked. */
const ACCEPTED =
  /^(?:(?:well|oh|um|uh),? )?(?:sure|yes|yeah|yep|yup|ok|okay|alright|all right|of course|will do|no problem|absolutely|certainly|definitely|consider it done|on it|got it|happy to|gladly|my pleasure|can do|i will|i'll|i can|no worries|sounds good)\b/iu;

/** `Ben, could you please …`, `don't forget to …`, `please …`. */
const REQUEST =
  /^(?:(?:and|so|but|also|then|okay|ok|well|yes|great|thanks|hi|hello|dear|now|oh|just)[, ]+)*(?:(?<name>\p{L}[\p{L}'-]+)(?:,| -) )?(?:(?<polite>(?:do |just |kindly )?please|kindly)|(?<ask>(?:could|can|would|will) (?:you|somebody|someone|one of you)(?: all| both| two| guys)?)|(?<charge>make sure(?: that)?(?: you| we)?|be sure|remember|don't forget|do not forget|i'd like you|i would like you|i want you|i need you|you'd better))(?: to)?(?: (?:also|just|maybe|perhaps|quickly|please|kindly|then))*,? (?<rest>.+)$/iu;
/** `Ben, send …`. */
const COMMAND =
  /^(?:(?:and|so|also|then|okay|ok|hi)[, ]+)*(?:(?<name>\p{L}[\p{L}'-]+)(?:,|:| -) )?(?:please )?(?<rest>[\p{L}-]+ .+)$/iu;
/** `Action: …`, `To-do for Ann: …`. */
const MARKED =
  /^(?:(?:action|to-?do|task|next step|follow-?up)(?: (?:items?|points?))?s?)(?: (?:for|on) (?<owner>\p{L}[\p{L}'-]+))?\s?[:–—-]\s*\S/iu;
/** `Ann to send …`. */
const NOTED =
  /^@?(?<owner>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]+)?)(?: to |: to |: | [–—-] (?:to )?)(?<rest>\p{Ll}.+)$/u;

/** A task that is written down as one. */
export function markedTask({ text }: Context): WordedTask | null {
  const marked = text.match(MARKED);
  if (marked) return taskOf(1, nameIn(marked.groups?.owner));
  const noted = text.match(NOTED)?.groups;
  if (!noted || !TASK_VERBS.has(firstWord(noted.rest ?? ''))) return null;
  return taskOf(1, noted.owner);
}

/** What someone is asked to do. */
export function requestedTask(context: Context): WordedTask | null {
  const clauses = context.text.split(/(?<=[.;!?]) +/u);
  for (const clause of clauses) {
    const request = clause.match(REQUEST)?.groups;
    if (request) return weighRequest(context, request);
    const command = clause.match(COMMAND)?.groups;
    const verb = firstWord(command?.rest ?? '');
    if (!command || !TASK_VERBS.has(verb) || clause.endsWith('?')) continue;
    const name = nameIn(command.name);
    const weight = 0.3 + (name === undefined ? 0 : 0.3) + urgency(context);
    if (weight >= LEAST) return taskOf(weight, name);
  }
  return null;
}

function weighRequest(
  context: Context,
  request: Record<string, string | undefined>,
): WordedTask | null {
  const rest = (request.rest ?? '').replace(/\?$/u, '');
  const verb = verbWeight(rest, 'asked');
  if (verb === null) return null;
  const base = request.ask ? 0.4 : 0.8;
  const polite = request.ask && /\bplease\b/iu.test(context.text) ? 0.4 : 0;
  const accepted = ACCEPTED.test(context.reply) ? 0.4 : 0;
  const name = nameIn(request.name);
  const named = name === undefined ? 0 : 0.3;
  const weight = base + polite + accepted + named + verb + urgency(context);
  const only = context.others.length === 1 ? context.others[0] : undefined;
  const addressee = name ?? context.text.match(/, (\p{Lu}[\p{L}'-]+)\?$/u)?.[1] ?? only;
  return weight < LEAST ? null : taskOf(weight, addressee);
}

/** What stands where a name may stand, if it is one: `Ben, …`, but not `tomorrow, …`. */
function nameIn(word: string | undefined): string | undefined {
  const isName = word !== undefined && /^\p{Lu}/u.test(word);
  return isName && !ENGLISH_STOP_WORDS.has(word.toLowerCase()) ? word : undefined;
}
