import type { SentenceInContext, WordedTask } from '../language.ts';
import { ENGLISH_DUE } from './due.ts';
import { promisedTask } from './promises.ts';
import { LEAST } from './remark.ts';
import { markedTask, requestedTask } from './requests.ts';

/** What makes a remark a habit, a guess, a condition or a refusal; `don't worry, I'll send it` is none. */
const NO_PROMISE =
  /\b(?:usually|always|often|sometimes|normally|generally|typically|rarely|seldom|never|would|could|might|may|maybe|perhaps|probably|possibly|wish|suppose|imagine|unless|someday|one day|some day|in theory|ideally|otherwise|used to|thought|won't|(?<!\b(?:do|does|did|is|are|was|were|has|have|had|should|must|need) )not|no need|if (?!that(?:'s| is) (?:ok|okay|all right|fine)))\b/iu;

/** `if` as `whether`: finding something out is a task. */
const WHETHER =
  /\b(?:check|see|ask|find out|confirm|verify|test|look)(?: \w+){0,2} (?:if|whether)\b/giu;

/** Polite forms of asking, which are no conditionals. */
const ASKING =
  /\b(?:could|would) (?:you|somebody|someone|one of you)\b|\b(?:i|we)(?:'d| would) like you\b/giu;

/** The task in a remark: a marked note, a request, or a promise by or for someone. */
export function englishTask(remark: SentenceInContext): WordedTask | null {
  const text = remark.text.replaceAll('’', "'").replace(/[.!]+$/u, '');
  const due = text.match(ENGLISH_DUE)?.[0];
  const plain = text
    .replace(due ?? '', '')
    .replace(WHETHER, 'check')
    .replace(ASKING, '');
  if (NO_PROMISE.test(plain)) return null;
  const context = { ...remark, text, urgent: due !== undefined };
  const task = markedTask(context) ?? requestedTask(context) ?? promisedTask(context);
  if (!task || task.weight < LEAST) return null;
  return due === undefined ? task : { ...task, due };
}
