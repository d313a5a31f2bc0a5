import type { Point, StatementPart } from '../../port.ts';
import type { Conversation, Remark } from '../findings/conversation.ts';
import { sharedTerms } from '../findings/conversation.ts';
import type { Talk } from '../language/talk/talk.ts';
import { wordsOf } from '../words.ts';
import type { Writer } from '../wording/writer.ts';
import { partsOf } from './points.ts';

/** That something was wrong, and what is right, is said in so many sentences behind `I said …`. */
const SENTENCES_BEHIND = 4;

/** A number that a lecturer took back: `I said nought point four for wool. That's wrong. It's nought point nought four.` */
export interface Slip {
  /** The turns in which it was said as a fact. */
  refs: readonly number[];
  /** The number as it was said. */
  figure: string;
  /** The sentence that puts it right, checked by itself. */
  right: StatementPart;
}

/** The numbers that a lecturer takes back later, each with what puts it right. */
export function slipsIn(conversation: Conversation, writer: Writer): Slip[] {
  const { remarks, talk } = conversation;
  return remarks.flatMap((admission): Slip[] => {
    const { admits, wrong } = talk.explaining.slip;
    const figure = figureIn(talk, admission.raw);
    if (figure === '' || !admits.test(admission.raw)) return [];
    const behind = remarks
      .slice(admission.index + 1, admission.index + 1 + SENTENCES_BEHIND)
      .filter(({ voice, asks }) => voice === admission.voice && !asks);
    const isWrong = [admission, ...behind.slice(0, 2)].some(({ raw }) => wrong.test(raw));
    const right = behind.find(
      ({ raw }) => !wrong.test(raw) && !['', figure].includes(figureIn(talk, raw)),
    );
    const said = remarks
      .slice(0, admission.index)
      .findLast((one) => isSaidIn(talk, one, figure) && sharedTerms(one, admission) > 0);
    if (!isWrong || !right || !said) return [];
    const text = writer.plain(right.unit?.text ?? right.raw);
    return [{ refs: said.refs, figure, right: { kind: 'point', text, refs: right.refs } }];
  });
}

/** Points with what puts right a number in them: `Wool is nought point four. (Corrected later: It is nought point nought four.)` */
export function withCorrections<One extends Point>(
  points: readonly One[],
  slips: readonly Slip[],
  talk: Talk,
): One[] {
  return points.map((point) => {
    const slip = slipIn(point, slips);
    if (!slip || point.text.includes(slip.right.text)) return point;
    const { right } = slip;
    return {
      ...point,
      text: `${point.text} (${talk.explaining.slip.corrected(right.text)})`,
      refs: [...new Set([...point.refs, ...right.refs])].sort((a, b) => a - b),
      parts: [...partsOf(point), right],
    };
  });
}

/** The slip that a statement repeats, if any. */
export const slipIn = (
  { text, refs }: Pick<Point, 'text' | 'refs'>,
  slips: readonly Slip[],
): Slip | undefined =>
  slips.find(
    (slip) =>
      slip.refs.some((ref) => refs.includes(ref)) &&
      ` ${wordsOf(text.toLowerCase()).join(' ')} `.includes(` ${slip.figure} `),
  );

const isSaidIn = (talk: Talk, { raw }: Remark, figure: string): boolean =>
  figureIn(talk, raw) === figure;

/** The first number of a sentence with the words inside of it, `nought point four`; empty where there is none. */
function figureIn({ countWords, determiners, explaining }: Talk, text: string): string {
  const words = wordsOf(text.toLowerCase());
  const forms = [/^\p{N}/u, countWords, explaining.slip.zero];
  // `Ein Volk` counts nothing.
  const counts = words.map(
    (word) => !determiners.has(word) && forms.some((form) => form.test(word)),
  );
  const start = counts.indexOf(true);
  if (start < 0) return '';
  let end = start;
  while (counts[end + 1] === true || counts[end + 2] === true) end += 1;
  return words.slice(start, end + 1).join(' ');
}
