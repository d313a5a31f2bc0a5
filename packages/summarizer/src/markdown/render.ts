import { factsBehind } from '@notelark/api/tasks';
import { headingsIn, type SummaryHeadings } from './headings.ts';
import type {
  ActionItem,
  DocumentKind,
  OutputType,
  Point,
  Question,
  SummaryDocument,
  Template,
  Topic,
} from '../port.ts';
import { citationsOf, type TurnPlaces } from './citations.ts';
import { reasonOf } from './doubts.ts';
import { escapeMarkdown } from './escape.ts';
import { divideByOwnNotes, type MarkedPassage, type OwnNote } from './own-notes.ts';
import { unclearIn } from './unclear.ts';

export interface RenderOptions {
  outputType: OutputType;
  /** Where the turns of the source are found; without, statements are written without citations. */
  places: TurnPlaces;
  /** What kind of source the reader says it is, else what it turned out to be: what a reader of such looks for comes first. */
  template?: Template | undefined;
  /** Primary tag of the document's language, for its headings and marks. */
  language: string | null;
  /** Whether action items were found by their wording only: their heading then says `possible`. */
  possibleActions: boolean;
  /** What the reader wrote while they listened: stands first, word for word. */
  own?: readonly OwnNote[] | undefined;
  /** What the reader marked while it was said. */
  marked?: readonly MarkedPassage[] | undefined;
}

/** Sentences of the overview that stand in one paragraph. */
const PARAGRAPH = 4;

/**
 * A document as Markdown. Every statement ends with links to the turns that it rests on, and
 * with a mark where it was not verified. Whatever comes from the source or from a model is escaped.
 */
