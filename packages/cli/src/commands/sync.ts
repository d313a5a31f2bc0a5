import path from 'node:path';
import { type Command, flag, only, parse, printJson, signIn } from '../command.ts';
import { exitCodes, Failure } from '../failure.ts';
import { type Change, changes, OtherServerError, syncFolder } from '../sync/sync-folder.ts';
import type { Terminal } from '../terminal.ts';

export const sync: Command = {
  usage: 'sync FOLDER',
  summary: 'Keep a folder of Markdown files, e.g. for Obsidian, in step with your notes',
  help: `  --keep-deleted   keep files of recordings that were deleted on the server
  --json

One file for each recording or text whose notes are ready, with properties, notes and transcript. New titles rename files; files may
be moved within the folder. What you have changed in a file is never overwritten: the server's text is written beside it, as
"... (from Notelark).md", and the command ends with 5.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, { 'keep-deleted': flag, json: flag });
    const folder = path.resolve(only(positionals, 'folder'));
    const { notelark, url } = await signIn(terminal);
    const changed = emptyReport();
    const options = {
      folder,
      server: url,
      keepDeleted: values['keep-deleted'] ?? false,
      signal: terminal.signal,
      onChange: (change: Change, file: string) => {
        changed[change].push(file);
        terminal.progress(null);
        if (!values.json) terminal.say(lineOf(change, file));
      },
      onProgress: (done: number, total: number) => terminal.progress(`${done} of ${total}`),
    };
    await syncFolder(notelark, options).catch(refuseOtherServer);
    terminal.progress(null);
    report(changed, values.json ?? false, terminal);
    return changed.conflict.length > 0 ? exitCodes.conflict : exitCodes.ok;
  },
};

type Report = Record<Change, string[]>;

const emptyReport = (): Report => ({
  added: [],
  updated: [],
  renamed: [],
  removed: [],
  kept: [],
  conflict: [],
});

function lineOf(change: Change, file: string): string {
  if (change === 'conflict')
    return `Changed here and on the server; the server's text is in: ${file}`;
  if (change === 'kept') return `Deleted on the server, but changed here, so it stays: ${file}`;
  return `${change.charAt(0).toUpperCase()}${change.slice(1)}: ${file}`;
}

function report(changed: Report, asJson: boolean, terminal: Terminal): void {
  if (asJson) {
    printJson(terminal, changed);
    return;
  }
  const counts = changes
    .filter((change) => changed[change].length > 0)
    .map((change) => `${changed[change].length} ${change}`);
  terminal.say(counts.length === 0 ? 'Everything is up to date.' : `${counts.join(', ')}.`);
}

function refuseOtherServer(error: unknown): never {
  if (!(error instanceof OtherServerError)) throw error;
  throw new Failure(
    `This folder is in step with ${error.message}. Use another folder, or sign in there.`,
  );
}
