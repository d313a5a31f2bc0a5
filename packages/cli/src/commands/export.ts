import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Command,
  flag,
  oneOf,
  only,
  parse,
  printJson,
  signIn,
  strings,
  usageFailure,
} from '../command.ts';
import { exitCodes, Failure } from '../failure.ts';
import { formats, readExport, resultId } from '../formats.ts';
import { replaceFile } from '../replace-file.ts';

export const exportCommand: Command = {
  usage: 'export ID',
  summary: 'Save notes or a transcript as a file',
  help: `  --format FORMAT   ${formats.join(', ')}
  --transcript      the transcript or original text in place of the notes
  --to FILE         default: named after the title, in this folder
  --force           replace a file that is there
  --json            print the file's path as JSON

ID is a result's id or the address of its page.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, {
      format: strings,
      transcript: flag,
      to: strings,
      force: flag,
      json: flag,
    });
    const id = resultId(only(positionals, 'ID'));
    if (values.format === undefined) throw usageFailure(`Name a --format: ${formats.join(', ')}.`);
    const format = oneOf(formats, values.format, '--format');
    const { notelark } = await signIn(terminal);
    const answer = await readExport(notelark, id, format, values.transcript);
    const file = path.resolve(values.to ?? nameOf(answer, `${id}.${format}`));
    await save(file, Buffer.from(await answer.arrayBuffer()), values.force ?? false);
    if (values.json) printJson(terminal, { file });
    else terminal.say(`Saved ${file}.`);
    return exitCodes.ok;
  },
};

/** What the server calls the file, without a folder. */
function nameOf({ headers }: Response, otherwise: string): string {
  const [, encoded] =
    /filename\*=UTF-8''([^;]+)/iu.exec(headers.get('content-disposition') ?? '') ?? [];
  if (encoded === undefined) return otherwise;
  return decodeURIComponent(encoded).replaceAll(/[/\\]/gu, ' ').replace(/^\.+/u, '') || otherwise;
}

async function save(file: string, bytes: Buffer, force: boolean): Promise<void> {
  if (force) {
    await replaceFile(file, (temporary) => writeFile(temporary, bytes));
    return;
  }
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new Failure(`${file} is there already. --force replaces it, --to names another file.`);
  }
}
