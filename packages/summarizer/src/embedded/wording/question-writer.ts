import type { Point } from '../../port.ts';
import { pointsBack, refsOf, type Remark } from '../findings/conversation.ts';
import type { Companions, OpenQuestion } from '../findings/questions/open-question.ts';
import { contextOf, LEAST_WORTH } from './context.ts';
import { topicalWords } from './decision-context.ts';
import { asked, bareQuestion, headName, headOf, lead } from './question-text.ts';
import { asStatement, labelled, small, uncapitalized } from './text.ts';
import { LEAST_TERMS, MOST_REFS, withAll, type Writer } from './writer.ts';
import { endsWithQuestionMark } from '../words.ts';

/** A question with so many content words is understood without what went before. */
const LONG_QUESTION = 4;

/** An open question with what it is about and what it cites: also what shows that it was left open. */
export function questionPoint(
  writer: Writer,
  { said, evidence, wording, companions }: OpenQuestion,
): Point {
  const { phrases, answers } = writer.talk;
  const source = writer.plain(said.unit?.text ?? said.raw);
  // Of talk without marks only the question itself was kept: `how old is it`.
  const text =
    wording === undefined
      ? writer.plain(bareQuestion(answers, source))
      : asStatement(wording.replace(phrases.trimStart, ''));
  const whole = wording ?? said.raw;
  const plainQuotes = whole.replaceAll('’', "'");
  const known = plainQuotes.match(phrases.notKnown) ?? plainQuotes.match(answers.wantsToKnow);
  const clause =
    known &&
    `${whole.slice(known[0].length).replace(/[.?!]+$/u, '')}?`
      .replace(answers.closer, '')
      .replace(/ ?\?$/u, '');
  const open = clause ? phrases.open(clause) : text;
  const worded = asked(writer.reported(open, said.speaker) ?? open, said.asks && open === text);
  const isKnown = clause !== null && !pointsBack(writer.conversation, clause);
  const named = isKnown ? null : headOf(writer.conversation, said);
  const head = clause !== null || writer.standsAlone(worded) ? named : null;
  const before = clause || head ? [] : named ? [named] : (companions?.before ?? []);
  const behind = clause ? [] : (companions?.behind ?? []);
  const together = withCompanions(writer, worded, said, { before, behind });
  const needed =
    head || before.length > 0
      ? null
      : contextOfQuestion(writer, said, clause || (wording === undefined ? worded : open));
  const stated = head ? underHead(writer, together, head) : writer.withContext(together, needed);
  const cited = [said, ...evidence, ...[head, needed].filter((part) => part !== null)];
  return writer.point(stated, withAll(refsOf(cited).slice(0, MOST_REFS), said.refs));
}

/** `Is the temp coming? Who rings them?`: in the third person, or all of it quoted with the speaker. */
function withCompanions(
  writer: Writer,
  worded: string,
  said: Remark,
  { before, behind }: Companions,
): string {
  if (before.length + behind.length === 0) return worded;
  const { answers } = writer.talk;
  const bare = ({ unit, raw }: Remark): string =>
    writer.plain(bareQuestion(answers, writer.plain(unit?.text ?? raw)));
  const told = (remarks: readonly Remark[]): string[] =>
    remarks.map((one) => asked(writer.reported(bare(one), one.speaker) ?? bare(one), one.asks));
  const parts = [...told(before), worded, ...told(behind)];
  if (parts.every((part) => writer.standsAlone(part.replace(/\.$/u, '?')))) return parts.join(' ');
  const quoted = [...before, said, ...behind].map((one) => asked(bare(one), one.asks)).join(' ');
  return said.speaker === undefined ? quoted : labelled(quoted, said.speaker);
}

/** What a question goes on from: what its speaker has just said, else what was said before. */
function contextOfQuestion(writer: Writer, said: Remark, text: string): Remark | null {
  // `What it saves`, of `Do we know what it saves?`
  const isClause = !endsWithQuestionMark(text);
  const isBrief =
    isClause && !writer.isWritten && topicalWords(writer.conversation, text).length < LEAST_TERMS;
  if (!isBrief && !writer.needsContext(text, said)) return null;
  const own = writer.isMail ? null : lead(writer.conversation, said);
  if (own || said.terms.length >= LONG_QUESTION) return own;
  const before = contextOf(writer.conversation, { said, text, least: LEAST_WORTH });
  // A promise ends what was talked about before.
  return before && writer.talk.promises.test(before.raw) ? null : before;
}

/** `Parking: can they use the lower field?` */
function underHead(writer: Writer, text: string, { raw }: Remark): string {
  const { answers, phrases } = writer.talk;
  const name = headName(answers, writer.plain(raw.replace(/^[¿¡]/u, '')));
  if (name === '' || text.includes(name)) return text;
  const [, mark = '', rest = ''] = text.match(/^(¿?)(.*)$/u) ?? [];
  const asked = mark === '' ? small(rest, writer.conversation) : uncapitalized(rest);
  return `${name}${phrases.colon} ${mark}${asked}`;
}
