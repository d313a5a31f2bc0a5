import { fill } from './fill.ts';
import { weekFileTitle, weekNothing, weekSections } from './sentences/week.ts';
import type { ListedTask } from './task-list.ts';
import { namesOwner } from './tasks.ts';
import type { Week, WeekLine } from './week.ts';

interface OfRecording {
  summaryId: string;
  title: string;
}

/** What a week says of one recording or text. */
export interface WeekGroup<Line extends OfRecording> {
  summaryId: string;
  title: string;
  lines: Line[];
}

/** Lines by their recording, in the order in which these come. */
export const byRecording = <Line extends OfRecording>(lines: readonly Line[]): WeekGroup<Line>[] =>
  [...Map.groupBy(lines, ({ summaryId }) => summaryId)].map(([summaryId, members]) => ({
    summaryId,
    title: members[0]?.title ?? '',
    lines: members,
  }));

export const weekParts = ['decided', 'due', 'open', 'questions'] as const;

/** A week as Markdown: parts, in each the recordings, with links to where each line was said. @param origin of the installation */
export function weekMarkdown(week: Week, origin: string): string {
  const parts = weekParts.flatMap((part) => {
    const lines: readonly (WeekLine | ListedTask)[] = week[part];
    if (lines.length === 0) return [];
    const groups = byRecording(lines).map((group) => groupMarkdown(group, origin));
    return [`## ${weekSections[part]} (${lines.length})`].concat(groups);
  });
  return `${parts.length === 0 ? weekNothing : parts.join('\n\n')}\n`;
}

export const weekTitle = ({ from, to }: Week): string =>
  fill(weekFileTitle, { from: shortDay(from), to: shortDay(to) });

function groupMarkdown(
  { summaryId, title, lines }: WeekGroup<WeekLine | ListedTask>,
  origin: string,
): string {
  const heading = `### [${escape(title)}](${origin}/results/${summaryId})`;
  const items = lines.map((line) => {
    const { citation } = line;
    const link =
      citation === null
        ? ''
        : ` [${escape(citation.label)}](${origin}/results/${summaryId}${citation.target})`;
    return 'task' in line ? `- [ ] ${taskText(line)}${link}` : `- ${escape(line.text)}${link}`;
  });
  return `${heading}\n\n${items.join('\n')}`;
}

function taskText({ text, owner, due, dueOn }: ListedTask): string {
  const who = owner !== null && namesOwner(text, owner) ? null : owner;
  const facts = [who, dueOn === null ? due : shortDay(dueOn)].filter((fact) => fact !== null);
  return [escape(text), ...(facts.length === 0 ? [] : [escape(facts.join(', '))])].join(' — ');
}

const days = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = (day: string): string => days.format(new Date(day));

/** A stranger's words stay words. */
const escape = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