export function renderSummary(document: SummaryDocument, options: RenderOptions): string {
  const { own = [], marked = [], outputType, places } = options;
  const { under, rest } = divideByOwnNotes(document, own, places);
  const style = styleOf(options);
  const blocks = [
    ...ownNotes(own, under, style),
    ...markedPassages(marked, style),
    ...(outputType === 'summary' ? summaryBlocks(rest, options) : notesBlocks(rest, options)),
    ...section(
      style.headings.byHand,
      list((document.byHand ?? []).map((line) => `- ${escapeMarkdown(line)}`)),
    ),
  ];
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function ownNotes(own: readonly OwnNote[], under: readonly Point[][], style: Style): string[] {
  const items = own.map(({ text, heard }, at) => {
    const points = (under[at] ?? []).map((point) => `  - ${statement(point, style)}`);
    if (points.length === 0 && heard) points.push(`  - ${quotation(heard, style)}`);
    return [`- **${escapeMarkdown(text)}**`, ...points].join('\n');
  });
  return section(style.headings.ownNotes, list(items));
}

/** Longer passages are quoted by their beginning; the citation leads to the rest. */
const QUOTED_CHARACTERS = 240;

function markedPassages(marked: readonly MarkedPassage[], style: Style): string[] {
  const items = marked.map((passage) => `- ${quotation(passage, style)}`);
  return section(style.headings.marked, list(items));
}

function quotation({ turn, text }: MarkedPassage, { places }: Style): string {
  const start = text.slice(0, QUOTED_CHARACTERS).replace(/\s+\S*$/u, '');
  const quoted = text.length <= QUOTED_CHARACTERS ? text : `${start} …`;
  return `“${escapeMarkdown(quoted)}” ${citationsOf([turn], places)}`.trimEnd();
}

/** What statements are written with. */
interface Style {
  places: TurnPlaces;
  headings: SummaryHeadings;
  language: string | null;
}

const styleOf = ({ places, language }: RenderOptions): Style => ({
  places,
  language,
  headings: headingsIn(language),
});

function summaryBlocks(document: SummaryDocument, options: RenderOptions): string[] {
  const style = styleOf(options);
  const { headings } = style;
  return [
    ...paragraphs(document.overview, style),
    ...unclearPassages(document, style),
    ...keyPoints(document, style),
    ...(formOf(document, options) === 'lecture'
      ? section(headings.selfTest, selfTest(document.questions, style))
      : []),
  ];
}

/** The parts of notes in their order; what readers of such a source look for stands further up. */
const ORDER = [
  'overview',
  'topics',
  'keyPoints',
  'decisions',
  'actionItems',
  'questions',
  'keyTerms',
  'dates',
] as const;
type PartName = (typeof ORDER)[number];
const FIRST: Partial<Record<DocumentKind, readonly PartName[]>> = {
  meeting: ['overview', 'decisions', 'actionItems', 'questions'],
  mail: ['overview', 'decisions', 'actionItems', 'questions'],
  lecture: ['overview', 'topics', 'keyPoints', 'keyTerms', 'questions'],
  article: ['overview', 'decisions', 'topics', 'keyPoints'],
};

const formOf = ({ kind }: SummaryDocument, { template }: RenderOptions): DocumentKind | undefined =>
  template ?? kind;

function notesBlocks(written: SummaryDocument, options: RenderOptions): string[] {
  const form = formOf(written, options);
  const document = form === undefined || form === 'article' ? written : inOrder(written);
  const parts = notesParts(document, options);
  const first = (form && FIRST[form]) ?? [];
  return [...new Set([...first, ...ORDER])].flatMap((name) => parts[name]);
}

const turnOf = ({ refs }: Point): number => refs[0] ?? 0;

/** Notes are read in the order of their source: key points stand in the section in which they were said. One section divides nothing. */
function inOrder(document: SummaryDocument): SummaryDocument {
  const { topics, keyPoints } = document;
  const points = sorted([...topics.flatMap((topic) => topic.points), ...keyPoints]);
  if (topics.length < 2) return { ...document, topics: [], keyPoints: points };
  const holderOf = (point: Point): Topic | undefined =>
    topics.findLast(({ firstTurn }) => firstTurn <= turnOf(point)) ?? topics[0];
  return {
    ...document,
    keyPoints: [],
    topics: topics.map((topic) => {
      const own = keyPoints.filter((point) => holderOf(point) === topic);
      return Object.assign({}, topic, { points: sorted([...topic.points, ...own]) });
    }),
  };
}

const sorted = (points: readonly Point[]): Point[] =>
  points.toSorted((a, b) => turnOf(a) - turnOf(b) || (a.at ?? 0) - (b.at ?? 0));

function notesParts(document: SummaryDocument, options: RenderOptions): Record<PartName, string[]> {
  const style = styleOf(options);
  const { headings } = style;
  const { possibleActions } = options;
  const isLecture = formOf(document, options) === 'lecture';
  const dates = document.dates.map(
    (point) => `- **${escapeMarkdown(point.date)}** — ${statement(point, style)}`,
  );
  return {
    overview: section(headings.overview, [
      ...paragraphs(document.overview, style),
      ...unclearPassages(document, style),
    ]),
    topics: document.topics.flatMap(({ title, points }) =>
      section(escapeMarkdown(title), bullets(points, style)),
    ),
    keyPoints: keyPoints(document, style),
    decisions: section(headings.decisions, bullets(document.decisions, style)),
    actionItems: section(
      possibleActions ? headings.possibleActionItems : headings.actionItems,
      list(document.actionItems.map((item) => task(item, style))),
    ),
    questions: isLecture
      ? section(headings.selfTest, selfTest(document.questions, style))
      : section(headings.questions, bullets(document.questions, style)),
    keyTerms: section(headings.keyTerms, terms(document, style)),
    dates: section(headings.dates, list(dates)),
  };
}

/** A heading and what stands under it; nothing where there is nothing. */
function section(heading: string, blocks: string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${heading}`, ...blocks];
}

/** How many passages the notes leave out, since the recognizer was not sure of them. */
function unclearPassages({ unclear = 0 }: SummaryDocument, { language }: Style): string[] {
  return unclear === 0 ? [] : [`*${unclearIn(language, unclear)}*`];
}

function paragraphs(points: readonly Point[], style: Style): string[] {
  const count = Math.ceil(points.length / PARAGRAPH);
  return Array.from({ length: count }, (_, at) =>
    points
      .slice(at * PARAGRAPH, (at + 1) * PARAGRAPH)
      .map((point) => statement(point, style))
      .join(' '),
  );
}

function bullets(points: readonly Point[], style: Style): string[] {
  return list(
    points.map((point, at) => {
      const isNew = point.asked !== undefined && point.asked !== points[at - 1]?.asked;
      const asked = isNew ? `**${escapeMarkdown(point.asked ?? '')}** ` : '';
      return `- ${asked}${statement(withoutQuestion(point), style)}`;
    }),
  );
}

/** An answer whose text begins with its question, without that: it is set off, and stands before the first of several points. */
function withoutQuestion(point: Point): Point {
  const { asked, text } = point;
  return asked !== undefined && text.startsWith(`${asked} `)
    ? { ...point, text: text.slice(asked.length + 1) }
    : point;
}

/** Key points; those of an article by what they answer. */
function keyPoints({ keyPoints: points }: SummaryDocument, style: Style): string[] {
  const { headings } = style;
  const of = (facet: Point['facet']): readonly Point[] =>
    points.filter((point) => point.facet === facet);
  const parts = [
    ['who', headings.who],
    ['why', headings.why],
    ['figure', headings.figures],
  ] as const;
  const rest = of(undefined);
  return section(headings.keyPoints, [
    ...bullets(rest, style),
    ...parts.flatMap(([facet, heading]) => {
      const items = bullets(of(facet), style);
      return items.length === 0 ? [] : [`### ${heading}`].concat(items);
    }),
  ]);
}

