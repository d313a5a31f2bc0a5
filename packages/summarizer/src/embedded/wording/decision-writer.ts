import type { Point } from '../../port.ts';
import { withoutVote } from '../findings/decisions/assent.ts';
import {
  pointsBack,
  preceding,
  refsOf,
  sharedTerms,
  type Remark,
} from '../findings/conversation.ts';
import type { Decision } from '../findings/decisions/decision.ts';
import type { Subject } from '../findings/subjects.ts';
import { withoutBullet } from '../findings/bullet.ts';
import type { Talk } from '../language/talk/talk.ts';
import { shortName } from '../speakers.ts';
import { endsWithQuestionMark, isOfFamily, spacedWords } from '../words.ts';
import { saysMore, saysTooLittle, settledBy, topicalWords } from './decision-context.ts';
import { asStatement, shortened, small, withoutQuotations } from './text.ts';
import { MOST_REFS, withAll, type Writer } from './writer.ts';

/** A decision quoted in the overview has at most this many words. */
const LONGEST_CLAUSE = 26;
/** A decision in so many words, of so few content words, may leave out what it is about. */
const LONGEST_ELLIPSIS = 16;
const ELLIPSIS_TERMS = 4;
/** Where the talk only comes back to a subject, it may leave it again at once. */
const TERMS_OF_RETURN = 1;
/** In front of a statement: its speaker, or what it is about. */
const LABEL = /^[^.,:;?!]{1,40} ?: /u;
/** Further from where a subject was opened the talk may have gone on to another. */
const RUNS_OF_SUBJECT = 15;
const WORDS_OF_START = 4;

/** A decision with what it is about and what it cites, without what moves it or asks for assent. */
export function decisionPoint(writer: Writer, decision: Decision): Point {
  const { said, about, also, agreed, isWhole } = decision;
  const [first = '', ...rest] = decided(writer, decision);
  const own = ruledOut(
    writer,
    shortened(asStatement([first, ...rest].filter((part) => part !== '').join(' '))),
  );
  const text = own === '' && about ? writer.plain(about.unit?.text ?? about.raw) : own;
  const isRuledOut = writer.talk.phrases.none?.said.test(first) ?? false;
  const spoken = writer.talk.iOrYou.test(withoutQuotations(text));
  const worded = spoken
    ? writer.reported(text, said.speaker)
    : writer.talk.phrases.asDecision(text);
  // `Deposit: Ann: …` would have two labels.
  const isLabelled = LABEL.test(worded ?? text);
  const condition = about ? null : conditionOf(writer, decision);
  // What an offered day answers says what the day is for, in however few words.
  const isAnswered = about?.asks === true && !agreed.includes(about);
  const explains =
    about && (isAnswered || decision.put || saysMore(writer.conversation, about, text));
  const isAlone = !explains && !condition && !isRuledOut && !isLabelled;
  const subject = isAlone ? subjectOf(writer, decision, text) : null;
  // `Chairs: thirty` leaves open whether that is how many, or what they cost.
  const isUnclear =
    subject === null
      ? saysTooLittle(writer.conversation, text)
      : topicalWords(writer.conversation, text).length === 0;
  const needed = explains
    ? about
    : condition !== null
      ? condition
      : !isRuledOut && !isWhole && isUnclear
        ? settledBy(writer.conversation, decision, text, subject?.remark)
        : null;
  const refs = refsOf([
    said,
    ...also,
    ...(subject ? [subject.remark] : []),
    ...(needed ? [needed] : []),
    ...agreed,
  ]).slice(0, MOST_REFS);
  const stated = writer.withContext(capitalized(worded ?? text, also), needed);
  return writer.point(underSubject(writer, stated, subject), withAll(refs, said.refs));
}

/** `And if customs hold them up?`, of which `Then we take the prototypes` answers only that case. */
function conditionOf({ conversation, talk }: Writer, { said }: Decision): Remark | null {
  const before = preceding(conversation, said, 1).find(({ run }) => run < said.run);
  // `Then we look at it again. So, we keep the fee`: the second sentence no longer answers that.
  const between = conversation.remarks.slice((before?.index ?? 0) + 1, said.index);
  const isNext = before?.run === said.run - 1 && between.every(({ raw }) => !talk.weDo.test(raw));
  const asksIf = before?.asks === true && talk.conditional.test(before.raw.replace(/^[¿¡]/u, ''));
  return before && isNext && asksIf ? before : null;
}

/** The subject that a decision has to name: one that says little more than a date, a number or a name. */
function subjectOf(writer: Writer, { subject, said }: Decision, text: string): Subject | null {
  if (!subject || subject.remark === said) return null;
  if (said.run - subject.remark.run > RUNS_OF_SUBJECT) return null;
  if (writer.conversation.document.chat && isLeft(writer, subject, said)) return null;
  const [own, named] = [text, subject.name].map((part) => topicalWords(writer.conversation, part));
  const isNamed = named?.some((word) => own?.some((other) => isOfFamily(word, other))) ?? true;
  const most = subject.again ? TERMS_OF_RETURN : ELLIPSIS_TERMS;
  const saysEnough =
    !beginsBack(writer, text) &&
    (spacedWords(text) > LONGEST_ELLIPSIS || (own?.length ?? 0) > most);
  return isNamed || saysEnough ? null : subject;
}

