import { isTimed, labelOfLine } from '@notelark/api/talk/labels';
import { attributionAt } from './mail-sender.ts';
import { isClosing, isFooter, isGreeting, isRuler, mailHeadAt, type MailHead } from './mail.ts';

export interface Line {
  text: string;
  /** Index of its turn in the source. */
  at: number;
}

/** One mail of a thread. */
export interface Mail {
  /** As its head names them; empty where it names no person, undefined where there is no head. */
  sender: string | undefined;
  /** Index of the turn that names the sender. */
  from: number | undefined;
  moment: number | null;
  isAnswer: boolean | undefined;
  /** The mail that quotes it. */
  quotedBy: Mail | undefined;
}

/** Lines of one mail in a row, without marks of quotation. */
export interface Stretch {
  mail: Mail;
  lines: Line[];
}

/** Whether the lines hold mails: the head of one, or a line that says who wrote what is quoted. */
export function isMail(lines: readonly string[]): boolean {
  const bare = lines.map(unquoted).filter((line) => line !== '');
  return bare.some((_, at) => mailHeadAt(bare, at) !== null || attributionAt(bare, at) !== null);
}

const QUOTE = /^(?:> ?)+/u;
export const unquoted = (line: string): string => line.replace(QUOTE, '').trim();
const depthOf = (line: string): number => (line.match(QUOTE)?.[0] ?? '').replaceAll(' ', '').length;

/** The stretches of a pasted thread, as they stand there. */
export function stretchesOf(all: readonly Line[]): Stretch[] {
  const lines = all.filter(({ text }) => unquoted(text) !== '');
  const bare = lines.map(({ text }) => unquoted(text));
  const stretches: Stretch[] = [];
  let open: Mail[] = [];
  const begin = (depth: number, mail: Mail): void => {
    open = [...open.slice(0, depth), mail];
    stretches.push({ mail, lines: [] });
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as Line;
    const depth = depthOf(line.text);
    const attribution = attributionAt(bare, at);
    const head = attribution ? null : mailHeadAt(bare, at);
    if (head) {
      begin(depth, mailOfHead(head, lines, depth > 0 ? open[depth - 1] : undefined));
      at += head.lines;
      continue;
    }
    if (attribution) {
      const below = lines[at + attribution.lines];
      const inner = Math.max(depth, below ? depthOf(below.text) : depth);
      const quotedBy = open[inner - 1] ?? open[inner];
      const { name: sender, moment } = attribution;
      begin(inner, { sender, moment, from: line.at, isAnswer: undefined, quotedBy });
      at += attribution.lines;
      continue;
    }
    const mail = (open[depth] ??= {
      sender: undefined,
      from: undefined,
      moment: null,
      isAnswer: undefined,
      quotedBy: depth > 0 ? open.slice(0, depth).findLast((one) => one !== undefined) : undefined,
    });
    const last = stretches.at(-1);
    const text = bare[at] ?? '';
    at += 1;
    if (isRuler(text)) continue;
    if (last?.mail === mail) last.lines.push({ text, at: line.at });
    else stretches.push({ mail, lines: [{ text, at: line.at }] });
  }
  return stretches;
}

function mailOfHead(head: MailHead, lines: readonly Line[], quotedBy: Mail | undefined): Mail {
  const { sender, moment, isAnswer } = head;
  return { sender, moment, isAnswer, from: lines[head.at]?.at, quotedBy };
}

/** The stretches in the order in which they were written: most programs put the answer above what it answers. */
export function inOrderOfWriting(stretches: readonly Stretch[]): Stretch[] {
  const own = [...Map.groupBy(stretches, ({ mail }) => outermost(mail))];
  const groups = own.map(([mail, parts]) => ({ mail, parts: withQuotesFirst(mail, parts) }));
  const isReversed = !isChat(stretches) && isNewestFirst(groups.map(({ mail }) => mail));
  return (isReversed ? groups.toReversed() : groups).flatMap(({ parts }) => parts);
}

/** A chat goes on downwards, also around a mail that is copied into it. */
const isChat = ([first]: readonly Stretch[]): boolean =>
  first?.lines.some(({ text }) => isTimed(labelOfLine(text))) ?? false;

const outermost = (mail: Mail): Mail => (mail.quotedBy ? outermost(mail.quotedBy) : mail);

/** What is quoted below an answer was written before it; answers between the lines of a quotation stay there. */
function withQuotesFirst(mail: Mail, parts: readonly Stretch[]): Stretch[] {
  const lastOwn = parts.findLastIndex((part) => part.mail === mail && saysSomething(part));
  const firstQuoted = parts.findIndex((part) => part.mail !== mail);
  if (firstQuoted < 0 || lastOwn > firstQuoted) return [...parts];
  const quoted = parts.filter((part) => part.mail !== mail);
  const children = [...Map.groupBy(quoted, (part) => childOf(mail, part.mail))];
  return [
    ...children.flatMap(([child, inside]) => withQuotesFirst(child, inside)),
    ...parts.filter((part) => part.mail === mail),
  ];
}

/** The mail that is quoted by one mail and is, or quotes, another one. */
const childOf = (mail: Mail, inner: Mail): Mail =>
  inner.quotedBy === undefined || inner.quotedBy === mail ? inner : childOf(mail, inner.quotedBy);

function saysSomething({ lines }: Stretch): boolean {
  const first = lines.find(({ text }) => !isGreeting(text));
  return first !== undefined && !isClosing(first.text) && !isFooter(first.text);
}

/** By their days; without these, by a first mail that has no head, or that answers. */
function isNewestFirst(mails: readonly Mail[]): boolean {
  const moments = mails.flatMap(({ moment }) => moment ?? []);
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  if (first !== last) return first > last;
  const [top, ...others] = mails;
  if (!top || others.length === 0) return false;
  return top.sender === undefined || (top.isAnswer === true && mails.at(-1)?.isAnswer === false);
}
