import type { ActionItem, Point, SummaryDocument, Topic } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import type { Verify } from '../verify/verify.ts';
import type { Differ } from './differ.ts';
import { distinctLists } from './distinct.ts';
import type { Findings, PartAnswer, ReduceAnswer, WholeAnswer } from './schema.ts';
import { turnOf } from './segments.ts';

interface Statement {
  text: string;
  refs: string[];
}

/** What models write where they should write null. */
const NOBODY = /^(null|none|n\/?a|unknown|unassigned|not (specified|stated|mentioned)|tbd|-|—|)$/iu;

/** An answer about a part, as a document with the numbers of turns in it. Not verified yet, whatever it says. */
export function documentOf(findings: Findings): SummaryDocument {
  return emptyDocument({
    topics: findings.topics.flatMap(topicOf),
    decisions: pointsOf(findings.decisions),
    actionItems: findings.actionItems.flatMap(actionItemOf),
    questions: pointsOf(findings.questions),
    terms: findings.glossary.flatMap(termOf),
  });
}

/** What a document says of its source as a whole. */
export type Head = Pick<SummaryDocument, 'title' | 'overview' | 'keyPhrases' | 'keyPoints'>;

/** The part of an answer that speaks of the whole. Not verified yet. */
export function headOf(answer: Omit<ReduceAnswer, 'sections'>): Head {
  const phrases = answer.keyPhrases
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
  return {
    title: answer.title.trim(),
    overview: pointsOf(answer.overview),
    keyPhrases: [...new Set(phrases)],
    keyPoints: pointsOf(answer.keyPoints),
  };
}

/** The same, checked, and without key points that the overview states already. */
export async function verifiedHead(head: Head, verify: Verify, differ: Differ): Promise<Head> {
  const { title, keyPhrases, overview, keyPoints } = await verify(emptyDocument(head));
  const [stated = [], more = []] = distinctLists([overview, keyPoints], differ);
  return { title, keyPhrases, overview: stated, keyPoints: more };
}

/** Whether a well-formed answer says nothing at all. */
export function isEmptyFindings(findings: Findings): boolean {
  const { topics, decisions, actionItems, questions, glossary } = findings;
  const bullets = topics.flatMap((topic) => topic.bullets);
  return [bullets, decisions, actionItems, questions, glossary].every((list) => list.length === 0);
}

/** All sentences of an answer, to tell its language by. */
export function proseOf(answer: PartAnswer | WholeAnswer): string {
  const statements = [
    ...('overview' in answer ? answer.overview : []),
    ...answer.topics.flatMap((topic) => [{ text: topic.title }, ...topic.bullets]),
    ...answer.decisions,
    ...answer.questions,
  ];
  const tasks = answer.actionItems.map(({ task }) => task);
  return [...statements.map(({ text }) => text), ...tasks].join('\n');
}

export function pointsOf(statements: Statement[]): Point[] {
  return statements.flatMap(({ text, refs }) => pointOf(text, refs) ?? []);
}

/** Null where nothing is said. */
function pointOf(text: string, refs: string[]): Point | null {
  const trimmed = text.trim();
  const turns = refs.flatMap((ref) => turnOf(ref) ?? []);
  return trimmed === '' ? null : { text: trimmed, refs: turns, verified: true };
}

function termOf({
  term,
  explanation,
  refs,
}: Findings['glossary'][number]): SummaryDocument['terms'] {
  const point = pointOf(explanation, refs);
  return point && term.trim() !== '' ? [{ ...point, term: term.trim() }] : [];
}

/** A section of an answer; none where nothing stands in it. */
export function topicOf({ title, bullets }: Findings['topics'][number]): Topic[] {
  const points = pointsOf(bullets);
  const [first] = points;
  if (first === undefined) return [];
  return [{ title: title.trim() || opening(first.text), firstTurn: firstTurnOf(points), points }];
}

/** The earliest turn that a section rests on. */
export function firstTurnOf(points: Point[]): number {
  const turns = points.flatMap((point) => point.refs).filter((turn) => turn >= 0);
  return turns.length === 0 ? 0 : Math.min(...turns);
}

function actionItemOf(item: Findings['actionItems'][number]): ActionItem[] {
  const point = pointOf(item.task, item.refs);
  const owner = named(item.owner);
  const due = named(item.due);
  if (!point) return [];
  return [{ ...point, ...(owner !== undefined && { owner }), ...(due !== undefined && { due }) }];
}

function named(value: string | null): string | undefined {
  const trimmed = value?.trim() ?? '';
  return NOBODY.test(trimmed) ? undefined : trimmed;
}

/** A title for a section that got none. */
function opening(text: string): string {
  return text.split(/\s+/u).slice(0, 6).join(' ');
}
