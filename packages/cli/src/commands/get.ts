import { type Command, flag, oneOf, only, parse, printJson, signIn, strings } from '../command.ts';
import { exitCodes } from '../failure.ts';
import { readExport, resultId, textFormats } from '../formats.ts';

export const get: Command = {
  usage: 'get ID',
  summary: 'Print notes or a transcript',
  help: `  --format FORMAT   ${textFormats.join(', ')}; default: md
  --transcript      the transcript or original text in place of the notes
  --json            everything about the result as JSON

ID is a result's id or the address of its page.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, { format: strings, transcript: flag, json: flag });
    const id = resultId(only(positionals, 'ID'));
    const format = oneOf(textFormats, values.format ?? 'md', '--format');
    const { notelark } = await signIn(terminal);
    if (values.json) printJson(terminal, await notelark.getResult({ params: { id } }));
    else terminal.print(await (await readExport(notelark, id, format, values.transcript)).text());
    return exitCodes.ok;
  },
};
