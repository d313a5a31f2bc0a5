import { eachRow, type Output } from '@notelark/client';
import {
  type Command,
  flag,
  oneOf,
  parse,
  printJson,
  type Signed,
  signIn,
  strings,
  usageFailure,
} from '../command.ts';
import { exitCodes } from '../failure.ts';

type UploadRow = Output<'listUploads'>['rows'][number];
type TextRow = Output<'listTexts'>['rows'][number];

export const list: Command = {
  usage: 'list',
  summary: 'List recordings, the newest first',
  help: `  --search WORDS    in titles, transcripts and notes
  --folder NAME
  --tag NAME
  --status STATUS   processing, ready or error
  --texts           texts and live recordings in place of uploads
  --limit N         default 20
  --json

A line has the result's id, the day, the status and the title, separated by tabs.`,
  run: async (args, terminal) => {
    const { values } = parse(args, {
      search: strings,
      folder: strings,
      tag: strings,
      status: strings,
      texts: flag,
      limit: strings,
      json: flag,
    });
    const limit = Number(values.limit ?? 20);
    if (!Number.isInteger(limit) || limit < 1) throw usageFailure('--limit is a number from 1.');
    const { search: q, folder, tag } = values;
    const status =
      values.status && oneOf(['processing', 'ready', 'error'], values.status, '--status');
    const query = {
      ...(q && { q }),
      ...(folder && { folder }),
      ...(tag && { tag }),
      ...(status && { status }),
    };
    const signed = await signIn(terminal);
    const rows: (UploadRow | TextRow)[] = [];
    for await (const row of rowsOf(signed, values.texts ?? false, query)) {
      if (rows.push(row) === limit) break;
    }
    if (values.json)
      printJson(
        terminal,
        rows.map((row) => withUrl(row, signed)),
      );
    else terminal.print(rows.map(lineOf).join(''));
    return exitCodes.ok;
  },
};

type Query = NonNullable<Parameters<Signed['notelark']['listUploads']>[0]>['query'];

function rowsOf({ notelark }: Signed, texts: boolean, query: Query) {
  return texts ? eachRow(notelark.listTexts, query) : eachRow(notelark.listUploads, query);
}

const withUrl = (row: UploadRow | TextRow, { pageOf }: Signed) => {
  const [newest] = row.summaries;
  return { ...row, url: newest ? pageOf(newest.id) : null };
};

const lineOf = (row: UploadRow | TextRow): string =>
  `${[row.summaries[0]?.id ?? '-', row.createdAt.slice(0, 10), row.status, row.title].join('\t')}\n`;
