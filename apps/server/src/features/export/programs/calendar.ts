import type { ListedTask } from '@notelark/api/task-list';
import { namesOwner } from '@notelark/api/tasks';

/** A task with the address of its notes. */
export type LinkedTask = ListedTask & { url: string };

const LINE_BYTES = 75;

/**
 * Tasks as iCalendar (RFC 5545). `VTODO` is what a task is; calendars that know no tasks read `VEVENT`, all day on the day that it is
 * due, without taking up time. The UID stays the same, so that importing again updates.
 * @param stamp when the file was made
 */
export function toCalendar(
  tasks: readonly LinkedTask[],
  kind: 'VTODO' | 'VEVENT',
  stamp: Date,
): string {
  const shown = kind === 'VTODO' ? tasks : tasks.filter(({ dueOn }) => dueOn !== null);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Notelark//Tasks//EN',
    'CALSCALE:GREGORIAN',
    ...shown.flatMap((task) => componentOf(task, kind, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const componentOf = (task: LinkedTask, kind: 'VTODO' | 'VEVENT', stamp: Date): string[] => [
  `BEGIN:${kind}`,
  ...commonLines(task, stamp),
  ...(kind === 'VTODO' ? todoLines(task) : eventLines(task)),
  `END:${kind}`,
];

function commonLines(
  { summaryId, task, text, title, owner, due, url, createdAt }: LinkedTask,
  stamp: Date,
): string[] {
  // As notes write it behind a task: without words of one language.
  const facts = [owner, due].filter((fact) => fact !== null).join(', ');
  const description = [...(facts === '' ? [] : [facts]), title, url].join('\n');
  return [
    `UID:${summaryId}-${task}@notelark`,
    `DTSTAMP:${utc(stamp)}`,
    `CREATED:${utc(new Date(createdAt))}`,
    `SUMMARY:${escape(owner === null || namesOwner(text, owner) ? text : `${owner}: ${text}`)}`,
    `DESCRIPTION:${escape(description)}`,
    `URL:${url}`,
  ];
}

const todoLines = ({ dueOn, done }: LinkedTask): string[] => [
  ...(dueOn === null ? [] : [`DUE;VALUE=DATE:${dayOf(dueOn)}`]),
  ...(done ? ['STATUS:COMPLETED', 'PERCENT-COMPLETE:100'] : ['STATUS:NEEDS-ACTION']),
];

/** Its end is the day after: the end of an event is not part of it. */
function eventLines({ dueOn }: LinkedTask): string[] {
  if (dueOn === null) return [];
  const next = new Date(`${dueOn}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return [
    `DTSTART;VALUE=DATE:${dayOf(dueOn)}`,
    `DTEND;VALUE=DATE:${dayOf(next.toISOString().slice(0, 10))}`,
    'TRANSP:TRANSPARENT',
  ];
}

const dayOf = (date: string): string => date.replaceAll('-', '');

/** `20261122T080000Z`. */
const utc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A stranger's words never begin a line of their own. */
const escape = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- the format allows none but tabs
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** Lines of at most 75 bytes; the rest of a longer one follows after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
