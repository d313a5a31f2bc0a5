import type { Question } from '../../port.ts';
import type { Unit } from '../document.ts';
import {
  type Conversation,
  pointsBack,
  type Remark,
  sharedTerms,
} from '../findings/conversation.ts';
import type { Talk } from '../language/talk/talk.ts';
import { sentencesOf, termExplained } from '../plan/explained.ts';
import { uncapitalizedTitle } from '../titles/document-title.ts';
import { capitalized, spacedWords } from '../words.ts';

/** Questions that the lecturer asked. */
const MOST_ASKED = 4;
/** Questions for what a term means. */
const MOST_EXPLAINED = 4;
const LEAST_ASKED = 4;
/** A shorter sentence explains a term only together with the one before. */
const LEAST_EXPLAINED = 7;
/** Characters of an article, with its space. */
const LONGEST_ARTICLE = 6;
const LONGEST_ASKED = 20;
/** With fewer content words a sentence tells nothing of the question behind it. */
const TERMS_OF_LEAD = 2;
const SENTENCES_OF_ANSWER = 6;
/** Sentences on either side of a question in which its answer is left for later. */
const SENTENCES_LEAVING = 3;
const SHORT_ANSWER = 4;
const LONGEST_ANSWER = 45;
/** Questions for what people wrongly believe. */
const MOST_DENIED = 2;
/** Sentences behind an answer that says how many things there are: `There are three limits.` */
const MOST_COUNTED = 4;
const LONGEST_COUNTED = 80;
/** Share of the remarks in which people come in: `Is the screen on?` */
const EDGE = 0.03;
/** Asks the people in the room, in four languages. */
const ANYBODY =
  /(?<!\p{L})(?:anybody|anyone|jemand|alguien|quelqu['’]un|who (?:here )?(?:thinks|believes|says)|wer (?:glaubt|denkt|meint|sagt)|qui (?:pense|croit|dit)|quién(?:es)? (?:cree|piensa|dice)n?)(?!\p{L})/iu;

interface Answer {
  text: string;
  refs: number[];
}

/** What a lecture asks and answers itself, what it denies, and the terms that it explains. */
export function lectureQuestions(conversation: Conversation): Question[] {
  const answered = [...questionsAnsweredIn(conversation), ...questionsDenied(conversation)];
  return [...answered, ...questionsExplained(conversation, answered)];
}

/** Questions that a lecturer asks and answers: `Does it need oxygen? No, yeast lives without it.` */
function questionsAnsweredIn(conversation: Conversation): Question[] {
  const { document, remarks, talk } = conversation;
  const lecturer = mostHeard(document.units);
  return remarks
    .flatMap((remark, at): Question[] => {
      const { unit, asks } = remark;
      if (!asks || !unit || unit.speaker !== lecturer || at < remarks.length * EDGE) return [];
      const answer = isLeft(conversation, remark)
        ? answerLater(conversation, remark, lecturer)
        : answerAtOnce(conversation, remark, lecturer);
      if (!answer) return [];
      const refs = [...new Set([...unit.refs, ...answer.refs])];
      const isBare = talk.explaining.asksWhy.test(remark.raw) || !isFullQuestion(remark, talk);
      const own = questionOf(unit, talk);
      const before = leadOf(remark, isBare, conversation);
      if (isBare && before === null) return [];
      const text = before === null ? own : `${before} ${own}`;
      return [answeredBy(text, answer.text, refs)];
    })
    .slice(0, MOST_ASKED);
}

/**
 * Questions for the terms that a lecture explains, those that it speaks of most: `What is meant by “inflation”?`
 * @param answered what is asked already: a term that is asked for or explained there is left out.
 */
function questionsExplained(conversation: Conversation, answered: readonly Question[]): Question[] {
  const { units } = conversation.document;
  const { phrases, explaining } = conversation.talk;
  const texts = units.map(({ text }) => text.toLowerCase());
  const found = new Map<string, { asks: Question; often: number; at: number }>();
  for (const [at, { text, refs }] of units.entries()) {
    const answer = capitalized(text.replace(phrases.trimStart, ''));
    const term =
      spacedWords(answer) <= LONGEST_ANSWER ? termExplained(conversation.talk, answer) : null;
    const key = term?.toLowerCase() ?? '';
    const isAsked = answered.some((one) =>
      `${one.text} ${one.answer ?? ''}`.toLowerCase().includes(key),
    );
    if (term === null || found.has(key) || isAsked) continue;
    const often = texts.filter((other) => other.includes(key)).length;
    const named = uncapitalizedTitle(term, conversation.document);
    const before = units[at - 1];
    // `That is called chunking`, `We call this resonance`.
    const endsWithTerm = answer.toLowerCase().indexOf(key) > LONGEST_ARTICLE;
    const pointsTo =
      conversation.talk.leans.test(answer) ||
      (endsWithTerm && spacedWords(answer) < LEAST_EXPLAINED);
    const needed = before && pointsTo ? [before] : [];
    const whole = [
      ...needed.map((one) => capitalized(one.text.replace(phrases.trimStart, ''))),
      answer,
    ].join(' ');
    const cited = [...new Set([...needed.flatMap((one) => one.refs), ...refs])];
    const asks = answeredBy(explaining.ask(named), whole, cited);
    found.set(key, { asks, often, at });
  }
  return [...found.values()]
    .toSorted((a, b) => b.often - a.often)
    .slice(0, MOST_EXPLAINED)
    .toSorted((a, b) => a.at - b.at)
    .map(({ asks }) => asks);
}

/** A question asserts nothing: what is checked is its answer. */
const answeredBy = (text: string, answer: string, refs: number[]): Question => ({
  text,
  answer,
  refs,
  verified: true,
  parts: [{ kind: 'point', text: answer, refs }],
});

/** What people believe and the lecture denies: `Many people think that it grows. True or false?` */
function questionsDenied({ document, talk }: Conversation): Question[] {
  const { believed, denies, trueOrFalse } = talk.explaining;
  return document.units
    .flatMap(({ text, raw, refs }, at): Question[] => {
      const [belief = '', denial = '', ...others] = sentencesOf(text);
      if (others.length > 0 || !denies.test(denial) || !believed.test(raw)) return [];
      const next = document.units[at + 1];
      const why =
        next &&
        next.refs.some((ref) => refs.includes(ref)) &&
        spacedWords(next.text) <= LONGEST_ANSWER
          ? [next]
          : [];
      const answer = [denial, ...why.map((one) => capitalized(one.text))].join(' ');
      const cited = [...new Set([...refs, ...why.flatMap((one) => one.refs)])];
      const statement = capitalized(belief.replace(talk.phrases.trimStart, ''));
      return [answeredBy(`${statement} ${trueOrFalse}`, answer, cited)];
    })
    .slice(0, MOST_DENIED);
}

/** The sentence right before a question without which no one knows what is asked: `… gives fifty ohms. Why is that less?` */
function leadOf(asked: Remark, isBare: boolean, conversation: Conversation): string | null {
  const { remarks, talk } = conversation;
  const before = remarks[asked.index - 1];
  if (!before?.unit || !(isBare || pointsBack(conversation, asked.raw))) return null;
  const explains =
    !before.asks &&
    before.terms.length >= TERMS_OF_LEAD &&
    spacedWords(before.raw) <= LONGEST_ASKED &&
    before.refs.some((ref) => asked.refs.includes(ref)) &&
    !talk.iOrYou.test(before.raw) &&
    !talk.smallTalk.test(before.raw);
  return explains ? capitalized(before.unit.text.replace(talk.phrases.trimStart, '')) : null;
}

/** What is said behind a question that says by itself what is asked. */
function answerAtOnce(
  { remarks, talk }: Conversation,
  asked: Remark,
  lecturer: string | undefined,
): Answer | null {
  if (!isFullQuestion(asked, talk)) return null;
  const next = remarks.slice(asked.index + 1, asked.index + 1 + SENTENCES_OF_ANSWER);
  const isTaken = talk.explaining.asksWhy.test(asked.raw) || takesUp(asked, next[0], talk);
  return isTaken ? answerBehind(next, lecturer, talk) : null;
}

/** `Does it get warmer? Don't answer yet.`: someone who reads on at once finds something else there. */
function isLeft({ remarks, talk }: Conversation, { index, refs }: Remark): boolean {
  return remarks
    .slice(Math.max(0, index - SENTENCES_LEAVING), index + 1 + SENTENCES_LEAVING)
    .some(
      (one) =>
        Math.abs((one.refs[0] ?? 0) - (refs[0] ?? 0)) <= 1 &&
        talk.explaining.leavesAnswer.test(one.raw),
    );
}

/** What is said of a question where the lecturer comes back to it: `Back to my question. It does get warmer.` */
function answerLater(
  conversation: Conversation,
  asked: Remark,
  lecturer: string | undefined,
): Answer | null {
  const { remarks, talk } = conversation;
  const { returns, leavesAnswer } = talk.explaining;
  const back = remarks.findIndex(
    ({ index, raw }) => index > asked.index && returns.test(raw) && !leavesAnswer.test(raw),
  );
  if (back < 0) return null;
  const said = remarks
    .slice(back, back + SENTENCES_OF_ANSWER)
    .findIndex((one) => !one.asks && sharedTerms(asked, one) > 0);
  return said < 0 ? null : answerBehind(remarks.slice(back + said), lecturer, talk);
}

/** Whether a sentence goes on about a question: the same words, a pronoun, yes, no, a reason or a number. */
function takesUp(asked: Remark, next: Remark | undefined, talk: Talk): boolean {
  if (!next) return false;
  const { leans, agrees, objects, reason, countWords } = talk;
  const first = next.raw.match(/[\p{L}\p{N}]+/u)?.[0] ?? '';
  return (
    // `What fixes the phosphorus? The fungus.`
    (spacedWords(next.raw) < SHORT_ANSWER && next.terms.length > 0) ||
    // `Who gains by it? The ones who owe money.`
    isAnsweredAtOnce(asked, next, talk) ||
    sharedTerms(asked, next) > 0 ||
    [leans, agrees, objects, reason].some((pattern) => pattern.test(next.raw)) ||
    /\p{N}/u.test(first) ||
    countWords.test(first)
  );
}

/** A question that asks for more than yes, and in the same turn what is no aside. */
function isAnsweredAtOnce(asked: Remark, next: Remark, talk: Talk): boolean {
  const { answers, explaining, iOrYou, smallTalk } = talk;
  const bare = asked.raw.replace(talk.phrases.trimStart, '').replace(/^¿/u, '');
  return (
    bare.search(answers.interrogative) === 0 &&
    next.terms.length > 1 &&
    next.refs.some((ref) => asked.refs.includes(ref)) &&
    ![explaining.plan, explaining.school, iOrYou, smallTalk].some((one) => one.test(next.raw))
  );
}

/** Says by itself what is asked about, and asks no one in the room. */
function isFullQuestion({ raw, unit, terms }: Remark, talk: Talk): boolean {
  const words = unit?.length ?? 0;
  if (talk.explaining.asksWhy.test(raw)) return true;
  const { smallTalk, asksAssent, asksAnybody, iOrYou, asks } = talk;
  const asksTheRoom = [ANYBODY, smallTalk, asksAssent, asksAnybody, iOrYou, asks];
  return (
    words >= LEAST_ASKED &&
    words <= LONGEST_ASKED &&
    terms.length > 0 &&
    !asksTheRoom.some((pattern) => pattern.test(raw))
  );
}

/** The lecturer's sentence right behind a question, and a second one where the first is short. */
function answerBehind(
  next: readonly Remark[],
  lecturer: string | undefined,
  talk: Talk,
): Answer | null {
  const end = next.findIndex(({ asks, speaker }) => asks || speaker !== lecturer);
  const own = next.slice(0, end < 0 ? undefined : end);
  const [first, second] = own;
  if (!first || talk.smallTalk.test(first.raw)) return null;
  // `No.` alone is left out of notes; here it is the answer.
  const said = second && spacedWords(first.raw) < SHORT_ANSWER ? [first, second] : [first];
  said.push(...countedBehind(said, own, talk));
  const text = said.map(({ unit, raw }) => unit?.text ?? raw).join(' ');
  const longest = said.length > 2 ? LONGEST_COUNTED : LONGEST_ANSWER;
  if (spacedWords(text) < LEAST_ASKED || spacedWords(text) > longest) return null;
  return { text, refs: said.flatMap(({ refs }) => refs) };
}

/** `Nein. Es gibt drei Grenzen. Erstens …`: what is counted belongs to the answer. */
function countedBehind(
  said: readonly Remark[],
  own: readonly Remark[],
  { explaining }: Talk,
): Remark[] {
  const rest = own.slice(said.length);
  const counted = rest.filter(({ raw }) => explaining.ordinal.test(raw));
  const isCounted = rest[0] !== undefined && explaining.ordinal.test(rest[0].raw);
  return isCounted ? counted.slice(0, MOST_COUNTED) : [];
}

/** Without openers; a Spanish question keeps the mark at its start. */
function questionOf({ text }: Unit, { phrases }: Talk): string {
  const bare = capitalized(text.replace(phrases.trimStart, ''));
  return bare.includes(phrases.opensQuestion) ? bare : `${phrases.opensQuestion}${bare}`;
}

function mostHeard(units: readonly Unit[]): string | undefined {
  const words = new Map<string | undefined, number>();
  for (const { speaker, length } of units) words.set(speaker, (words.get(speaker) ?? 0) + length);
  return [...words].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
