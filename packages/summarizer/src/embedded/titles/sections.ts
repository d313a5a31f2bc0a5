import type { Analysis } from '../analysis.ts';
import type { Conversation } from '../findings/conversation.ts';
import { keyPhrases } from '../key-phrases.ts';
import { sectionStarts } from '../sections.ts';
import { agendaIn } from './agenda.ts';
import { announcementsIn } from './announced.ts';
import type { TitleWords } from './title-words.ts';

/** A stretch of the document under one title, in units. */
export interface Section {
  title: string;
  /** What the title names, each by itself. */
  names: readonly string[];
  start: number;
  end: number;
  firstTurn: number;
}

/** Announcements below this many do not divide a conversation. */
const LEAST_ANNOUNCED = 2;
/** An announcement in the first part of the text is about its first section. */
const OPENING = 0.12;
const PHRASES = 24;

/** The sections of a conversation: as they are announced, else where the words change. */
export function sectionsIn(
  analysis: Analysis,
  conversation: Conversation,
  words: TitleWords,
): Section[] {
  const announced = announcedStarts(analysis, conversation, words);
  const starts =
    announced.length >= LEAST_ANNOUNCED
      ? announced
      : sectionStarts(analysis).map((start) => ({ start, title: undefined }));
  const titles = new Set<string>();
  return starts.flatMap(({ start, title }, at) => {
    const end = starts[at + 1]?.start ?? analysis.document.units.length;
    const names = title === undefined ? titleFor(analysis, { start, end }, words, titles) : [title];
    const named = capital(names.join(` ${words.and} `));
    if (named === '' || titles.has(named)) return [];
    titles.add(named);
    const firstTurn = at === 0 ? 0 : (analysis.document.units[start]?.refs[0] ?? 0);
    return [{ title: named, names, start, end, firstTurn }];
  });
}

function announcedStarts(
  { document }: Analysis,
  conversation: Conversation,
  words: TitleWords,
): { start: number; title: string | undefined }[] {
  const agenda = agendaIn(conversation, words);
  const announced = agenda.length > 0 ? agenda : announcementsIn(conversation, words);
  const found = announced.flatMap(({ remark, title }) => {
    const unit = document.units.findIndex(({ refs }) => (refs[0] ?? 0) >= (remark.refs[0] ?? 0));
    return unit < 0 ? [] : [{ start: unit, title }];
  });
  const [first, ...rest] = found;
  if (!first) return [];
  const opens = first.start <= document.units.length * OPENING;
  return opens ? [{ ...first, start: 0 }, ...rest] : [{ start: 0, title: undefined }, ...found];
}

/** The noun phrases that a section has and the others have not. */
function titleFor(
  { document, idf }: Analysis,
  { start, end }: { start: number; end: number },
  words: TitleWords,
  taken: ReadonlySet<string>,
): string[] {
  const units = document.units.slice(start, end);
  const phrases = keyPhrases(document, idf, PHRASES, units).filter((phrase) =>
    words.isNounPhrase(phrase),
  );
  const inside = (phrase: string): number => countOf(phrase, units);
  const share = (phrase: string): number =>
    inside(phrase) / Math.max(1, countOf(phrase, document.units));
  const worth = (phrase: string): number => Math.sqrt(inside(phrase)) * (0.3 + share(phrase));
  const best = phrases
    .map((phrase, at) => ({ phrase, worth: worth(phrase) / (1 + at * 0.06) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ phrase }) => phrase);
  const [first, second] = best;
  if (first === undefined) return [];
  // What has several words tells enough.
  const both = second === undefined || first.includes(' ') ? [first] : [first, second];
  return [both, [first]].find((names) => !taken.has(capital(names.join(` ${words.and} `)))) ?? [];
}

function countOf(phrase: string, units: readonly { text: string }[]): number {
  const lower = phrase.toLowerCase();
  return units.filter(({ text }) => text.toLowerCase().includes(lower)).length;
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
}
