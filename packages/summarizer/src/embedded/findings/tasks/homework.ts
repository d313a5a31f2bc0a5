import type { Conversation, Remark } from '../conversation.ts';
import { wordsOf } from '../../words.ts';
import { dateSaid } from './due-dates.ts';
import type { Task } from './task.ts';

/** More homework is given within so many sentences of the one that announces it. */
const NEAR = 6;
/** By when it is handed in is said in one of so many sentences behind it. */
const SENTENCES_BEHIND = 3;

/** Content words of a sentence that only announces homework, beside its date. */
const WORDS_OF_ANNOUNCEMENT = 2;

/** With fewer content words a sentence does not say what listeners work with: `Just one.` */
const TERMS_OF_MATERIAL = 3;

/** Words of a clause among which its subject stands: `da ist mir eine Null …`. */
const WORDS_OF_SUBJECT = 3;

/** What a speaker tells the listeners to do: by a date, or in the paragraph that speaks of homework. */
export function homeworkIn(conversation: Conversation, besides: ReadonlySet<Remark>): Task[] {
  const { remarks } = conversation;
  const given = remarks
    .filter((remark) => !besides.has(remark) && !remark.asks)
    .flatMap(
      (remark) =>
        assignedAt(conversation, remark) ??
        deliveredAt(conversation, remark) ??
        givenAt(conversation, remark) ??
        bidAt(conversation, remark) ??
        [],
    );
  // `You give it to me on Friday.` is the day of what was given before.
  return given.filter(({ said }) => !given.some(({ dated }) => dated === said));
}

function assignedAt({ talk, remarks }: Conversation, remark: Remark): Task | null {
  const { goesOn, nextTime } = talk.explaining.homework;
  const { raw, unit, index } = remark;
  const found = raw.match(talk.assigns)?.groups;
  if (!found || goesOn.test(raw)) return null;
  const task = { said: remark, with: null, kind: 'request', owner: undefined, weight: 2 } as const;
  const wording = unit?.text ?? raw;
  const own = dateSaid(talk, raw) ?? found.when;
  // `Zur nächsten Stunde lesen Sie bitte …`: what stands before the verb is its day, and nothing that is read.
  const isFronted = own !== undefined && dateSaid(talk, found.thing ?? '') === own;
  if (own !== undefined) return { ...task, due: own, ...(isFronted ? { wording } : {}) };
  const [when] = raw.match(nextTime) ?? [];
  if (when === undefined) return null;
  // `For next time please read the case. By the eighth, that is.`
  const next = remarks[index + 1];
  const isDate = next && isNear(remark, next) && talk.due.exec(next.raw)?.index === 0;
  const day = isDate ? dateSaid(talk, next.raw) : undefined;
  const due = day === undefined ? { due: when } : { due: day, dated: next };
  return { ...task, ...due, wording };
}

/** `Then a report of two pages, and you upload it by Monday.` */
function deliveredAt({ talk }: Conversation, remark: Remark): Task | null {
  const { raw, unit } = remark;
  const due = dateSaid(talk, raw);
  const isOther = [talk.conditional, talk.past, talk.explaining.plan].some((form) =>
    form.test(raw),
  );
  if (due === undefined || isOther || !talk.explaining.homework.delivers.test(raw)) return null;
  const wording = unit?.text ?? raw;
  return { said: remark, with: null, kind: 'request', owner: undefined, due, wording, weight: 2 };
}

/**
 * `Exercises one and two are compulsory.`, and behind it `That's to be in by Monday`, which belongs to it; behind `Homework for
 * Thursday.` also `You measure your room.`
 */
function givenAt(conversation: Conversation, remark: Remark): Task | null {
  const { remarks, talk } = conversation;
  const { tells, goesOn } = talk.explaining.homework;
  const { raw, index } = remark;
  const announced = announcedBy(conversation, remark);
  const isTold = announced !== undefined || (tells.test(raw) && isOfHomework(conversation, remark));
  if (!isTold || goesOn.test(raw)) return null;
  const behind = remarks
    .slice(index + 1, index + 1 + SENTENCES_BEHIND)
    .filter((next) => isNear(remark, next));
  // Further homework has a day of its own.
  const told = behind.find((next) => [goesOn, tells].some((form) => form.test(next.raw)));
  const further = told && goesOn.test(told.raw) ? told : undefined;
  const own = dateSaid(talk, raw);
  const dated = own === undefined ? (further ?? announced?.by) : undefined;
  const due = own ?? (dated && dateSaid(talk, dated.raw));
  return {
    said: remark,
    with: null,
    kind: 'request',
    owner: undefined,
    due,
    ...(dated ? { dated } : {}),
    wording: [announced?.material, remark, further]
      .filter((one) => one !== undefined)
      .map((one) => withoutOwnClause(conversation, one.unit?.text ?? one.raw))
      .join(' '),
    weight: 2,
  };
}

