import type { Decision } from './decision.ts';
import type { Talk } from '../../language/talk/talk.ts';
import { BULLET } from '../bullet.ts';
import { following, preceding, type Conversation, type Remark } from '../conversation.ts';
import { spacedWords } from '../../words.ts';

/** What a mail lists as settled. */
const WEIGHT = 5;
/** What a later mail adds to it. */
const WEIGHT_ADDED = 3;
/** Words before `agreed` or `better not` at most: they name what it is about. */
const LONGEST_HEAD = 9;
/** Words of an answer that only takes up what was put forward: `15 June, then.` */
const LONGEST_ANSWER = 5;
/** With fewer content words it has to be said what it is about. */
const LEAST_TERMS = 2;
/** What is accepted was put forward within so many changes of writer. */
const RUNS_BACK = 6;
/** A list of so many lines sums up a thread. */
const LEAST_ITEMS = 3;
/** Letters by which two forms of a word are recognized as the same. */
const STEM = 5;

const LABELLED = /^\p{L}[^:.?!]{1,30}:\s\S/u;
const INTRODUCES = /:\s*$/u;

/** What the mails of a thread settle: the list that closes it, and what is added to that. */
export function writtenIn(conversation: Conversation): Decision[] {
  if (conversation.document.form !== 'mail') return [];
  const listed = listedIn(conversation);
  const isListed = ({ said }: Decision): boolean =>
    listed.some((item) => item.said === said || item.also.includes(said));
  return [...listed, ...addedIn(conversation).filter((one) => !isListed(one))];
}

/** `So, final:`, and the lines listed below it, each of them a decision. */
function listedIn(conversation: Conversation): Decision[] {
  const { remarks, talk } = conversation;
  return remarks.flatMap((remark): Decision[] => {
    if (!INTRODUCES.test(remark.raw)) return [];
    const items = itemsBelow(conversation, remark);
    if (!talk.settling.closes.test(remark.raw) && !sumsUp(conversation, remark, items)) return [];
    return items
      .filter(([first]) => first !== undefined && isSettled(conversation, first))
      .flatMap(([said, next]): Decision[] => {
        const also = next && goesOn(conversation, next) ? [next] : [];
        return said ? [{ said, also, agreed: [remark], weight: WEIGHT, isWhole: true }] : [];
      });
  });
}

/** Who opened a thread comes back with a list: `Thank you, that was quick. So:` */
function sumsUp({ remarks }: Conversation, intro: Remark, items: readonly Remark[][]): boolean {
  const [first] = remarks;
  const isBulleted = items.every(([item]) => item !== undefined && BULLET.test(item.raw));
  return (
    first?.speaker !== undefined &&
    intro.voice === first.voice &&
    intro.run > first.run &&
    isBulleted &&
    items.length >= LEAST_ITEMS
  );
}

/** A second sentence of a line belongs to what was settled unless it is about its writer, or open. */
function goesOn(conversation: Conversation, next: Remark): boolean {
  return isSettled(conversation, next) && !conversation.talk.iOrYou.test(next.raw);
}

/** The lines of a list, each with its sentences: lines with bullets or numbers, or lines `Place: the gym`. */
function itemsBelow(conversation: Conversation, intro: Remark): Remark[][] {
  const { remarks, talk } = conversation;
  const below = remarks.slice(intro.index + 1).filter(({ run }) => run === intro.run);
  const first = below[0]?.raw ?? '';
  const mark = BULLET.test(first) ? BULLET : LABELLED;
  const isPlain = talk.settling.closes.test(intro.raw) && !mark.test(first);
  const isItem = (remark: Remark): boolean =>
    isPlain ? isPlainLine(conversation, remark) : mark.test(remark.raw);
  const items: Remark[][] = [];
  for (const remark of below) {
    const last = items.at(-1);
    const isSameLine = last?.[0] && last[0].refs[0] === remark.refs[0] && !remark.opens;
    if (isItem(remark) && !(isPlain && isSameLine)) items.push([remark]);
    else if (isSameLine) last.push(remark);
    else break;
  }
  return items;
}

/** A line without a mark below `To sum up:`, up to what its writer does or asks someone to do. */
function isPlainLine(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  return (
    isSettled(conversation, remark) &&
    ![talk.asks, talk.needs, ...talk.delegating.orders].some((form) => form.test(remark.raw))
  );
}

function isSettled({ talk }: Conversation, { raw, asks, terms }: Remark): boolean {
  const isOpen = [
    talk.defers,
    talk.unsure,
    talk.leftOpen,
    talk.asksAnybody,
    talk.answers.unknown,
  ].some((pattern) => pattern.test(raw));
  const isOwn = talk.iOrYou.test(raw) && !talk.weDo.test(raw) && !talk.settles.test(raw);
  return !asks && !isOpen && !isOwn && terms.length > 0 && !talk.promises.test(raw);
}

/** `The limit of 24, agreed.`, `The banner better not: …`, by the writer who leads the thread, of what others put forward. */
function addedIn(conversation: Conversation): Decision[] {
  const { remarks, talk } = conversation;
  const leader = remarks[0]?.speaker;
  if (leader === undefined) return [];
  return remarks.flatMap((remark): Decision[] => {
    if (remark.speaker !== leader || remark.asks) return [];
    const proposal = proposalOf(conversation, remark, headOf(talk, remark.raw));
    if (!proposal || isTakenBack(conversation, remark)) return [];
    const about = remark.terms.length < LEAST_TERMS ? { about: proposal } : {};
    const agreed = [proposal];
    return [{ said: remark, ...about, also: [], agreed, weight: WEIGHT_ADDED, isWhole: true }];
  });
}

/** What an answer names: before `is fine`, before `then`, behind `no`. */
function headOf(talk: Talk, raw: string): string {
  const { accepts, declines } = talk.settling;
  const found = accepts.exec(raw) ?? declines.exec(raw);
  if (found) return raw.slice(0, found.index);
  const bare = raw.replace(talk.phrases.trimStart, '').replace(/(?:, \p{Lu}\p{L}+)?[.!]+$/u, '');
  if (spacedWords(bare) > LONGEST_ANSWER) return '';
  const denied = talk.denies.exec(bare);
  if (denied) return bare.slice(denied[0].length);
  return talk.concludes.test(raw) && !talk.points.test(bare) ? bare : '';
}

/** What another writer asked or proposed that the words of an answer name. */
function proposalOf(conversation: Conversation, remark: Remark, head: string): Remark | undefined {
  const { talk } = conversation;
  const words = stemsOf(conversation, head);
  const isDeclined = talk.settling.declines.test(remark.raw);
  if (words.length === 0 || spacedWords(head) > LONGEST_HEAD || talk.iOrYou.test(head))
    return undefined;
  return preceding(conversation, remark, RUNS_BACK).find(
    (before) =>
      before.voice !== remark.voice &&
      before.run < remark.run &&
      // `The fifteenth is fine` answers who promises something by then.
      (before.asks || isDeclined || !talk.promises.test(before.raw)) &&
      stemsOf(conversation, before.raw).some((word) => words.includes(word)),
  );
}

/** Whether the next mail objects. */
function isTakenBack(conversation: Conversation, remark: Remark): boolean {
  return following(conversation, remark, 1).some(({ run, objects }) => run > remark.run && objects);
}

function stemsOf({ document }: Conversation, text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}|\p{N}+/gu) ?? [])
    .filter((word) => !document.language.stopWords.has(word))
    .map((word) => word.slice(0, STEM));
}
