import { TASK_VERBS } from './verbs.ts';
import type { MemoCues } from '../talk/memo.ts';

const MUST = String.raw`I(?:['’](?:ve|ll)| will| do)? ?(?:still |also |really |probably |definitely |just )*(?:have to|need to|must|should|ought to|got to|gotta|want to)|I['’]d better`;
const WILL = String.raw`I(?:['’]ll| will|['’]m going to| am going to)(?: (?:also|just|then|probably|definitely))*`;
const REMEMBER = String.raw`(?:(?:don['’]t|do not) let me|don['’]t|do not|(?:I )?(?:must not|mustn['’]t|can['’]t|cannot|shouldn['’]t)) forget|(?:I (?:need|have|must) (?:to )?)?remember(?= to)`;
/** Manners of speaking, thoughts and states behind `I have to`. */
const STATES =
  '(?:be|say|admit|show|explain|start|begin|tell you|give you|mention|think|know|see|stop|remember|keep|get (?:this|that|it|these|them|going|used|over|better)|believe|understand|live|feel|sleep|wait|look|talk about|go (?:now|on)|have)';
/** What is noted as an order, without `I`: a verb that is no noun too, or one with its object. */
const OBJECT = String.raw`(?:the|an?|my|our|some|any|all|that|this|those|them|it|him|her|up|off|out|back|\p{N}+|two|three|four)`;
const ORDER = String.raw`(?:(?:ring|phone|e-?mail|ask|tell|buy|pay|cancel|send|return|bring|get|take|find|remind|invite|renew|sort out|look (?:up|into|in|for|under)|leave (?:work|home|early)|pick up|drop off)(?= (?!(?:that|is|was)(?!\p{L}))\p{L})|(?:${[...TASK_VERBS, 'do', 'make', 'put'].join('|')})(?= ${OBJECT}(?!\p{L})))`;

export const englishMemo: MemoCues = {
  plans: new RegExp(
    String.raw`(?<![\p{L}'’])(?:(?:${MUST}|${WILL}) (?!${STATES}(?!\p{L})|not )\p{L}{2}|${REMEMBER}(?!\p{L})|(?:has|have|needs?) to be (?:done|paid|sent|made|ready|finished|\p{L}{2,}ed)(?!\p{L})|needs? \p{L}+ing(?!\p{L}))|^(?:(?:and|so|then|also|oh|okay|right|next),? )*(?:${ORDER}|(?:still |also |just )?(?:must|should|need to|have to|got to|gotta|want to) (?!${STATES}(?!\p{L})|not )\p{L}{2})`,
    'iu',
  ),
  order: new RegExp(
    String.raw`^(?:(?:maybe|then|first|also|and|so),? )*(?:(?:(?:I )?must|I (?:have|need) to|need to) remember to|${MUST}|${WILL}|(?:still |also |just )?(?:must|should|need to|have to|got to|gotta|want to)|(?:${REMEMBER}) to) (?!not )(?<rest>\p{L}.*)$`,
    'iu',
  ),
  noPlan:
    /(?<![\p{L}'’])(?:(?<!(?:don['’]t|do not) )let me|(?:if|whether) (?:I|we) (?:should|have to|want to|need to|must)|maybe|perhaps|might|could|would|I['’]d (?!better)|I (?:wish|suppose|had to|should have|wanted to|needed to)|if (?:I|we) (?:had|were)|I['’]ll (?:see|think about)|used to)(?![\p{L}])/iu,
  list: /^(?:(?:the |my |for )?(?:shopping(?: list)?|groceries|supermarket|to buy))[.:,–—-]/iu,
  frame:
    /^(?:(?:okay|so|right|hi|hey|um|well|yeah|and),? )*(?:(?:voice )?(?:note|memo|message|reminder)(?: to (?:self|myself))?(?:, .{0,40})?|(?:I think )?that(?:['’]s| is) (?:it|all|everything|about it)(?: for (?:now|today))?|let me (?:just )?(?:get|note|write|put) (?:this|it|these|a few things) .{0,40}|what else|anything else|what was it|where was I|yeah)[.?!]*$/iu,
  undecided:
    /(?<!\p{L})(?:(?:don['’]t|do not) (?:really )?know (?:yet )?(?:is )?|(?:haven['’]t|not) (?:yet )?decided (?:yet )?|not sure (?:yet )?|I wonder |I(?:['’]m| am) wondering |no idea )(?=(?:if|whether|who|what|when|where|how|which)(?!\p{L}))/iu,
  noYou: /(?!)/gu,
  addresses:
    /(?<![\p{L}'’])(?:(?:could|can|would|will|do|did|are|have) you(?! know)|thank you|everyone|everybody(?! writes)|ladies|let me show|as you)(?!\p{L})/iu,
};
