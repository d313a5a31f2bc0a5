import type { Point } from '../../port.ts';
import type { Conversation } from '../findings/conversation.ts';
import { shortName } from '../speakers.ts';
import { spacedWords } from '../words.ts';
import { partsOf } from './points.ts';

/** In so many words a question and its answer are read as one statement. */
const LONGEST_TOGETHER = 38;
/** A shorter answer says nothing without its question: `Neun.` */
const SHORTEST_ALONE = 4;

/**
 * Points in which an answer stands behind its question, so that each is understood where nothing but its text is read. A long answer
 * that is understood alone is left as it is.
 */
export function behindQuestions(points: readonly Point[], conversation: Conversation): Point[] {
  return points.map((point, at) => {
    const isFirst = point.asked !== points[at - 1]?.asked;
    return point.asked === undefined || !isFirst ? point : behind(point.asked, point, conversation);
  });
}

function behind(asked: string, point: Point, { document, talk }: Conversation): Point {
  const names = document.speakers.map(shortName).filter((name) => !/\p{N}/u.test(name));
  const label = names.map((name) => `${name}: `).find((one) => point.text.startsWith(one)) ?? '';
  const answer = point.text.slice(label.length);
  const { beginsWithYesOrNo, beginsWithNot } = talk.joining;
  // `No.`, `Because …`, `Depende.`: without its question no one knows what it says.
  const leans =
    [beginsWithYesOrNo, beginsWithNot, talk.reason].some((form) => form.test(answer)) ||
    answer.search(talk.answers.depends) === 0;
  const isNeeded = leans || spacedWords(answer) < SHORTEST_ALONE;
  if (!isNeeded && spacedWords(asked) + spacedWords(answer) > LONGEST_TOGETHER) return point;
  const isNamed = names.some((name) =>
    `${asked} ${point.text}`.includes(name.split(' ')[0] ?? name),
  );
  // Whom `you` means is said by who answers.
  const answers = talk.iOrYou.test(asked) && !isNamed ? answering(point, document, names) : '';
  return { ...point, text: `${asked} ${answers}${point.text}`, parts: partsOf(point) };
}

function answering(
  { refs }: Point,
  { units }: Conversation['document'],
  names: readonly string[],
): string {
  const speaker = units.find((unit) => unit.refs.some((ref) => refs.includes(ref)))?.speaker;
  const name = speaker === undefined ? undefined : shortName(speaker);
  return name !== undefined && names.includes(name) ? `${name}: ` : '';
}
