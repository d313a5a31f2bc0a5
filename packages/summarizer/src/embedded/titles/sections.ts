import type { Analysis } from '../analysis.ts';
import type { Conversation, Remark } from '../findings/conversation.ts';
import { namesOfStretch } from '../subjects/names.ts';
import { sectionStarts } from '../sections.ts';
import { agendaIn } from './agenda.ts';
import { subjectsOpenedIn } from '../subjects/opened.ts';
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

/** An announcement in the first part of the text is about its first section. */
const OPENING = 0.12;

/** The sections of a conversation: as they are announced, else where the words change. */
export function sectionsIn(
  analysis: Analysis,
  conversation: Conversation,
  words: TitleWords,
): Section[] {
  const starts = startsOf(analysis, conversation, words);
  const titles = new Set<string>();
  return starts.flatMap(({ start, title }, at) => {
    const end = starts[at + 1]?.start ?? analysis.document.units.length;
    const names = title === null ? namesOfStretch(analysis, { start, end }, words) : [title];
    const named = capital(names.join(` ${words.and} `));
    if (named === '' || titles.has(named)) return [];
    titles.add(named);
    const firstTurn = at === 0 ? 0 : (analysis.document.units[start]?.refs[0] ?? 0);
    return [{ title: named, names, start, end, firstTurn }];
  });
}

/** Where sections begin: at the items of an agenda that was read out, else where subjects are opened; of mails where the words change. */
function startsOf(
  analysis: Analysis,
  conversation: Conversation,
  words: TitleWords,
): { start: number; title: string | null }[] {
  const { document } = analysis;
  const agenda = agendaIn(conversation, words);
  const unitOf = ({ refs }: Remark): number =>
    document.units.findIndex((unit) => (unit.refs[0] ?? 0) >= (refs[0] ?? 0));
  const found = agenda.flatMap(({ remark, title }) => {
    const start = unitOf(remark);
    return start < 0 ? [] : [{ start, title }];
  });
  const [first, ...rest] = found;
  if (first) {
    const opens = first.start <= document.units.length * OPENING;
    return opens ? [{ ...first, start: 0 }, ...rest] : [{ start: 0, title: null }, ...found];
  }
  if (document.form === 'mail')
    return sectionStarts(analysis).map((start) => ({ start, title: null }));
  return subjectsOpenedIn(conversation, words).map(({ remark, name }, at) => ({
    start: at === 0 ? 0 : Math.max(0, unitOf(remark)),
    title: name,
  }));
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
}
