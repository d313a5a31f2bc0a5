import type { Conversation, Remark } from '../findings/conversation.ts';
import type { TitleWords } from './title-words.ts';

/** Where somebody announces a subject, and what they call it. */
export interface Announcement {
  remark: Remark;
  title: string;
}

/** Remarks between two announcements: nearer ones are about the same subject. */
const LEAST_BETWEEN = 4;
/** Words of an announcement; longer remarks say something about the subject already. */
const LONGEST_WORDS = 40;

/** The announced subjects in order. Where one person announces most of them, only theirs count. */
export function announcementsIn(conversation: Conversation, words: TitleWords): Announcement[] {
  const found = conversation.remarks.flatMap((remark) => {
    if ((remark.unit?.length ?? LONGEST_WORDS) > LONGEST_WORDS) return [];
    const title = announcedBy(conversation, remark, words);
    return title === null ? [] : [{ remark, title }];
  });
  return apart(byTheChair(found));
}

function announcedBy({ talk }: Conversation, { raw }: Remark, words: TitleWords): string | null {
  for (const pattern of talk.announces) {
    const small = raw.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
    const topic = (raw.match(pattern) ?? small.match(pattern))?.groups?.topic;
    const title = topic === undefined ? null : words.titleOf(topic);
    if (title !== null) return title;
  }
  return null;
}

function byTheChair(found: readonly Announcement[]): Announcement[] {
  const counts = new Map<string | undefined, number>();
  for (const { remark } of found) counts.set(remark.speaker, (counts.get(remark.speaker) ?? 0) + 1);
  const [chair, most] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
  const rules = most >= 3 && most >= found.length / 2;
  return rules ? found.filter(({ remark }) => remark.speaker === chair) : [...found];
}

function apart(found: readonly Announcement[]): Announcement[] {
  const kept: Announcement[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    if (!last || one.remark.index - last.remark.index >= LEAST_BETWEEN) kept.push(one);
  }
  return kept;
}
