import {
  countsOf,
  preceding,
  sharedTerms,
  withoutAssent,
  type Conversation,
  type Remark,
} from './conversation.ts';
import type { Decision } from './decision.ts';
import { isObjectedTo } from './accepted.ts';

/** What is put forward and said again by another speaker is likely settled: what stands around it has to look like that. */
const WEIGHT = 2.6;
/** `Tap, then.` – `Tap.`: both are said in few words. */
const LONGEST_ANSWER = 8;
const LONGEST_ECHO = 6;
/** A question in so few words puts something forward: `Le trente, alors ?`, `And the green one?` */
const LONGEST_PROPOSAL = 5;
/** The echo follows within so many changes of speaker, and the question stands so many before the answer. */
const RUNS_TO_ECHO = 2;
const RUNS_BACK = 2;
/** Words between two things to choose from. */
const OR = /(?<!\p{L})(?:or|oder|ou|o|u)(?!\p{L})/iu;

/** `A new tap or a new butt?` – `Tap, then.` – `Tap.`: what another speaker says again is settled by that alone. */
export function echoedIn(conversation: Conversation): Decision[] {
  if (!conversation.named || conversation.document.form === 'mail') return [];
  return conversation.remarks.flatMap((remark) => echoAt(conversation, remark) ?? []);
}

function echoAt(conversation: Conversation, echo: Remark): Decision | null {
  if (echo.asks || echo.objects || !isShort(conversation, echo, LONGEST_ECHO)) return null;
  const first = preceding(conversation, echo, RUNS_TO_ECHO).find(
    (other) =>
      other.run < echo.run &&
      other.speaker !== echo.speaker &&
      !other.objects &&
      isShort(conversation, other, LONGEST_ANSWER) &&
      saysAgain(conversation, other, echo),
  );
  if (!first || !isPutForward(conversation, first)) return null;
  if (isObjectedTo(conversation, echo)) return null;
  const asked = questionBefore(conversation, first);
  const agreed = [first, ...(asked && puts(conversation, asked) ? [asked] : [])];
  return { said: echo, also: [], agreed, weight: WEIGHT };
}

/** In few words, which neither tell of oneself nor leave it open; `le trente, ça me va` says yes to the thirtieth. */
function isShort({ talk }: Conversation, { raw, unit }: Remark, most: number): boolean {
  const bare = withoutAssent(talk, raw).replace(talk.settling.accepts, '');
  const others = [talk.iOrYou, talk.past, talk.defers, talk.unsure, talk.conditional];
  return (
    unit !== undefined &&
    bare.split(/\s+/u).length <= most &&
    !others.some((form) => form.test(bare))
  );
}

/** Whether a remark names something, and nothing that the one before did not. */
function saysAgain(conversation: Conversation, first: Remark, echo: Remark): boolean {
  const [before, counts] = [first, echo].map(({ raw }) => countsOf(conversation, raw));
  const rest = withoutAssent(conversation.talk, echo.raw).replace(conversation.talk.settles, '');
  const names = (echo.terms.length > 0 && /\p{L}{3}/u.test(rest)) || (counts?.length ?? 0) > 0;
  const own = new Set(echo.terms).size;
  return (
    names &&
    sharedTerms(first, echo) === own &&
    (counts?.every((count) => before?.includes(count)) ?? true)
  );
}

/** Whether it proposes something itself, or chooses among what was asked about: `Forty-three` only tells how many. */
function isPutForward(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  if (remark.asks) return puts(conversation, remark);
  const asked = questionBefore(conversation, remark);
  if (asked) return puts(conversation, asked);
  return [talk.concludes, talk.proposes, talk.weDo].some((form) => form.test(remark.raw));
}

/** The last question of another speaker that a remark may answer. */
function questionBefore(conversation: Conversation, remark: Remark): Remark | undefined {
  return preceding(conversation, remark, RUNS_BACK).find(
    (other) => other.asks && other.run < remark.run && other.speaker !== remark.speaker,
  );
}

/** Whether a question puts something to the others: `shall we`, `this or that`, `the green one?` */
function puts({ talk }: Conversation, { raw, unit }: Remark): boolean {
  if (talk.past.test(raw)) return false;
  const opens = raw.replace(talk.phrases.trimStart, '').split(/\s+/u).slice(0, 2).join(' ');
  const isPlain =
    (unit?.length ?? 0) <= LONGEST_PROPOSAL &&
    !(talk.clauses?.question.test(opens.replace(/[¿?,]/gu, '')) ?? false);
  return (
    OR.test(raw) ||
    [talk.settling.suggests, talk.proposes, talk.settling.tag, talk.concludes].some((form) =>
      form.test(raw),
    ) ||
    isPlain
  );
}
