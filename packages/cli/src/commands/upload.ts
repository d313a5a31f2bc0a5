import type { LanguageTag, Notelark, OutputType, Uploaded } from '@notelark/client';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
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
import { exitCodes, Failure, failureOf } from '../failure.ts';
import { type Format, readExport, textFormats } from '../formats.ts';
import { importWithAudio } from '../transcript-upload.ts';
import { UploadsFile } from '../uploads-file.ts';
import type { Terminal } from '../terminal.ts';

export const upload: Command = {
  usage: 'upload FILE...',
  summary: 'Send recordings, and make notes or summaries of them',
  help: `  --transcript FILE its transcript: it is imported, with its times and speakers, and the recording becomes its audio
  --output TYPE     notes (default) or summary
  --keep            keep the recording after it was transcribed
  --language TAG    the language that is spoken, e.g. en; default: detected
  --wait            until the result is ready
  --format FORMAT   with --wait: print the result (${textFormats.join(', ')})
  --json            print ids and addresses as JSON

An upload that was cut off, also by closing the terminal, goes on where it stopped when the same command is run again.`,
  run: async (args, terminal) => {
    const wanted = readOptions(args);
    const signed = await signIn(terminal);
    const sent: Sent[] = [];
    let exitCode: number = exitCodes.ok;
    for (const file of wanted.files)
      try {
        sent.push(await sendOne(file, wanted, signed, terminal));
      } catch (error) {
        const failure = terminal.signal.aborted ? null : failureOf(error);
        if (!failure) throw interrupted(error, terminal);
        terminal.progress(null);
        terminal.say(`${file}: ${failure.message}`);
        exitCode = failure.exitCode;
      }
    if (wanted.json) printJson(terminal, sent);
    return exitCode as typeof exitCodes.ok;
  },
};

interface Options {
  files: string[];
  /** A path. */
  transcript: string | null;
  outputType: OutputType;
  keepOriginal: boolean;
  spokenLanguage?: LanguageTag;
  wait: boolean;
  format: Format | null;
  json: boolean;
}

interface Sent extends Uploaded {
  file: string;
  url: string;
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args, {
    transcript: strings,
    output: strings,
    keep: flag,
    language: strings,
    wait: flag,
    format: strings,
    json: flag,
  });
  if (positionals.length === 0) throw usageFailure('Name at least one file.');
  if (values.transcript !== undefined && positionals.length > 1)
    throw usageFailure('--transcript goes with one recording.');
  const format = values.format === undefined ? null : oneOf(textFormats, values.format, '--format');
  if (format !== null && values.json) throw usageFailure('Use --format or --json, not both.');
  return {
    files: positionals,
    transcript: values.transcript ?? null,
    outputType: oneOf(['notes', 'summary'], values.output ?? 'notes', '--output'),
    keepOriginal: values.keep ?? false,
    // The server knows the languages, and refuses others with a sentence.
    ...(values.language !== undefined && { spokenLanguage: values.language as LanguageTag }),
    wait: (values.wait ?? false) || format !== null,
    format,
    json: values.json ?? false,
  };
}

async function sendOne(
  file: string,
  options: Options,
  { notelark, pageOf, url: server }: Signed,
  terminal: Terminal,
): Promise<Sent> {
  const name = path.basename(file);
  const uploaded = await bring(file, server, options, notelark, terminal);
  const sent = { file, ...uploaded, url: pageOf(uploaded.summaryId) };
  terminal.progress(null);
  if (!options.json) terminal.say(`${name}: ${sent.url}`);
  if (!options.wait) return sent;
  await notelark.waitUntilReady(uploaded.summaryId, {
    signal: terminal.signal,
    onProgress: ({ status, progress }) =>
      terminal.progress(`${name}: ${status} ${share(progress)}`),
  });
  terminal.progress(null);
  if (options.format !== null)
    terminal.print(await (await readExport(notelark, sent.summaryId, options.format)).text());
  return sent;
}

/** A recording, or a transcript with the recording as its audio. */
async function bring(
  file: string,
  server: string,
  options: Options,
  notelark: Notelark,
  terminal: Terminal,
): Promise<Uploaded> {
  const { transcript, outputType } = options;
  if (transcript === null) return await sendFile(file, server, options, notelark, terminal);
  const { signal, env } = terminal;
  const imported = { file: transcript, outputType, server, signal };
  return await importWithAudio(notelark, new UploadsFile(env), imported, (audioOf) =>
    sendFile(file, server, { ...options, audioOf }, notelark, terminal),
  );
}

async function sendFile(
  file: string,
  server: string,
  { outputType, keepOriginal, spokenLanguage, audioOf }: Options & { audioOf?: string },
  notelark: Notelark,
  terminal: Terminal,
): Promise<Uploaded> {
  const { size, mtimeMs } = await stat(file);
  const name = path.basename(file);
  return await notelark.upload(await openAsBlob(file), {
    filename: name,
    outputType,
    keepOriginal,
    ...(spokenLanguage && { spokenLanguage }),
    ...(audioOf !== undefined && { audioOf }),
    signal: terminal.signal,
    store: new UploadsFile(terminal.env),
    resumeKey: [server, path.resolve(file), size, mtimeMs, audioOf ?? outputType].join('|'),
    onProgress: (bytes, total) => terminal.progress(`${name}: ${share(bytes / total)}`),
  });
}

const share = (part: number): string => `${Math.floor(100 * part)} %`;

function interrupted(error: unknown, terminal: Terminal): unknown {
  if (!terminal.signal.aborted) return error;
  terminal.progress(null);
  terminal.say('Interrupted. Run the same command again to go on where it stopped.');
  return new Failure('', exitCodes.interrupted);
}
