import { summaryHeadings } from '@notelark/contracts/messages.en';
import type { ActionItem, OutputType, Point, SummaryDocument } from '../../ports/summarizer.ts';
import { citationsOf, type TurnStarts } from './citations.ts';
import { escapeMarkdown } from './markdown-escape.ts';

export { stripCitations } from './citations.ts';

export interface RenderOptions {
  outputType: OutputType;
  /** Start of each turn of the source, in seconds, where it is known. */
  starts: TurnStarts;
  /** Whether action items were found by their wording only: their heading then says `possible`. */
  possibleActions: boolean;
}

/** Sentences of the overview that stand in one paragraph. */
const PARAGRAPH = 4;

/**
 * A document as Markdown. Every statement ends with links to the turns that it rests on (`#s` and the turn's index), and
 * with a mark where it was not verified. Whatever comes from the source or from a model is escaped.
 */
export function renderSummary(document: SummaryDocument, options: RenderOptions): string {
  const blocks =
    options.outputType === 'summary'
      ? summaryBlocks(document, options.starts)
      : notesBlocks(document, options);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function summaryBlocks(document: SummaryDocument, starts: TurnStarts): string[] {
  return [
    ...paragraphs(document.overview, starts),
    ...section(summaryHeadings.keyPoints, bullets(document.keyPoints, starts)),
  ];
}

function notesBlocks(
  document: SummaryDocument,
  { starts, possibleActions }: RenderOptions,
): string[] {
  const { actionItems, possibleActionItems } = summaryHeadings;
  return [
    ...section(summaryHeadings.overview, paragraphs(document.overview, starts)),
    ...document.topics.flatMap(({ title, points }) =>
      section(escapeMarkdown(title), bullets(points, starts)),
    ),
    ...section(summaryHeadings.keyPoints, bullets(document.keyPoints, starts)),
    ...section(summaryHeadings.decisions, bullets(document.decisions, starts)),
    ...section(
      possibleActions ? possibleActionItems : actionItems,
      list(document.actionItems.map((item) => task(item, starts))),
    ),
    ...section(summaryHeadings.questions, bullets(document.questions, starts)),
    ...section(summaryHeadings.keyTerms, terms(document, starts)),
    ...section(
      summaryHeadings.dates,
      list(
        document.dates.map(
          (point) => `- **${escapeMarkdown(point.date)}** — ${statement(point, starts)}`,
        ),
      ),
    ),
  ];
}

/** A heading and what stands under it; nothing where there is nothing. */
function section(heading: string, blocks: string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${heading}`, ...blocks];
}

function paragraphs(points: readonly Point[], starts: TurnStarts): string[] {
  const count = Math.ceil(points.length / PARAGRAPH);
  return Array.from({ length: count }, (_, at) =>
    points
      .slice(at * PARAGRAPH, (at + 1) * PARAGRAPH)
      .map((point) => statement(point, starts))
      .join(' '),
  );
}

function bullets(points: readonly Point[], starts: TurnStarts): string[] {
  return list(points.map((point) => `- ${statement(point, starts)}`));
}

/** Items of one list are one block. */
function list(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [items.join('\n')];
}

function terms(document: SummaryDocument, starts: TurnStarts): string[] {
  const explained = document.terms.map(
    (point) => `- **${escapeMarkdown(point.term)}** — ${statement(point, starts)}`,
  );
  const phrases = document.keyPhrases.map(escapeMarkdown).join(', ');
  return [...list(explained), ...(phrases === '' ? [] : [phrases])];
}

function task(item: ActionItem, starts: TurnStarts): string {
  const who = [item.owner, item.due].filter((part) => part !== undefined && part !== '');
  const suffix =
    who.length === 0 ? '' : ` — ${who.map((part) => escapeMarkdown(part ?? '')).join(', ')}`;
  return `- [ ] ${statement(item, starts, suffix)}`;
}

function statement(point: Point, starts: TurnStarts, suffix = ''): string {
  const mark = point.verified ? '' : `*${summaryHeadings.unverified}*`;
  const parts = [escapeMarkdown(point.text) + suffix, citationsOf(point.refs, starts), mark];
  return parts.filter((part) => part !== '').join(' ');
}
