import type { Decision } from './decision.ts';
import { following, preceding, type Conversation, type Remark } from './conversation.ts';

/** What a mail lists as settled. */
const WEIGHT = 5;
/** What a later mail adds to it. */
const WEIGHT_ADDED = 3;
/** Words before `agreed` or `better not` at most: they name what it is about. */
const LONGEST_HEAD = 9;
/** With fewer content words it has to be said what it is about. */
const LEAST_TERMS = 2;
/** What is accepted was put forward within so many changes of writer. */
const RUNS_BACK = 6;
/** Letters by which two forms of a word are recognized as the same. */
const STEM = 5;

const BULLET = /^(?:[-–—•*·▪▸→]+|\(?\d{1,2}[.)]|[a-z]\))\s+/u;
const LABELLED = /^\p{L}[^:.?!]{1,30}:\s\S/u;
const INTRODUCES = /:\s*$/u;

/** What the mails of a thread settle: the list that closes it, and what is added to that. */
export function writtenIn(conversation: Conversation): Decision[] {
  if (conversation.document.form !== 'mail') return [];
  return [...listedIn(conversation), ...addedIn(conversation)];
}

/** A line of a list without what marks it as one. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '');
}

/** `So, final:`, and the lines listed below it, each of them a decision. */
function listedIn(conversation: Conversation): Decision[] {
  const { remarks, talk } = conversation;
  return remarks.flatMap((remark): Decision[] => {
    if (!INTRODUCES.test(remark.raw) || !talk.settling.closes.test(remark.raw)) return [];
    return itemsBelow(conversation, remark)
      .filter(([first]) => first !== undefined && isSettled(conversation, first))
      .flatMap(([said, also = null]): Decision[] =>
        said ? [{ said, also, agreed: [remark], weight: WEIGHT, isWhole: true }] : [],
      );
  });
}

/** The lines of a list, each with its sentences: lines with bullets or numbers, or lines `Place: the gym`. */
function itemsBelow({ remarks }: Conversation, intro: Remark): Remark[][] {
  const below = remarks.slice(intro.index + 1).filter(({ run }) => run === intro.run);
  const mark = below[0] && BULLET.test(below[0].raw) ? BULLET : LABELLED;
  const items: Remark[][] = [];
  for (const remark of below) {
    const last = items.at(-1);
    const isSameLine = last?.[0] && last[0].refs[0] === remark.refs[0] && !remark.opens;
    if (mark.test(remark.raw)) items.push([remark]);
    else if (isSameLine) last.push(remark);
    else break;
  }
  return items;
}

function isSettled({ talk }: Conversation, { raw, asks, terms }: Remark): boolean {
  const isOpen = [talk.defers, talk.unsure, talk.leftOpen].some((pattern) => pattern.test(raw));
  return !asks && !isOpen && terms.length > 0 && !talk.promises.test(raw);
}

/** `The limit of 24, agreed.`, `The banner better not: …`, by the writer who leads the thread, of what others put forward. */
function addedIn(conversation: Conversation): Decision[] {
  const { remarks, talk } = conversation;
  const leader = remarks[0]?.speaker;
  if (leader === undefined) return [];
  return remarks.flatMap((remark): Decision[] => {
    if (remark.speaker !== leader || remark.asks) return [];
    const { accepts, declines } = talk.settling;
    const found = accepts.exec(remark.raw) ?? declines.exec(remark.raw);
    const head = found ? remark.raw.slice(0, found.index) : '';
    const proposal = proposalOf(conversation, remark, head);
    if (!proposal || isTakenBack(conversation, remark)) return [];
    const about = remark.terms.length < LEAST_TERMS ? { about: proposal } : {};
    const agreed = [proposal];
    return [{ said: remark, ...about, also: null, agreed, weight: WEIGHT_ADDED, isWhole: true }];
  });
}

/** What another writer asked or proposed that the words of an answer name. */
function proposalOf(conversation: Conversation, remark: Remark, head: string): Remark | undefined {
  const { talk } = conversation;
  const words = stemsOf(head);
  if (words.length === 0 || head.split(/\s+/u).length > LONGEST_HEAD || talk.iOrYou.test(head))
    return undefined;
  return preceding(conversation, remark, RUNS_BACK).find(
    (before) =>
      before.speaker !== remark.speaker &&
      before.run < remark.run &&
      // `The fifteenth is fine` answers who promises something by then.
      (before.asks || !talk.promises.test(before.raw)) &&
      stemsOf(before.raw).some((word) => words.includes(word)),
  );
}

/** Whether the next mail objects. */
function isTakenBack(conversation: Conversation, remark: Remark): boolean {
  return following(conversation, remark, 1).some(({ run, objects }) => run > remark.run && objects);
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? []).map((word) => word.slice(0, STEM));
}
