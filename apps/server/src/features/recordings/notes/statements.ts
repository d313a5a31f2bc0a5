import { linkTo, type Place, placeLink } from '@notelark/api/places';
import {
  type ActionItem,
  headingsIn,
  mapStatements,
  type Point,
  restsOn,
  type StatementFields,
  type SummaryDocument,
  unverifiedMark,
} from '@notelark/summarizer';
import { documentOf } from './render.ts';
import type { Source } from '../sources/source.ts';
import type { Summary } from './summaries.repo.ts';

/** A statement of notes, generated or written by a person, and the turns of the source that it rests on. */
export interface Statement {
  /** Which one of its notes, from 0. */
  at: number;
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
  /** Where it stands in notes that a person has written: its words, citations and mark. */
  written?: { line: number; start: number; end: number; said: string; mark: string | null };
}

type Notes = Pick<
  Summary,
  'document' | 'documentLanguage' | 'summaryText' | 'outputType' | 'template'
>;

/** The statements that notes show: of generated ones with their places in {@link mapStatements}, else as they stand. */
export function statementsOf(notes: Notes, source: Source): Statement[] {
  const document = documentOf(notes);
  return document
    ? statementsOfDocument(document, notes)
    : statementsOfMarkdown(notes.summaryText ?? '', source);
}

function statementsOfDocument(document: SummaryDocument, notes: Notes): Statement[] {
  const sections = sectionsOf(document, notes.documentLanguage);
  const shown = notes.outputType === 'summary' ? shownInSummary(document, notes) : null;
  const statements: Statement[] = [];
  let at = -1;
  mapStatements(document, (point, fields) => {
    at += 1;
    if (!shown || shown.has(point))
      statements.push({
        at,
        section: sections.get(point) ?? null,
        text: point.text,
        ...factsOf(fields),
        ...(fields.kind === 'action' && { done: (point as Partial<ActionItem>).done === true }),
        turns: restsOn(point),
        point,
      });
    return [point];
  });
  return statements;
}

/** A summary shows less than notes do. */
function shownInSummary(
  { overview, keyPoints, questions, kind }: SummaryDocument,
  { template }: Notes,
): ReadonlySet<Point> {
  const isLecture = (template === 'general' ? kind : template) === 'lecture';
  return new Set([...overview, ...keyPoints, ...(isLecture ? questions : [])]);
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
const MARK = unverifiedMark.source;
/** What ends a statement: citations, a mark, or both. */
const END = new RegExp(
  String.raw`(?<links>${LINK}(?:\s*${LINK})*)(?:\s*(?<mark>${MARK}))?|(?<bare>${MARK})`,
  'gu',
);

/** Of notes that a person has written: what stands before citations or a mark. A sentence without either is no statement. */
function statementsOfMarkdown(markdown: string, source: Source): Statement[] {
  const statements: Statement[] = [];
  let section: string | null = null;
  for (const [number, line] of markdown.split('\n').entries()) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      section = plainText(heading);
      continue;
    }
    const [marker = ''] = MARKER.exec(line) ?? [];
    const box = MARKER.exec(line)?.groups?.['box'];
    const done = box === undefined ? {} : { done: box !== ' ' };
    let from = marker.length;
    for (const { 0: end, index, groups } of line.matchAll(END)) {
      const { links = '', mark, bare } = groups ?? {};
      const before = line.slice(from, index);
      const lead = /^[\s.;,]*/u.exec(before)?.[0].length ?? 0;
      const said = before.slice(lead).trimEnd();
      const turns = turnsOf(links, source);
      const written = {
        line: number,
        start: from + lead,
        end: index + end.length,
        said,
        mark: mark ?? bare ?? null,
      };
      from = written.end;
      const text = plainText(said);
      if (text === '' || (turns.length === 0 && written.mark === null)) continue;
      const at = statements.length;
      statements.push({ at, section, text, ...done, turns, point: null, written });
    }
  }
  return statements;
}

/** What stands in each line, without headings and the marks of Markdown. */
export function linesOfMarkdown(markdown: string) {
  const lines: { line: number; section: string | null; text: string; done?: boolean }[] = [];
  let section: string | null = null;
  for (const [line, written] of markdown.split('\n').entries()) {
    const heading = HEADING.exec(written)?.[1];
    if (heading !== undefined) {
      section = plainText(heading);
      continue;
    }
    const [marker = ''] = MARKER.exec(written) ?? [];
    const box = MARKER.exec(written)?.groups?.['box'];
    const text = plainText(written.slice(marker.length));
    if (text !== '')
      lines.push({ line, section, text, ...(box !== undefined && { done: box !== ' ' }) });
  }
  return lines;
}

/** All that notes say, in order: their statements, and what stands before, between and behind them. */
export function readingOf(markdown: string, source: Source) {
  const written = markdown.split('\n');
  const statements = statementsOfMarkdown(markdown, source);
  return linesOfMarkdown(markdown).flatMap(({ line, section, done }) => {
    const words = written[line] ?? '';
    const pieces: { section: string | null; text: string; done?: boolean; refs: number[] }[] = [];
    let from = MARKER.exec(words)?.[0].length ?? 0;
    const add = (piece: string, refs: readonly number[]): void => {
      const text = plainText(piece.replaceAll(LINKS, ''));
      if (/[\p{L}\p{N}]/u.test(text))
        pieces.push({ section, text, ...(done !== undefined && { done }), refs: [...refs] });
    };
    for (const statement of statements) {
      if (statement.written?.line !== line) continue;
      const { start, end, said } = statement.written;
      add(words.slice(from, start), []);
      add(said, statement.turns);
      from = end;
    }
    add(words.slice(from), []);
    return pieces;
  });
}

function turnsOf(links: string, { places }: Source): number[] {
  const named = new Set(Array.from(links.matchAll(LINKS), ([, link]) => link));
  const isNamed = (place: Place): boolean => named.has(linkTo(place));
  return places.flatMap(({ index, part }, turn) =>
    isNamed({ index, part }) || isNamed({ index, part: null }) ? [turn] : [],
  );
}

const LINKS = new RegExp(LINK, 'gu');

/** Without the marks of Markdown. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\\(?=[!-/:-@[-`{-~])|[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
