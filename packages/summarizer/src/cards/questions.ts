import type { Document } from '../embedded/document.ts';
import type { SummaryDocument } from '../port.ts';
import { fold } from '../verify/words.ts';
import { GAP } from './card.ts';
import { type Ground, tokensOf } from './hidden-words.ts';
import { ASKS, type Candidate, contentOf, LABEL } from './statements.ts';

const WORTH = 4.5;

/** Questions that stand in the source with their answers. */
export function questionsIn(
  document: SummaryDocument,
  ground: Ground,
  read: Document,
): Candidate[] {
  const { questions, topics, keyPoints } = document;
  const answered = questions.map(({ text, answer, refs, verified }) => ({
    asked: text,
    text: answer,
    refs,
    verified,
  }));
  const told = [...keyPoints, ...topics.flatMap(({ points }) => points)];
  return [...answered, ...told].flatMap(({ asked, text, refs, verified }): Candidate[] => {
    if (!verified || asked === undefined || text === undefined) return [];
    const question = sentenceCase(asked);
    if (!isGoodQuestion(question, text, ground, read)) return [];
    return [{ card: { kind: 'question', front: question, back: text, refs }, worth: WORTH }];
  });
}

function isGoodQuestion(
  question: string,
  answer: string,
  { wording, language }: Ground,
  read: Document,
): boolean {
  const { talk } = language;
  if (
    !wording ||
    !talk ||
    question.includes(GAP) ||
    !ASKS.test(question) ||
    !wording.asks.test(question)
  )
    return false;
  const asked = question.replace(/^[^\p{L}]+/u, '');
  const points = [wording.unresolved, talk.points, talk.iOrYou, talk.we].some((pattern) =>
    pattern.test(asked),
  );
  const content = contentOf(asked, language);
  const isTopic = content.some((word) => countIn(read, word) > 1);
  if (points || content.length < 1 || !isTopic || LABEL.test(answer) || ASKS.test(answer))
    return false;
  if (talk.iOrYou.test(answer) || talk.we.test(answer) || tokensOf(answer).length < 2) return false;
  if (wording.asksNumber.test(question))
    return /\p{N}/u.test(answer) || hasCount(answer, talk.countWords);
  if (wording.asksWhen.test(question)) return /\p{N}/u.test(answer);
  return true;
}

const hasCount = (text: string, counts: RegExp): boolean =>
  text.split(/[\s,.;]+/u).some((word) => counts.test(word));

function countIn({ units, language }: Document, stem: string): number {
  let count = 0;
  for (const { words } of units)
    for (const word of words) if (language.stem(fold(word)) === stem) count += 1;
  return count;
}

const sentenceCase = (text: string): string =>
  text.trim().replace(/\p{L}/u, (first) => first.toLocaleUpperCase());