/** Whether who says it asked about something else since: a chat goes on to it without a word. */
const isLeft = ({ conversation }: Writer, { remark }: Subject, said: Remark): boolean =>
  conversation.remarks
    .slice(remark.index + 1, said.index)
    .some(
      (other) =>
        other.asks &&
        other.voice === said.voice &&
        other.terms.length > 0 &&
        sharedTerms(other, remark) === 0,
    );

/** `Gardons-le, mais avec une seule page`: the thing that its first words point to is the subject, however much follows. */
function beginsBack({ conversation, talk }: Writer, text: string): boolean {
  const first = text.split(/\s+/u).slice(0, WORDS_OF_START).join(' ');
  return !talk.person.test(text) && pointsBack(conversation, first);
}

/** `Open day: seventeenth of July.` */
function underSubject(writer: Writer, text: string, subject: Subject | null): string {
  if (!subject || !/[\p{L}\p{N}]/u.test(text)) return text;
  const name = subject.name.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return `${name}${writer.talk.phrases.colon} ${small(text, writer.conversation)}`;
}

/** What a decision states, sentence by sentence, without what moves it or asks for assent. */
function decided(writer: Writer, { said, also, put, isWhole }: Decision): string[] {
  const { settling, phrases } = writer.talk;
  return inOrder([said, ...also]).map((remark) => {
    const text = remark.unit?.text ?? remark.raw;
    const line = isWhole ? withoutBullet(text) : text;
    const stated = put ? phrases.stated(withoutVote(writer.conversation, line)) : line;
    // In an article no one calls for a vote: `with seven votes in favour` is how it ended.
    if (writer.isArticle) return writer.plain(stated);
    const offered = stated.replace(settling.ventures, '');
    const bare = writer.plain(offered.replace(phrases.voting, ''));
    const told = writer.plain(
      bare.replace(phrases.voting, '').replace(settling.moves, '').replace(settling.frames, ''),
    );
    const unsealed = told.replace(settling.seals, '');
    const own = /\p{L}|\p{N}/u.test(unsealed) ? unsealed : told;
    return phrases.concluded?.(own) ?? own;
  });
}

/** `No video.` as `There will be no video.`; `no vouchers are cold` and `no five hundred` answer something. */
function ruledOut({ talk }: Writer, text: string): string {
  const { none } = talk.phrases;
  const thing = text.match(none?.said ?? /$^/u)?.groups?.thing;
  if (!none || thing === undefined || !isThing(talk, thing)) return text;
  return none.text(thing);
}

/** Whether words are a thing's name: no clause, no number. */
function isThing({ marks, countWords }: Talk, words: string): boolean {
  const all = words.toLowerCase().split(' ');
  const isClause = all.some((word) => marks.classes.of(word, false).includes('ver'));
  return !isClause && !countWords.test(all[0] ?? '');
}

/** A decision inside a sentence of the overview: in the third person, else in the speaker's own words. */
export function decisionClause(writer: Writer, decision: Decision): string | null {
  const { said } = decision;
  const { phrases } = writer.talk;
  const texts = decided(writer, decision);
  const whole = ruledOut(writer, texts.filter((text) => text !== '').join(' ')).replace(
    /[.!]$/u,
    '',
  );
  if (whole === '' || endsWithQuestionMark(whole)) return null;
  const name = said.speaker === undefined ? undefined : shortName(said.speaker);
  const bare = withoutQuotations(whole);
  const subject = decision.about ? null : subjectOf(writer, decision, whole);
  if (!writer.talk.iOrYou.test(bare) && !writer.talk.we.test(bare))
    return small(subject ? `${whole} (${subject.name})` : whole, writer.conversation);
  const order = writer.talk.iOrYou.test(bare) ? null : phrases.asDecision(whole);
  const told = order ?? phrases.inThirdPerson(whole, name);
  if (told !== null) return small(capitalized(told, decision.also), writer.conversation);
  const raw = withoutBullet(said.raw).replace(phrases.voting, '').replace(phrases.trimStart, '');
  const words = spacedWords(raw);
  return words <= LONGEST_CLAUSE ? phrases.quote(raw.replace(/[.!?…,;: ]+$/u, '')) : null;
}

const inOrder = (remarks: readonly Remark[]): Remark[] =>
  remarks.toSorted((a, b) => a.index - b.index);

/** The second of two sentences with a capital again, once `we` has become `they`. */
function capitalized(text: string, also: readonly Remark[]): string {
  return also.length === 0
    ? text
    : text.replaceAll(/(?<=\p{Ll}{2}[.!] )\p{Ll}/gu, (first) => first.toLocaleUpperCase());
}
