import type { Conversation, Remark } from '../findings/conversation.ts';
import { spacedWords, wordsOf } from '../words.ts';
import type { Announcement } from './announced.ts';
import type { TitleWords } from './title-words.ts';

/** An agenda is read out in the first remarks. */
const OPENING_REMARKS = 12;
const FEWEST_ITEMS = 2;
const LONGEST_ITEM = 6;
/** Words of a remark that opens an item; in a longer one the item has to come back soon. */
const LONGEST_OPENING = 8;
const REMARKS_AHEAD = 8;
/** Words with so many first letters in common are of the same family: `Handys`, `Handyregelung`. */
const FAMILY = 5;

/** Where the items of an agenda that was read out are taken up; empty where fewer than two are. */
export function agendaIn(conversation: Conversation, words: TitleWords): Announcement[] {
  const { remarks, talk } = conversation;
  for (const opening of remarks.slice(0, OPENING_REMARKS)) {
    const list = opening.raw.match(talk.agenda)?.groups?.list;
    const items = list === undefined ? [] : itemsOf(list, words, talk.phrases.and);
    if (items.length < FEWEST_ITEMS) continue;
    const found = items.flatMap((title) => {
      const remark = openingOf(title, opening, conversation);
      return remark ? [{ remark, title }] : [];
    });
    const apart = found.filter(
      ({ remark }, at) => found.findIndex((other) => other.remark === remark) === at,
    );
    if (apart.length >= FEWEST_ITEMS)
      return apart.toSorted((a, b) => a.remark.index - b.remark.index);
  }
  return [];
}

function itemsOf(list: string, words: TitleWords, and: string): string[] {
  return list
    .split(new RegExp(`[,;]| ${and} `, 'u'))
    .map((item) => item.trim().replace(new RegExp(`^${and} `, 'u'), ''))
    .filter((item) => item !== '' && spacedWords(item) <= LONGEST_ITEM)
    .flatMap((item) => words.titleOf(item) ?? []);
}

/** Where the reader of the agenda turns to an item, else where it is first spoken of more than once. */
function openingOf(
  title: string,
  agenda: Remark,
  { remarks, voiced, talk }: Conversation,
): Remark | undefined {
  const later = remarks.slice(agenda.index + 1);
  const names = (remark: Remark): boolean => isNamedIn(title, remark.raw);
  const comesBack = ({ index }: Remark): boolean =>
    remarks.slice(index + 1, index + 1 + REMARKS_AHEAD).some(names);
  const byChair = later.find(
    (remark) =>
      (!voiced || remark.voice === agenda.voice) &&
      names(remark) &&
      (wordsOf(remark.raw).length <= LONGEST_OPENING ||
        talk.announces.some((pattern) => pattern.test(remark.raw)) ||
        comesBack(remark)),
  );
  return byChair ?? later.find((remark) => names(remark) && comesBack(remark));
}

function isNamedIn(title: string, text: string): boolean {
  const there = wordsOf(text.toLowerCase());
  return wordsOf(title.toLowerCase())
    .filter((word) => word.length >= FAMILY - 1)
    .some((word) =>
      there.some(
        (other) =>
          other === word ||
          (other.length >= FAMILY && other.slice(0, FAMILY) === word.slice(0, FAMILY)),
      ),
    );
}
