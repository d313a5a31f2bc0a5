import { isTimed, labelOfLine } from '@notelark/api/talk/labels';
import { isNotSaid } from '@notelark/api/talk/notices';
import {
  inOrderOfWriting,
  stretchesOf,
  type Line,
  type Mail,
  type Stretch,
} from './mail-thread.ts';
import {
  greetedIn,
  isClosing,
  isFooter,
  isGreeting,
  isPostscript,
  isSignature,
  signedBy,
  subjectIn,
  withoutCourtesy,
  withoutPostscript,
} from './mail.ts';
import type { Dialogue, PlacedTurn } from './dialogue.ts';

/** `Herr Brandl`, `Ms Vogt`: the name behind a title. */
const TITLED =
  /(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau|Sra?|Monsieur|Madame|Mme|M)\.? )\p{Lu}[\p{L}-]+/gu;
/** Words of the line behind a closing: a longer one goes on with the mail. */
const LONGEST_SIGNATURE = 6;

/** Mails from the first to the last that was written: each line belongs to who wrote the mail, chat lines to who wrote them. */
export function readMail(lines: readonly Line[]): Dialogue {
  const stretches = inOrderOfWriting(stretchesOf(lines));
  const senders = sendersOf(stretches);
  const names = namesToPrint([...senders.values()], lines);
  const printed = (name: string): string | undefined =>
    name === '' ? undefined : (names.get(name) ?? name);
  let said = '';
  const takenUp = takenUpIn(stretches);
  const turns = [...groupedByMail(stretches)].flatMap(({ mail, lines }) => {
    const sender = senders.get(mail) ?? '';
    const isNew = (text: string): boolean =>
      !isQuotation(mail) || !said.includes(inOneSpacing(text));
    const kept = bodyOf(lines, sender).filter(({ text }) => isNew(text));
    said = `${said} ${kept.map(({ text }) => text).join(' ')}`;
    const to = printed(addresseeOf(lines, sender, [...senders.values()]));
    const turns = turnsOf(kept, { speaker: printed(sender), from: mail.from, to }, printed);
    for (const turn of turns)
      if (takenUp.some((line) => turn.text.includes(line))) turn.takenUp = true;
    return turns;
  });
  const [subject] = lines.flatMap(({ text, at }) => {
    const found = subjectIn(text);
    return found === undefined ? [] : [{ text: found, at }];
  });
  return { turns, form: 'mail', ...(subject === undefined ? {} : { subject }) };
}

const isQuotation = ({ quotedBy }: Mail): boolean => quotedBy !== undefined;

/** A line without the marks at its end, which quoting cuts. */
const inOneSpacing = (text: string): string => text.replace(/[.…,;:!?]+$/u, '');

/** Lines that a mail quotes between its own: what stands below each answers it. */
function takenUpIn(stretches: readonly Stretch[]): string[] {
  return stretches.flatMap(({ mail, lines }, at) => {
    const next = stretches[at + 1];
    const isBetween = isQuotation(mail) && next?.mail === mail.quotedBy;
    return isBetween
      ? lines.map(({ text }) => inOneSpacing(text)).filter((text) => text !== '')
      : [];
  });
}

/** Stretches of one mail that follow one another, as one. */
function groupedByMail(stretches: readonly Stretch[]): Stretch[] {
  const grouped: Stretch[] = [];
  for (const { mail, lines } of stretches) {
    const last = grouped.at(-1);
    if (last?.mail === mail) for (const line of lines) last.lines.push(line);
    else grouped.push({ mail, lines: [...lines] });
  }
  return grouped;
}

/** What a mail says: without greeting, closing, signature and what programs add. */
function bodyOf(lines: readonly Line[], sender: string): Line[] {
  let closed = false;
  const body = lines.filter(({ text }, at) => {
    if (isTimed(labelOfLine(text))) return true;
    if (isNotSaid(text) || isGreeting(text)) return false;
    const isEnd = isClosing(text) && !goesOn(lines[at + 1]?.text, sender);
    if (isFooter(text) || isEnd || isSignature(text, sender)) closed = true;
    else if (isPostscript(text)) closed = false;
    return !closed && !isClosing(text);
  });
  const [first, ...others] = body;
  if (!first) return body;
  const text = withoutCourtesy(first.text);
  return text === '' ? others : [{ ...first, text }, ...others];
}

