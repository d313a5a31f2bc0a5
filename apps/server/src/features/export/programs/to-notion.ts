import { escapeMarkdown } from '../to-text.ts';
import {
  linkCitations,
  type NotesSource,
  noticeOf,
  passagesOf,
  sourceHeading,
  speakersOf,
} from './notes-source.ts';
import { wordsIn } from './words.ts';

/**
 * Markdown for Notion's import, which takes headings, lists, check boxes and links, but no YAML, HTML or links within a page:
 * facts stand in a line each, and citations lead to the result's page in Notelark.
 */
export function toNotion({ result, source, url }: NotesSource): string {
  const body = linkCitations(source.markdown ?? '', (link) => `${url}${link}`);
  const speakers = speakersOf(result).map(escapeMarkdown).join(', ');
  const words = wordsIn(result.language);
  const facts = [
    `${words.date}: ${result.source.createdAt.slice(0, 10)}`,
    ...(speakers === '' ? [] : [`${words.speakers}: ${speakers}`]),
    ...(result.tags.length === 0
      ? []
      : [`${words.tags}: ${result.tags.map(escapeMarkdown).join(', ')}`]),
    `Notelark: [${url}](${url})`,
  ];
  const passages = passagesOf(result).map(({ markdown }) => markdown);
  return `${[
    `# ${escapeMarkdown(source.title)}`,
    ...facts,
    ...noticeOf(source),
    body.trim(),
    ...(passages.length === 0 ? [] : [`## ${sourceHeading(result)}`, ...passages]),
  ].join('\n\n')}\n`;
}
