import { isNotSaid, isReport, withoutAddition } from '@notelark/api/talk/notices';
import { type Problem, problemAt, type Reading } from '../transcript.ts';
import { linesOfChat, type Message } from './chat.ts';
import { secondsOfDay, TIME_OF_DAY } from './clock.ts';

/** Marks of direction that WhatsApp puts before lines and names. */
const INVISIBLE = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const HEAD = new RegExp(
  String.raw`^\[?(?<date>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}),? (?<clock>${TIME_OF_DAY})(?:\]| [-–])\s+(?<rest>.*)$`,
  'u',
);
const SAID = /^(?<name>[^:]{1,80}): (?<text>.*)$/u;

interface Found {
  date: string;
  clock: string;
  rest: string;
}

function headOf(line: string): Found | null {
  const found = HEAD.exec(line.replaceAll(INVISIBLE, ''))?.groups;
  if (!found) return null;
  return { date: found.date ?? '', clock: found.clock ?? '', rest: found.rest ?? '' };
}

export const isWhatsapp = (lines: readonly string[]): boolean => {
  const heads = lines.slice(0, 200).filter((line) => headOf(line) !== null).length;
  return heads >= 2 || (heads === 1 && headOf(lines[0] ?? '') !== null);
};

/**
 * An exported chat: `12/03/2024, 10:32 - Ann: Hello`, `[12.03.24, 10:32:11] Ann: Hello`. Messages go on until the next head;
 * who joined or left, and media that was left out, is not part of the conversation.
 */
export function readWhatsapp(lines: readonly string[]): Reading {
  const order = dateOrderOf(lines.flatMap((line) => headOf(line) ?? []));
  const messages: Message[] = [];
  const problems: Problem[] = [];
  let message: Message | null = null;
  for (const [at, line] of lines.entries()) {
    const head = headOf(line);
    if (!head) {
      if (message && line.trim() !== '') message.text += `\n${line.trim()}`;
      else if (line.trim() !== '') problems.push(problemAt(at + 1, 'skipped', line));
      continue;
    }
    const said = SAID.exec(head.rest)?.groups;
    const text = withoutAddition(said?.text ?? '');
    if (!said || isNotSaid(text) || isReport(line)) {
      message = null;
      problems.push(problemAt(at + 1, 'skipped', line));
      continue;
    }
    const moment = momentOf(head, order);
    if (moment === null) problems.push(problemAt(at + 1, 'time', line));
    message = { at: moment, speaker: (said.name ?? '').trim(), text };
    messages.push(message);
  }
  return {
    format: 'whatsapp',
    title: null,
    language: null,
    lines: linesOfChat(messages),
    problems,
  };
}

type DateOrder = 'day' | 'month';

/** Whether a date begins with its day or its month: by a number over 12, else by AM and PM. */
function dateOrderOf(heads: readonly Found[]): DateOrder {
  for (const { date } of heads) {
    const [first = 0, second = 0] = date.split(/[./-]/).map(Number);
    if (first > 12 && first < 32) return 'day';
    if (second > 12) return 'month';
  }
  return heads.some(({ clock, date }) => /m/i.test(clock) && date.includes('/')) ? 'month' : 'day';
}

function momentOf({ date, clock }: Found, order: DateOrder): number | null {
  const [a = 0, b = 0, c = 0] = date.split(/[./-]/).map(Number);
  const [year, month, day] = a > 31 ? [a, b, c] : order === 'day' ? [c, b, a] : [c, a, b];
  const seconds = secondsOfDay(clock);
  if (seconds === null || month < 1 || month > 12 || day < 1 || day > 31) return null;
  return Date.UTC(year < 100 ? 2_000 + year : year, month - 1, day) / 1_000 + seconds;
}