/** Questions to test oneself with; their answers follow under a heading of their own, so that they can be covered. */
function selfTest(questions: readonly Question[], style: Style): string[] {
  if (!questions.some(({ answer }) => answer !== undefined)) return bullets(questions, style);
  const asked = questions.map((one, at) => `${at + 1}. ${statement(one, style)}`);
  const answers = questions.map(({ answer = '…' }, at) => `${at + 1}. ${escapeMarkdown(answer)}`);
  return [...list(asked), `### ${style.headings.answers}`, ...list(answers)];
}

/** Items of one list are one block. */
function list(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [items.join('\n')];
}

function terms(document: SummaryDocument, style: Style): string[] {
  const explained = document.terms.map(
    (point) => `- **${escapeMarkdown(point.term)}** — ${statement(point, style)}`,
  );
  const phrases = document.keyPhrases.map(escapeMarkdown).join(', ');
  return [...list(explained), ...(phrases === '' ? [] : [phrases])];
}

function task(item: ActionItem, style: Style): string {
  const behind = factsBehind(item).map(escapeMarkdown).join(', ');
  const suffix = behind === '' ? '' : ` — ${behind}`;
  return `- [${item.done === true ? 'x' : ' '}] ${statement(item, style, suffix)}`;
}

function statement(point: Point, style: Style, suffix = ''): string {
  // A statement whose passages were edited is not verified until it has been checked again.
  const mark = point.verified && !point.changed ? '' : markOf(point, style);
  const parts = [escapeMarkdown(point.text) + suffix, citationsOf(point.refs, style.places), mark];
  return parts.filter((part) => part !== '').join(' ');
}

/** `*(unverified: postponed later, [14:02](#s12))*`: the reason, and the passage that speaks against the statement. */
function markOf({ doubt, kept, changed }: Point, { places, headings, language }: Style): string {
  if (kept !== undefined && !changed)
    return `*${headings.confirmed.replace(/\)$/u, '')}: ${escapeMarkdown(kept)})*`;
  const reason = reasonOf(doubt, language);
  if (reason === null) return `*${headings.unverified}*`;
  const against = doubt?.turn === undefined ? '' : citationsOf([doubt.turn], places);
  const said = [escapeMarkdown(reason), against].filter((part) => part !== '').join(', ');
  return `*${headings.unverified.replace(/\)$/u, '')}: ${said})*`;
}
