import type { Point, SummaryDocument, Topic } from '../port.ts';
import { firstTurnOf, headOf, type Head } from './findings.ts';
import { inOrder } from './merge.ts';
import type { ReduceAnswer } from './schema.ts';
import { segmentNumber } from './segments.ts';
import { estimateTokens } from './tokens.ts';

/** What is said of the whole, and its sections put together. */
export type Reduced = Head & Pick<SummaryDocument, 'topics'>;

/** One call to the model: findings in, an answer about them out. */
export type ReduceCall = (findings: string) => Promise<ReduceAnswer>;

/** `S012 ` and `T12 …`: digits are tokens of their own. */
const REFERENCE_TOKENS = 5;
const TITLE_TOKENS = 6;
/** What a group of sections may take at the next level, so that at least three fit and each level is smaller. */
const SHARE_OF_GROUP = 1 / 3;

/**
 * Makes title and overview out of the findings, and puts sections that are about the same thing together. What does not
 * fit one request is reduced in groups first, and then their overviews, level by level.
 * @param remarks decisions, tasks and figures that the overview should know; shown as far as there is room.
 * @param most tokens that one request holds.
 * @throws whatever the call throws.
 */
export async function reduce(
  topics: Topic[],
  remarks: Point[],
  most: number,
  call: ReduceCall,
): Promise<Reduced> {
  const groups = groupsOf(
    topics.flatMap((topic) => pieces(topic, most)),
    most,
  );
  if (groups.length <= 1) {
    const [only = []] = groups;
    const answer = await call(findingsText(only, remarks, most));
    return { ...headOf(answer), topics: together(only, answer) };
  }
  const sections: Topic[] = [];
  const overviews: Topic[] = [];
  for (const group of groups) {
    const answer = await call(findingsText(group, [], most));
    sections.push(...together(group, answer));
    overviews.push(overviewOf(group, answer, most * SHARE_OF_GROUP));
  }
  const upper = await reduce(overviews, remarks, most, call);
  return { ...upper, topics: joined(inOrder(sections)) };
}

/** The findings as the model reads them: `T1 Title`, then a line for each statement with its segments. */
function findingsText(topics: Topic[], remarks: Point[], most: number): string {
  const lines = topics.flatMap((topic, index) => [
    `T${index + 1} ${topic.title}`,
    ...topic.points.map(lineOf),
  ]);
  const room = most - sum(topics.map(sizeOf));
  return [...lines, 'ALSO SAID', ...fitting(remarks, room).map(lineOf)].join('\n');
}

/**
 * The sections as the answer groups them. A topic that it forgot stays a section of its own, one that it names twice goes
 * where it was named first: no statement is lost by what a model leaves out.
 */
export function together(topics: Topic[], { sections }: ReduceAnswer): Topic[] {
  const left = new Map(topics.map((topic, index) => [`T${index + 1}`, topic]));
  const grouped = sections.flatMap(({ title, topics: ids }) => {
    const members = ids.flatMap((id) => take(left, `T${/\d+/u.exec(id)?.[0]}`));
    return members.length === 0 ? [] : [combined(members, title.trim())];
  });
  return joined(inOrder([...grouped, ...left.values()]));
}

function take(left: Map<string, Topic>, id: string): Topic[] {
  const topic = left.get(id);
  left.delete(id);
  return topic ? [topic] : [];
}

function combined(topics: Topic[], title: string): Topic {
  const [first] = topics;
  const points = inOrder(topics).flatMap((topic) => topic.points);
  return { title: title || (first?.title ?? ''), firstTurn: firstTurnOf(points), points };
}

/** Neighbours of the same name are one section, among them the pieces of one that was too long for a request. */
function joined(topics: Topic[]): Topic[] {
  const result: Topic[] = [];
  for (const topic of topics) {
    const last = result.at(-1);
    if (last?.title === topic.title) result.splice(-1, 1, combined([last, topic], topic.title));
    else result.push(topic);
  }
  return result;
}

function groupsOf(topics: Topic[], most: number): Topic[][] {
  const groups: Topic[][] = [];
  let room = 0;
  for (const topic of topics) {
    const size = sizeOf(topic);
    if (size > room || groups.length === 0) {
      groups.push([]);
      room = most;
    }
    groups.at(-1)?.push(topic);
    room -= size;
  }
  return groups;
}

/** A section that fills more than a request, as several of the same name. */
function pieces(topic: Topic, most: number): Topic[] {
  if (sizeOf(topic) <= most) return [topic];
  const single = topic.points.map((point) => ({ ...topic, points: [point] }));
  return groupsOf(single, most).map((group) => combined(group, topic.title));
}

function sizeOf(topic: Topic): number {
  return TITLE_TOKENS + estimateTokens(topic.title) + sum(topic.points.map(tokensOf));
}

function tokensOf({ text, refs }: Point): number {
  return estimateTokens(text) + refs.length * REFERENCE_TOKENS;
}

/** A group of sections as one topic of the next level: its overview, as far as there is room. */
function overviewOf(group: Topic[], answer: ReduceAnswer, most: number): Topic {
  const { title, overview } = headOf(answer);
  const firstTurn = firstTurnOf(group.flatMap((topic) => topic.points));
  return { title, firstTurn, points: fitting(overview, most) };
}

function lineOf({ text, refs }: Point): string {
  return `- ${text} [${refs.map(segmentNumber).join(' ')}]`;
}

/** As many of the statements as there is room for, the first ones first. */
function fitting(points: Point[], most: number): Point[] {
  let room = most;
  return points.filter((point) => (room -= tokensOf(point)) >= 0);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