/** `You see it in the lab on Monday. Bring gloves, please, we've run out.`: with no word of homework, and without the reason. */
function bidAt(conversation: Conversation, remark: Remark): Task | null {
  const { remarks, talk } = conversation;
  const { bids, please } = talk.explaining.homework;
  const { raw, unit, index, refs } = remark;
  if (!bids.test(raw) || !please.test(raw)) return null;
  const near = remarks
    .slice(Math.max(0, index - NEAR), index + 1)
    .filter((one) => one.refs.at(-1) === refs[0]);
  const dated = near.findLast((one) => dateSaid(talk, one.raw) !== undefined);
  const clauses = (unit?.text ?? raw).split(/,\s+/u);
  const asked = clauses.findIndex((clause, at) => at > 0 && isOnly(please, clause));
  return {
    said: remark,
    with: null,
    kind: 'request',
    owner: undefined,
    due: dated && dateSaid(talk, dated.raw),
    ...(dated && dated !== remark ? { dated } : {}),
    wording: `${(asked < 0 ? clauses : clauses.slice(0, asked)).join(', ').replace(/[.!]+$/u, '')}.`,
    weight: 2,
  };
}

const isOnly = (pattern: RegExp, clause: string): boolean =>
  pattern.test(clause) && !/\p{L}/u.test(clause.replace(pattern, ''));

/** `…, not by email, please, I had sixty last time`: up to where the speaker tells of themselves. */
function withoutOwnClause({ talk }: Conversation, text: string): string {
  const [first = '', ...others] = text.split(/,\s+/u);
  const own = others.findIndex((clause) =>
    talk.marks.classes.saysI(wordsOf(clause.toLowerCase()).slice(0, WORDS_OF_SUBJECT)),
  );
  if (own < 0) return text;
  return `${[first, ...others.slice(0, own)].join(', ')}.`;
}

/** Homework that is announced in so many words, `Homework for Thursday.`, and what listeners work with. */
interface Announced {
  by: Remark;
  material: Remark | undefined;
}

/** What announces homework before a sentence that tells listeners what they do; between them one may say what they have for it. */
function announcedBy(
  { remarks, talk, document }: Conversation,
  remark: Remark,
): Announced | undefined {
  const { begins, tells, tellsYou } = talk.explaining.homework;
  const isTold = ({ raw }: Remark): boolean => tells.test(raw) || tellsYou.test(raw);
  const announces = ({ raw }: Remark): boolean =>
    begins.test(raw) &&
    wordsOf(raw.replace(talk.due, ' ').toLowerCase()).filter(
      (word) => !document.language.stopWords.has(word),
    ).length <= WORDS_OF_ANNOUNCEMENT;
  const inParagraph = remarks
    .slice(Math.max(0, remark.index - NEAR), remark.index)
    .filter(({ refs }) => refs.at(-1) === remark.refs[0]);
  const at = inParagraph.findLastIndex(announces);
  const by = inParagraph[at];
  const others = inParagraph.slice(at + 1).filter((one) => !isTold(one));
  if (!by || others.length > 1 || !isTold(remark)) return undefined;
  const [material] = others;
  const saysMore = (material?.terms.length ?? 0) >= TERMS_OF_MATERIAL;
  return { by, material: saysMore && material?.index === remark.index - 1 ? material : undefined };
}

/** Whether a sentence stands in the same paragraph as the one before it, or in the next. */
const isNear = (remark: Remark, next: Remark): boolean =>
  (next.refs[0] ?? 0) - (remark.refs.at(-1) ?? 0) <= 1;

/** Whether homework is spoken of in it, or shortly before it in the same paragraph. */
function isOfHomework({ remarks, talk }: Conversation, { index, refs }: Remark): boolean {
  return remarks
    .slice(Math.max(0, index - NEAR), index + 1)
    .some((one) => one.refs.at(-1) === refs[0] && talk.explaining.homework.begins.test(one.raw));
}
