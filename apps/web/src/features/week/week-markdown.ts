import type { ListedTask } from '@notelark/api/task-list';
import type { Week, WeekLine } from '@notelark/api/week';
import { weekScreen as words } from '../../messages/index.ts';

/** A week as Markdown, each line with a link to where it was said. @param origin of the page */
export function weekMarkdown(
  { from, to, decided, due, open, questions }: Week,
  origin: string,
): string {
  const said = (lines: readonly WeekLine[]) =>
    lines.map((line) => `- ${escape(line.text)} ${linkOf(line, origin)}`);
  const tasks = (listed: readonly ListedTask[]) =>
    listed.map((task) => {
      const who = [task.owner, task.dueOn ?? task.due].filter((part) => part !== null).map(escape);
      return `- [ ] ${[escape(task.text), ...who].join(', ')} ${linkOf(task, origin)}`;
    });
  const sections = [
    [words.decided, said(decided)],
    [words.due, tasks(due)],
    [words.open, tasks(open)],
    [words.questions, said(questions)],
  ] as const;
  const filled = sections.filter(([, lines]) => lines.length > 0);
  const parts = filled.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`);
  return [`# ${from} – ${to}`, ...parts].join('\n\n').concat('\n');
}

function linkOf({ summaryId, title, citation }: WeekLine | ListedTask, origin: string): string {
  const label = citation === null ? title : `${title}, ${citation.label}`;
  return `([${escape(label)}](${origin}/results/${summaryId}${citation?.target ?? ''}))`;
}

/** A stranger's words stay words. */
const escape = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
