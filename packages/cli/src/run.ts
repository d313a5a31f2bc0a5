import { type Command, usageFailure } from './command.ts';
import { exportCommand } from './commands/export.ts';
import { get } from './commands/get.ts';
import { list } from './commands/list.ts';
import { login, logout } from './commands/login.ts';
import { sync } from './commands/sync.ts';
import { tasks } from './commands/tasks.ts';
import { upload } from './commands/upload.ts';
import { type ExitCode, exitCodes, failureOf } from './failure.ts';
import type { Terminal } from './terminal.ts';

const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  upload,
  list,
  get,
  export: exportCommand,
  tasks,
  sync,
};

/** @returns the exit code */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return (await dispatch(args, terminal)) ?? exitCodes.ok;
  } catch (error) {
    terminal.progress(null);
    if (terminal.signal.aborted) return exitCodes.interrupted;
    const failure = failureOf(error);
    if (!failure) throw error;
    terminal.say(failure.message);
    return failure.exitCode;
  }
}

async function dispatch(args: readonly string[], terminal: Terminal) {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const wanted = commands[rest[0] ?? ''];
    terminal.print(wanted ? helpOf(wanted) : overview());
    return name === undefined ? exitCodes.usage : exitCodes.ok;
  }
  const command = commands[name];
  if (!command) throw usageFailure(`There is no command "${name}". \`notelark help\` lists them.`);
  if (!rest.includes('--help') && !rest.includes('-h')) return await command.run(rest, terminal);
  terminal.print(helpOf(command));
  return exitCodes.ok;
}

const WIDTH = 24;

function overview(): string {
  const lines = Object.values(commands).map(
    ({ usage, summary }) => `  ${usage.padEnd(WIDTH)}${summary}`,
  );
  return `Usage: notelark COMMAND

${lines.join('\n')}

  notelark help COMMAND   says more. Every command takes --json.

Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 not signed in, 4 no connection, 5 conflicts (sync), 130 interrupted.
`;
}

const helpOf = ({ usage, summary, help }: Command): string =>
  `Usage: notelark ${usage}\n\n${summary}\n\n${help}\n`;
