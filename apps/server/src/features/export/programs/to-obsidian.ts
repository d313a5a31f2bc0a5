import type { Result } from '@notelark/api/library';
import { placeOfLink } from '@notelark/api/places';
import { escapeMarkdown } from '../to-text.ts';
import {
  linkCitations,
  type NotesSource,
  noticeOf,
  passagesOf,
  sourceHeading,
  speakersOf,
} from './notes-source.ts';

/**
 * One Markdown file with YAML properties: notes, then what they rest on. Each passage has a block id (`^s12`), and citations
 * lead to it, so that they work within the file wherever it is moved to.
 */
export function toObsidian(notes: NotesSource): string {
  const { result, source } = notes;
  const body = linkCitations(source.markdown ?? '', (link) => `#^${blockOf(link)}`);
  const passages = passagesOf(result).map(({ index, markdown }) => `${markdown} ^s${index}`);
  return `${[
    frontMatter(propertiesOf(notes)),
    `# ${escapeMarkdown(source.title)}`,
    ...noticeOf(source),
    body.trim(),
    ...(passages.length === 0 ? [] : [`## ${sourceHeading(result)}`, ...passages]),
  ].join('\n\n')}\n`;
}

/** A link to a piece of a paragraph leads to the paragraph. */
const blockOf = (link: string): string => `s${placeOfLink(link)?.index ?? 0}`;

type Value = string | number | readonly string[] | null;

function propertiesOf({ result, source: { title }, url }: NotesSource): Record<string, Value> {
  const { source, outputType, folder, tags } = result;
  return {
    title,
    notelark: source.id,
    url,
    created: source.createdAt,
    type: outputType,
    ...factsOf(result),
    speakers: speakersOf(result),
    folder,
    tags: tags.map(asTag),
  };
}

/** Of a recording. */
function factsOf({ source, sourceLanguage }: Result): Record<string, Value> {
  if (source.kind === 'text') return { source: source.origin, language: sourceLanguage };
  const { filename, durationSeconds, transcript } = source;
  return {
    source: 'recording',
    file: filename,
    seconds: durationSeconds === null ? null : Math.round(durationSeconds),
    language: transcript?.language ?? sourceLanguage,
  };
}

/** Obsidian's tags have no spaces and few marks. */
const asTag = (tag: string): string =>
  tag.replaceAll(/[^\p{L}\p{M}\p{N}_/-]+/gu, '-').replaceAll(/^-+|-+$/gu, '');

/** A string in JSON is one in YAML. What is empty is left out. */
function frontMatter(properties: Record<string, Value>): string {
  const lines = Object.entries(properties).flatMap(([name, value]) => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return [];
    return [`${name}: ${JSON.stringify(value)}`];
  });
  return ['---', ...lines, '---'].join('\n');
}
