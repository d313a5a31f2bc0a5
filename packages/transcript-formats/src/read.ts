import { finish } from './finish.ts';
import { DOCX_BODY, readDocx } from './files/docx.ts';
import { isArchive, unpack } from './files/archive.ts';
import { type DecodedText, decodeText } from './files/decode-text.ts';
import { isPdf, readPdf } from './files/pdf.ts';
import { parseLoosely } from './formats/json.ts';
import { readJsonTranscript } from './formats/json-formats.ts';
import { isSlack, isSlackPeople, readSlack } from './formats/slack.ts';
import { readText } from './read-text.ts';
import {
  type Problem,
  ReadError,
  type Reading,
  type ReadTranscript,
  type TranscriptFile,
} from './transcript.ts';

/**
 * Reads the files of one transcript: one, or the days of a Slack channel. For strangers' files use `readTranscriptFiles`, which
 * calls this in a process of its own.
 * @throws {ReadError} where nothing can be read
 */
export async function readTranscript(files: readonly TranscriptFile[]): Promise<ReadTranscript> {
  const [file] = files;
  if (!file) throw new ReadError('empty', 'no file');
  if (files.length > 1) return finish(readSlackFiles(files));
  return finish(isArchive(file.bytes) ? readArchive(file) : await readOne(file));
}

async function readOne({ bytes }: TranscriptFile): Promise<Reading> {
  if (isPdf(bytes)) return readText(await readPdf(bytes), 'document');
  const decoded = decodeText(bytes);
  assertIsText(decoded.text);
  return /^\s*[{[]\s*["{[\]}]/.test(decoded.text) ? readJson(decoded) : readText(decoded, 'text');
}

/** Bytes that mean nothing in any of the encodings: pictures, sound, old Word files. */
function assertIsText(text: string): void {
  const sample = text.slice(0, 8_192);
  const strange = [...sample.matchAll(/(?!\s)\p{Cc}|\uFFFD/gu)].length;
  if (strange > sample.length / 20 || text.startsWith('{\\rtf'))
    throw new ReadError('unsupported', 'no text');
}

function readJson({ text, problems }: DecodedText): Reading {
  const json = parseLoosely(text);
  // Brackets are not only JSON: `[00:03] Ann: Good morning`.
  if (!json) return readText({ text, problems }, 'text');
  const { value } = json;
  const found = isSlack(value) ? readSlack([value]) : readJsonTranscript(value);
  if (!found) throw new ReadError('unsupported', 'JSON of another kind');
  return { ...found, problems: [...problems, ...json.problems, ...found.problems] };
}

/** What is read of an archive: the body of a Word document, or the texts of an exported chat. */
const isWanted = (name: string): boolean =>
  name === DOCX_BODY || (/\.(?:txt|json)$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name));

function readArchive({ bytes }: TranscriptFile): Reading {
  const files = unpack(bytes, isWanted);
  if (files.some(({ name }) => name === DOCX_BODY)) return readText(readDocx(bytes), 'document');
  const texts = files.filter(({ name }) => /\.txt$/i.test(name));
  const [text] = texts;
  if (text && texts.length === 1) return readText(decodeText(text.bytes), 'text');
  if (texts.length > 1) throw new ReadError('several', `${texts.length} texts in an archive`);
  return readSlackFiles(files);
}

/** Files about the workspace. */
const NO_CHANNEL =
  /(?:^|\/)(?:channels|groups|dms|mpims|integration_logs|canvases|huddle_transcripts|file_conversations|lists)\.json$/;

function readSlackFiles(files: readonly TranscriptFile[]): Reading {
  const problems: Problem[] = [];
  const days: unknown[] = [];
  const folders = new Set<string>();
  let people: unknown = [];
  for (const { name, bytes } of files.filter((file) => !NO_CHANNEL.test(file.name))) {
    const decoded = decodeText(bytes);
    const json = parseLoosely(decoded.text);
    problems.push(...decoded.problems, ...(json?.problems ?? []));
    if (isSlackPeople(json?.value)) people = json?.value;
    else if (isSlack(json?.value)) {
      days.push(json?.value);
      folders.add(name.split('/').slice(0, -1).join('/'));
    }
  }
  if (days.length === 0) throw new ReadError('unsupported', 'no transcript among the files');
  if (folders.size > 1) throw new ReadError('several', `${folders.size} channels`);
  const [folder = ''] = folders;
  const found = readSlack(days, people);
  const title = folder.split('/').at(-1) ?? '';
  return {
    ...found,
    title: title === '' ? null : title,
    problems: [...problems, ...found.problems],
  };
}