/** Whether the mail goes on behind thanks: `Danke!` in the middle of it closes nothing. */
const goesOn = (next: string | undefined, sender: string): boolean =>
  next !== undefined &&
  /[.!?]$/u.test(next) &&
  next.split(' ').length > LONGEST_SIGNATURE &&
  !isSignature(next, sender);

/** Whom the greeting names; between two people the other one. */
function addresseeOf(lines: readonly Line[], sender: string, senders: readonly string[]): string {
  const greeted = lines.flatMap(({ text }) => greetedIn(text) ?? []);
  const others = [...new Set(senders)].filter((name) => name !== '' && name !== sender);
  const [first] = greeted;
  if (first !== undefined) return others.find((name) => name.split(' ').includes(first)) ?? first;
  const isToAll = lines.some(({ text }) => isGreeting(text)) && others.length > 1;
  return others.length === 1 && !isToAll ? (others[0] ?? '') : '';
}

interface MailPeople {
  speaker: string | undefined;
  /** Index of the turn that names the speaker. */
  from: number | undefined;
  to: string | undefined;
}

function turnsOf(
  lines: readonly Line[],
  people: MailPeople,
  printed: (name: string) => string | undefined,
): PlacedTurn[] {
  const { speaker, from, to } = people;
  const own = {
    ...(speaker === undefined ? {} : { speaker }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  return lines.map(({ text: line, at }): PlacedTurn => {
    const text = withoutPostscript(line);
    const chat = labelOfLine(text);
    if (isTimed(chat)) {
      const name = printed(chat.name);
      return { text: chat.text, at, ...(name === undefined ? {} : { speaker: name }) };
    }
    return { text, at, ...own };
  });
}

/** Who wrote each mail; who wrote one without a head is known by the name below it, or by whom the others greet. */
function sendersOf(stretches: readonly Stretch[]): Map<Mail, string> {
  const linesOf = Map.groupBy(stretches, ({ mail }) => mail);
  const mails = [...linesOf.keys()];
  const known = [...new Set(mails.flatMap(({ sender = '' }) => (sender === '' ? [] : [sender])))];
  const senderOf = (mail: Mail): string => {
    if (mail.sender !== undefined) return mail.sender;
    const lines = linesOf.get(mail)?.flatMap((part) => part.lines.map(({ text }) => text)) ?? [];
    return mail.quotedBy
      ? otherThan(senderOf(mail.quotedBy), known)
      : signer(lines, known, mails, linesOf);
  };
  return new Map(mails.map((mail) => [mail, senderOf(mail)]));
}

/** Between two people a quotation is the other one's. */
function otherThan(sender: string, known: readonly string[]): string {
  const others = known.filter((one) => one !== sender);
  return others.length === 1 ? (others[0] ?? '') : '';
}

function signer(
  lines: readonly string[],
  known: readonly string[],
  mails: readonly Mail[],
  linesOf: ReadonlyMap<Mail, readonly Stretch[]>,
): string {
  const signed = signedBy(lines, known);
  if (signed !== '') return signed;
  const own = mails.find((mail) => mail.sender !== undefined);
  const greeted = (own && linesOf.get(own))?.flatMap((part) =>
    part.lines.flatMap(({ text }) => greetedIn(text) ?? []),
  );
  return greeted?.[0] ?? '';
}

const short = (name: string): string => name.split(' ')[0] ?? name;

/** Full names and first names, each as the name to print: the first name where it is one person's only, and they are on such terms. */
function namesToPrint(senders: readonly string[], lines: readonly Line[]): Map<string, string> {
  const people = [...new Set(senders)].filter((name) => name !== '');
  const titled = new Set(lines.flatMap(({ text }) => text.match(TITLED) ?? []));
  const isOne = (name: string): boolean =>
    !/^\p{L}{1,4}\.|^(?:mrs?|ms|dr|prof|herr|frau|mme|sra?)$/iu.test(short(name)) &&
    !titled.has(name.split(' ').at(-1) ?? '') &&
    people.filter((other) => short(other) === short(name)).length === 1;
  return new Map(
    people.flatMap((name) => {
      const printed = isOne(name) ? short(name) : name;
      return [
        [name, printed],
        [short(name), printed],
      ] as const;
    }),
  );
}
