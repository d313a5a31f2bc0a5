import type { Input, Notelark, Output } from '@notelark/client';
import { type Command, flag, oneOf, parse, printJson, signIn, strings } from '../command.ts';
import { exitCodes } from '../failure.ts';

type TaskFormat = Input<'exportTasks'>['query']['format'];
type Task = Output<'listTasks'>['tasks'][number];
type State = 'open' | 'done';

const formats = ['ics', 'ics-events', 'csv'] as const satisfies readonly TaskFormat[];

export const tasks: Command = {
  usage: 'tasks',
  summary: 'List the tasks of all recordings, or print them as a calendar or a table',
  help: `  --done            those that are ticked
  --format FORMAT   ics (tasks, for Apple Reminders, Thunderbird and others), ics-events (those with a day as events, for Google's and
                    Outlook's calendars), csv (also for Notion)
  --json

A line has the day that the task is due, its owner, the task and the recording, separated by tabs.`,
  run: async (args, terminal) => {
    const { values } = parse(args, { done: flag, format: strings, json: flag });
    const state = values.done ? 'done' : 'open';
    const format = values.format && oneOf(formats, values.format, '--format');
    const { notelark } = await signIn(terminal);
    if (format) {
      const answer = await notelark.exportTasks({ query: { format, state } });
      terminal.print(await answer.text());
      return exitCodes.ok;
    }
    const found = await allTasks(notelark, state);
    if (values.json) printJson(terminal, found);
    else terminal.print(found.map(lineOf).join(''));
    return exitCodes.ok;
  },
};

async function allTasks({ listTasks }: Notelark, state: State): Promise<Task[]> {
  const found: Task[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Output<'listTasks'> = await listTasks({
      query: { state, ...(after !== '' && { after }) },
    });
    found.push(...page.tasks);
    after = page.next;
  }
  return found;
}

const lineOf = ({ dueOn, owner, text, title }: Task): string =>
  `${[dueOn ?? '-', owner ?? '-', text, title].join('\t')}\n`;
