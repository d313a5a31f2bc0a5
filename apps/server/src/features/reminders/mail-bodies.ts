import { fill } from '@notelark/api/fill';
import type { ListedTask } from '@notelark/api/task-list';
import { weekSections } from '@notelark/api/sentences/week';
import type { Week, WeekLine } from '@notelark/api/week';
import { byRecording, type WeekGroup, weekParts } from '@notelark/api/week-groups';

/** Longer lists end with how many more there are. */
const MOST = 20;

const words = {
  overdue: 'Overdue',
  today: 'Today',
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
  const section = (heading: string, tasks: readonly ListedTask[]): Section => ({
    heading,
    count: tasks.length,
    groups: byRecording(tasks.slice(0, MOST)).map((group) => groupOf(group, home)),
  });
  const sections = [
    section(words.overdue, due.filter(isLate)),
    section(
      words.today,
      due.filter((task) => !isLate(task)),
    ),
  ];
  return bodyOf(sections, links);
}

/** A week in four short lists, each by recording. */
export function digestBody(week: Week, links: MailLinks): Body {
  const sections = weekParts.map((part): Section => {
    const lines: readonly (WeekLine | ListedTask)[] = week[part];
    const groups = byRecording(lines.slice(0, MOST)).map((group) => groupOf(group, links.home));
    return { heading: weekSections[part], count: lines.length, groups };
  });
  return bodyOf(sections, links);
}

const groupOf = (
  { summaryId, title, lines }: WeekGroup<WeekLine | ListedTask>,
  home: URL,
): Group => ({
  title,
  href: hrefOf(summaryId, null, home),
  lines: lines.map((line) => ('task' in line ? taskLine(line, home) : weekLine(line, home))),
});

function taskLine({ text, owner, due, summaryId, citation }: ListedTask, home: URL): Line {
  const about = [owner, due, citation?.label].filter(Boolean).join(', ');
  return { text, about, href: hrefOf(summaryId, citation, home) };
}

const weekLine = ({ text, summaryId, citation }: WeekLine, home: URL): Line => ({
  text,
  about: citation?.label ?? '',
  href: hrefOf(summaryId, citation, home),
});

const hrefOf = (id: string, citation: { target: string } | null, home: URL): string =>
  new URL(`/results/${id}${citation?.target ?? ''}`, home).href;

/** What a mail says of one recording. */
interface Group {
  title: string;
  href: string;
  lines: readonly Line[];
}

interface Section {
  heading: string;
  /** Of all lines, also of those that are left out. */
  count: number;
  groups: readonly Group[];
}

function bodyOf(sections: readonly Section[], { endUrl }: MailLinks): Body {
  const filled = sections.filter(({ count }) => count > 0);
  const end = `<p style="margin:16px 0 0;font-size:13px"><a href="${escape(endUrl)}" style="color:#5c667d">${words.end}</a></p>`;
  return {
    text: [...filled.map(textOf), `${words.end}:\n${endUrl}`].join('\n\n'),
    html: [...filled.map(htmlOf), end].join('\n'),
  };
}

const moreOf = (count: number): string[] =>
  count > MOST ? [fill(words.more, { count: count - MOST })] : [];

const textOf = ({ heading, count, groups }: Section): string =>
  [
    `${heading} (${count})`,
    ...groups.flatMap(({ title, lines }) => [
      '',
      title,
      ...lines.map(({ text, about }) => (about === '' ? `- ${text}` : `- ${text} (${about})`)),
    ]),
    ...moreOf(count),
  ].join('\n');

function htmlOf({ heading, count, groups }: Section): string {
  const lists = groups.map(({ title, href, lines }) => {
    const items = lines.map(
      (line) =>
        `<li style="margin:0 0 10px">${escape(line.text)}${line.about === '' ? '' : `<br><a href="${escape(line.href)}" style="font-size:13px;color:#5c667d">${escape(line.about)}</a>`}</li>`,
    );
    return [
      `<h3 style="margin:12px 0 6px;font-size:14px"><a href="${escape(href)}" style="color:#161b29">${escape(title)}</a></h3>`,
      `<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul>`,
    ].join('\n');
  });
  const more = moreOf(count).map(
    (text) => `<p style="margin:0;font-size:13px">${escape(text)}</p>`,
  );
  return [
    `<h2 style="margin:20px 0 8px;font-size:16px;color:#161b29">${escape(heading)} (${count})</h2>`,
    ...lists,
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
