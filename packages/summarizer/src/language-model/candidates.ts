import type { ActionItem, Outline, Point } from '../port.ts';
import { segmentNumber } from './segments.ts';
import { estimateTokens } from './tokens.ts';

/** What candidates may take of a request: a share of its text, within these bounds. In tokens. */
const SHARE_OF_TEXT = 1 / 6;
const LEAST_TOKENS = 250;
const MOST_TOKENS = 700;
const NAMED_SPEAKERS = 30;

/** Room for the candidates of so many tokens of text. */
export function candidateTokens(textTokens: number): number {
  return Math.min(MOST_TOKENS, Math.max(LEAST_TOKENS, Math.floor(textTokens * SHARE_OF_TEXT)));
}

interface Candidate {
  /** The turns that it rests on. */
  refs: number[];
  /** `task, owner Helen, due by Friday: Helen orders the racking.` */
  text: string;
}

/**
 * What the embedded engine found in a part, as numbered lines for the prompt: the decisions, tasks and questions that rest
 * on its turns, the topics that start there, and who speaks. Decisions and tasks come first when room is short.
 * @param turns the turns of the part.
 * @param tokens the size of the part's text.
 */
export function candidateLines(outline: Outline, turns: number[], tokens: number): string[] {
  const inPart = new Set(turns);
  const lines = speakerLine(outline.speakers);
  let room = candidateTokens(tokens) - estimateTokens(lines.join(''));
  let number = 0;
  for (const { refs, text } of candidatesOf(outline)) {
    const own = refs.filter((ref) => inPart.has(ref));
    // A statement that also rests on another part can't be checked in this one.
    if (own.length === 0 || own.length < refs.length) continue;
    const line = `C${number + 1} [${own.map(segmentNumber).join(' ')}] ${text}`;
    room -= estimateTokens(line);
    if (room < 0) break;
    number += 1;
    lines.push(line);
  }
  return lines;
}

function candidatesOf({ document }: Outline): Candidate[] {
  const { decisions, actionItems, questions, topics } = document;
  return [
    ...pointCandidates('decision', decisions),
    ...actionItems.filter(isSound).map((item) => ({
      refs: item.refs,
      text: `${['task', ...fieldsOf(item)].join(', ')}: ${oneLine(item.text)}`,
    })),
    ...pointCandidates('open question', questions),
    ...topics
      .filter(({ title }) => title !== '')
      .map(({ title, firstTurn }) => ({
        refs: [firstTurn],
        text: `topic starts: ${oneLine(title)}`,
      })),
  ];
}

function pointCandidates(kind: string, points: Point[]): Candidate[] {
  return points
    .filter(isSound)
    .map(({ refs, text }) => ({ refs, text: `${kind}: ${oneLine(text)}` }));
}

function isSound({ verified, refs }: Point): boolean {
  return verified && refs.length > 0;
}

function fieldsOf({ owner, due }: ActionItem): string[] {
  return [...(owner ? [`owner ${oneLine(owner)}`] : []), ...(due ? [`due ${oneLine(due)}`] : [])];
}

function speakerLine(speakers: string[]): string[] {
  if (speakers.length === 0) return [];
  return [`Speakers: ${speakers.slice(0, NAMED_SPEAKERS).map(oneLine).join(', ')}`];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
