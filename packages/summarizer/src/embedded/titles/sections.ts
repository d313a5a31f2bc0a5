import type { Analysis } from '../weighing/analysis.ts';
import type { Conversation, Remark } from '../findings/conversation.ts';
import { namingContextOf, type Stretch } from '../naming/candidates.ts';
import { namesOfStretch } from '../naming/names-of-stretch.ts';
import { sectionStarts } from '../extraction/sections.ts';
import { agendaIn } from './agenda.ts';
import { firstUnitOfSubjects, subjectsOpenedIn } from '../subjects/opened.ts';
import { capitalized, countWords } from '../words.ts';
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
/** Words of a turn behind the name of a subject that only hand it on: `Tariq, go on.` */
const WORDS_BEHIND = 6;

/** Where a section begins, in units. */
interface Start {
  start: number;
  /** Null: its words name it. */
  title: string | null;
  /** Who says what comes; null: no one. */
  opens: Remark | null;
}

/** The sections of a conversation: as they are announced, else where the words change. */
export function sectionsIn(
  analysis: Analysis,
  conversation: Conversation,
  words: TitleWords,
): Section[] {
  const stretches = stretchesIn(analysis, conversation, words);
  const context = stretches.some(({ title }) => title === null)
    ? namingContextOf(analysis, conversation, words)
    : null;
  const taken = new Set(stretches.flatMap(({ title }) => title?.toLowerCase() ?? []));
  const titles = new Set<string>();
  return stretches.flatMap(({ title, start, end, firstTurn }) => {
    const names =
      title === null && context
        ? namesOfStretch(context, { start, end }, { taken })
        : [title ?? ''];
    const named = capitalized(names.join(` ${words.and} `));
    if (named === '' || titles.has(named)) return [];
    titles.add(named);
    for (const name of names) taken.add(name.toLowerCase());
    return [{ title: named, names: names.map(capitalized), start, end, firstTurn }];
  });
}

/** A stretch under one title. */
export interface TitledStretch extends Stretch {
  /** As it was announced; null: its words name it. */
  title: string | null;
  firstTurn: number;
}

/** The stretches of a conversation in which one subject is talked about; the first one begins behind the greetings. */
export function stretchesIn(
  analysis: Analysis,
  conversation: Conversation,
  words: TitleWords,
): TitledStretch[] {
  const { units } = analysis.document;
  const starts = startsOf(analysis, conversation, words);
  const first = firstUnitOfSubjects(conversation, words);
  return starts.map(({ start, title, opens }, at) => {
    const opened = opens === null ? undefined : turnOpenedBy(conversation, opens);
    const firstTurn = at === 0 ? 0 : (opened ?? units[start]?.refs[0] ?? 0);
    const end = starts[at + 1]?.start ?? units.length;
    return { title, start: at === 0 && first < end ? first : start, end, firstTurn };
  });
}

/** Where sections begin: at the items of an agenda that was read out, else where subjects are opened; of mails where the words change. */
function startsOf(analysis: Analysis, conversation: Conversation, words: TitleWords): Start[] {
  const { document } = analysis;
  const agenda = agendaIn(conversation, words);
  const unitOf = ({ refs }: Remark): number =>
    document.units.findIndex((unit) => (unit.refs[0] ?? 0) >= (refs[0] ?? 0));
  const found = agenda.flatMap(({ remark, title }) => {
    const start = unitOf(remark);
    return start < 0 ? [] : [{ start, title, opens: remark }];
  });
  const [first, ...rest] = found;
  if (first) {
    const opens = first.start <= document.units.length * OPENING;
    return opens
      ? [{ ...first, start: 0 }, ...rest]
      : [{ start: 0, title: null, opens: null }, ...found];
  }
  if (document.form === 'mail')
    return sectionStarts(analysis).map((start) => ({ start, title: null, opens: null }));
  return subjectsOpenedIn(conversation, words).map(({ remark, name }, at) => ({
    start: at === 0 ? 0 : Math.max(0, unitOf(remark)),
    title: name,
    opens: remark,
  }));
}

/** The turn that a subject begins with: the next one where its name ends the turn before, `Thanks. Sal, juniors.` */
function turnOpenedBy({ remarks }: Conversation, opens: Remark): number | undefined {
  const last = opens.refs.at(-1);
  const turn = remarks.filter(({ refs }) => refs.at(-1) === last);
  const behind = turn
    .filter(({ index }) => index > opens.index)
    .reduce((sum, { raw }) => sum + countWords(raw), 0);
  const endsTurn = turn.length > 1 && turn[0] !== opens && behind <= WORDS_BEHIND;
  const next = remarks.find(({ run }) => run > opens.run);
  return endsTurn && next ? next.refs[0] : last;
}
