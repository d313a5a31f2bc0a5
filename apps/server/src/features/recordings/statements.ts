import { placeLink, placeOfLink } from '@notelark/api/places';
import {
  type ActionItem,
  headingsIn,
  mapStatements,
  type Point,
  type StatementFields,
  type SummaryDocument,
} from '@notelark/summarizer';
import { documentOf } from './render.ts';
import type { Source } from './pipeline/source.ts';
import type { Summary } from './summaries.repo.ts';

/** A statement of notes, generated or written by a person, and the turns of the source that it rests on. */
export interface Statement {
  /** The heading that it stands under; null: none. */
  section: string | null;
  text: string;
  owner?: string | undefined;
  due?: string | undefined;
  /** A term or date that belongs to the text. */
  name?: string | undefined;
  /** Of a task. */
  done?: boolean | undefined;
  turns: readonly number[];
  /** Of generated notes; null: a person has written them. */
  point: Point | null;
}

/** The statements of notes, in the order of {@link mapStatements} where they are the engine's, else as they stand. */
export function statementsOf(
  summary: Pick<Summary, 'document' | 'documentLanguage' | 'summaryText'>,
  source: Source,
): Statement[] {
  const document = documentOf(summary);
  return document
    ? statementsOfDocument(document, summary.documentLanguage)
    : statementsOfMarkdown(summary.summaryText ?? '', source);
}

function statementsOfDocument(document: SummaryDocument, language: string | null): Statement[] {
  const sections = sectionsOf(document, language);
  const statements: Statement[] = [];
  mapStatements(document, (point, fields) => {
    statements.push({
      section: sections.get(point) ?? null,
      text: point.text,
      ...factsOf(fields),
      ...(fields.kind === 'action' && { done: (point as Partial<ActionItem>).done === true }),
      turns: point.refs,
      point,
    });
    return [point];
  });
  return statements;
}

const factsOf = ({ owner, due, name }: StatementFields) => ({ owner, due, name });

function sectionsOf(document: SummaryDocument, language: string | null): Map<Point, string> {
  const headings = headingsIn(language);
  const named: [string, readonly Point[]][] = [
    [headings.overview, document.overview],
    [headings.keyPoints, document.keyPoints],
    ...document.topics.map(({ title, points }): [string, Point[]] => [title, points]),
    [headings.decisions, document.decisions],
    [headings.actionItems, document.actionItems],
    [headings.questions, document.questions],
    [headings.keyTerms, document.terms],
    [headings.dates, document.dates],
  ];
  return new Map(named.flatMap(([name, points]) => points.map((point) => [point, name] as const)));
}

const HEADING = /^#{1,6}\s+(.*)$/u;
const MARKER = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[(?<box>[ xX])\]\s+)?/u;
const LINK = String.raw`\[[^\][]{1,40}\]\((${placeLink})\)`;
/** What stands before some citations, and these. */
const CITED = new RegExp(String.raw`(?<said>.*?)\s*(?<links>${LINK}(?:\s*${LINK})*)`, 'gu');

/** Of notes that a person has written: what stands before citations. A sentence that cites nothing is no statement. */
function statementsOfMarkdown(markdown: string, source: Source): Statement[] {
  const statements: Statement[] = [];
  let section: string | null = null;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      section = plainText(heading);
      continue;
    }
    const box = MARKER.exec(line)?.groups?.['box'];
    for (const { groups } of line.replace(MARKER, '').matchAll(CITED)) {
      const text = plainText((groups?.['said'] ?? '').replace(/^[\s.;,]+/u, ''));
      const turns = turnsOf(groups?.['links'] ?? '', source);
      if (text === '' || turns.length === 0) continue;
      const done = box === undefined ? {} : { done: box !== ' ' };
      statements.push({ section, text, ...done, turns, point: null });
    }
  }
  return statements;
}

function turnsOf(links: string, { places }: Source): number[] {
  const named = Array.from(links.matchAll(new RegExp(LINK, 'gu')), ([, link = '']) =>
    placeOfLink(link),
  );
  return places.flatMap(({ index, part }, turn) =>
    named.some((place) => place?.index === index && (place.part === null || place.part === part))
      ? [turn]
      : [],
  );
}

/** Without the marks of Markdown. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\\(?=[!-/:-@[-`{-~])|[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
