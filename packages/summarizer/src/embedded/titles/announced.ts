import type { Conversation, Remark } from '../findings/conversation.ts';
import type { TitleWords } from './title-words.ts';

/** Where someone announces a subject, and what they call it. */
export interface Announcement {
  remark: Remark;
  title: string;
}

/** Words of an announcement; longer remarks say something about the subject already. */
const LONGEST_WORDS = 40;

/** A subject is new if none of so many remarks before spoke of it; what is announced is spoken of in so many after. */
const REMARKS_BEFORE = 5;
const REMARKS_AFTER = 20;
/** Words of `Next thing.` and of `Parking.` */
const BRIEF = 3;

/** What a remark announces, as a title; null where it announces nothing. */
export function announcedBy(
  conversation: Conversation,
  remark: Remark,
  words: TitleWords,
): string | null {
  if ((remark.unit?.length ?? LONGEST_WORDS) > LONGEST_WORDS) return null;
  const [plain, ...weak] = conversation.talk.announces;
  const announced = plain && titleBy([plain], withNext(conversation, remark), words);
  if (announced) return announced;
  if (conversation.talk.settles.test(remark.raw) || !opensSubject(conversation, remark))
    return null;
  return titleBy(weak, remark.raw, words) ?? bareTitle(conversation, remark, words);
}

function titleBy(patterns: readonly RegExp[], raw: string, words: TitleWords): string | null {
  const small = raw.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  for (const pattern of patterns) {
    const topic = (raw.match(pattern) ?? small.match(pattern))?.groups?.topic;
    const title = topic === undefined ? null : words.titleOf(topic);
    if (title !== null) return title;
  }
  return null;
}

/** `Next thing.` and `Evening surgery.` announce together. */
function withNext({ remarks }: Conversation, { index, run, raw, unit, terms }: Remark): string {
  const next = remarks[index + 1];
  const brief = (unit?.length ?? BRIEF) <= BRIEF && terms.length <= 1;
  return brief && next?.run === run ? `${raw.replace(/[.!]$/u, ':')} ${next.raw}` : raw;
}

/** `Parking.`, `Ann, parking.`: nothing but a subject, at the start of a turn, or before someone is called on: `Parking. Ann.` */
function bareTitle(conversation: Conversation, remark: Remark, words: TitleWords): string | null {
  const { named, talk } = conversation;
  const subject = remark.raw.replace(/^\p{Lu}\p{L}+, (?=[^,]+$)/u, (name) =>
    isSpeaker(conversation, name.slice(0, -2)) ? '' : name,
  );
  const calls = subject !== remark.raw || callsNext(conversation, remark);
  const brief =
    remark.terms.length > 0 &&
    subject.split(' ').length <= BRIEF &&
    subject.endsWith('.') &&
    !talk.denies.test(subject) &&
    !talk.iOrYou.test(subject);
  if (!named || !brief || !(calls || opensTurn(conversation, remark))) return null;
  const title = words.titleOf(subject);
  return title !== null && (calls || words.isNounPhrase(title.toLowerCase())) ? title : null;
}

function opensTurn({ remarks }: Conversation, { index, run }: Remark): boolean {
  return index > 0 && remarks[index - 1]?.run !== run;
}

/** The rest of the turn calls on another speaker, who takes the floor. */
function callsNext(conversation: Conversation, { index, run }: Remark): boolean {
  const { remarks } = conversation;
  const [next, after] = [remarks[index + 1], remarks[index + 2]];
  const name = next?.raw.replace(/[.,?!].*$/u, '') ?? '';
  return (
    next?.run === run &&
    after !== undefined &&
    after.run !== run &&
    isSpeaker(conversation, name) &&
    (after.speaker === name || after.speaker?.split(' ').includes(name) === true)
  );
}

const isSpeaker = ({ document }: Conversation, name: string): boolean =>
  document.speakers.some((speaker) => speaker === name || speaker.split(' ').includes(name));

/** Whether its words are new, and are taken up or asked about afterwards. */
function opensSubject({ remarks }: Conversation, { index, run, terms }: Remark): boolean {
  const own = new Set(terms);
  const speaksOfIt = (other: Remark): boolean => other.terms.some((term) => own.has(term));
  const before = remarks.slice(Math.max(0, index - REMARKS_BEFORE), index);
  if (before.some((other) => other.run < run && speaksOfIt(other))) return false;
  const next = remarks[index + 1];
  return (
    next?.asks === true || remarks.slice(index + 1, index + 1 + REMARKS_AFTER).some(speaksOfIt)
  );
}
