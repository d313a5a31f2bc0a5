import { fill } from '@notelark/api/fill';
import type { ListedTask } from '@notelark/api/task-list';
import type { Week, WeekLine } from '@notelark/api/week';

/** Longer lists end with how many more there are. */
const MOST = 20;

const words = {
  overdue: 'Overdue',
  today: 'Today',
  decided: 'Decided',
  open: 'Taken on',
  due: 'Due',
  questions: 'Left open',
  more: 'and {count} more',
  end: 'End these mails',
} as const;

/** Where links of a mail lead. */
export interface MailLinks {
  home: URL;
  /** Ends such mails. */
  endUrl: string;
}

interface Line {
  text: string;
  /** What stands behind it, small. */
  about: string;
  href: string;
}

/** A part of a mail's body, in both of its forms. */
type Body = { text: string; html: string };

/** What is due, the first due first. @param today as in `dueOn` */
export function tasksBody(due: readonly ListedTask[], today: string, links: MailLinks): Body {
  const { home } = links;
  const isLate = ({ dueOn }: ListedTask): boolean => dueOn !== null && dueOn < today;
  const lines = (tasks: readonly ListedTask[]) => tasks.map((task) => taskLine(task, home));
  const sections: Section[] = [
    [words.overdue, lines(due.filter(isLate))],
    [words.today, lines(due.filter((task) => !isLate(task)))],
  ];
  return bodyOf(sections, links);
}

/** A week in four short lists. */
export function digestBody({ decided, open, due, questions }: Week, links: MailLinks): Body {
  const { home } = links;
  const said = (lines: readonly WeekLine[]) => lines.map((line) => weekLine(line, home));
  const tasks = (listed: readonly ListedTask[]) => listed.map((task) => taskLine(task, home));
  const sections: Section[] = [
    [words.decided, said(decided)],
    [words.open, tasks(open)],
    [words.due, tasks(due)],
    [words.questions, said(questions)],
  ];
  return bodyOf(sections, links);
}

function taskLine({ text, owner, due, title, summaryId, citation }: ListedTask, home: URL): Line {
  const about = [owner, due, title].filter((part) => part !== null).join(', ');
  return { text, about, href: hrefOf(summaryId, citation, home) };
}

const weekLine = ({ text, title, summaryId, citation }: WeekLine, home: URL): Line => ({
  text,
  about: citation === null ? title : `${title}, ${citation.label}`,
  href: hrefOf(summaryId, citation, home),
});

const hrefOf = (id: string, citation: { target: string } | null, home: URL): string =>
  new URL(`/results/${id}${citation?.target ?? ''}`, home).href;

type Section = readonly [heading: string, lines: readonly Line[]];

function bodyOf(sections: readonly Section[], { endUrl }: MailLinks): Body {
  const filled = sections.filter(([, lines]) => lines.length > 0);
  const end = `<p style="margin:16px 0 0;font-size:13px"><a href="${escape(endUrl)}" style="color:#5c667d">${words.end}</a></p>`;
  return {
    text: [
      ...filled.map(([heading, lines]) => textOf(heading, lines)),
      `${words.end}:\n${endUrl}`,
    ].join('\n\n'),
    html: [...filled.map(([heading, lines]) => htmlOf(heading, lines)), end].join('\n'),
  };
}

const shownOf = (lines: readonly Line[]) => lines.slice(0, MOST);
const moreOf = (lines: readonly Line[]): string[] =>
  lines.length > MOST ? [fill(words.more, { count: lines.length - MOST })] : [];

const textOf = (heading: string, lines: readonly Line[]): string =>
  [
    heading,
    ...shownOf(lines).map(({ text, about }) => `- ${text} (${about})`),
    ...moreOf(lines),
  ].join('\n');

function htmlOf(heading: string, lines: readonly Line[]): string {
  const items = shownOf(lines).map(
    ({ text, about, href }) =>
      `<li style="margin:0 0 10px">${escape(text)}<br><a href="${escape(href)}" style="font-size:13px;color:#5c667d">${escape(about)}</a></li>`,
  );
  const more = moreOf(lines).map(
    (text) => `<p style="margin:0;font-size:13px">${escape(text)}</p>`,
  );
  return [
    `<h2 style="margin:16px 0 8px;font-size:16px;color:#161b29">${escape(heading)}</h2>`,
    `<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul>`,
    ...more,
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
