import { blocksOfMarkdown } from '../blocks-of-markdown.ts';
import { type Block, plain, type Run } from '../document.ts';
import { type Card, withoutCitations } from './notes-source.ts';

type Item = Extract<Block, { kind: 'item' }>;

/**
 * The cards in notes: explained terms, questions of an interview with their answers, and questions to test oneself with. Read from
 * the Markdown, so that what its owner has written or corrected counts.
 * @param datesHeading above dates, which are written like terms
 */
export function cardsOf(markdown: string, datesHeading: string): Card[] {
  const blocks = blocksOfMarkdown(withoutCitations(markdown));
  let heading = '';
  const terms = blocks.flatMap((block) => {
    if (block.kind === 'heading') heading = plain(block.runs);
    return block.kind === 'item' && heading !== datesHeading ? explained(block) : [];
  });
  return [...terms, ...selfTest(blocks)];
}

/** `- **Term** — explanation`, `- **Term:** explanation`, `- **Question?** answer`. */
function explained({ runs, checked }: Item): Card[] {
  const [first, ...rest] = runs;
  if (first?.bold !== true || checked !== null) return [];
  const back = textOf(rest);
  const [separator] = /^(?:—|–|:)\s*/u.exec(back) ?? [];
  const isCard = separator !== undefined || /[?？؟:]$/u.test(first.text.trim());
  const front = first.text.trim().replace(/:$/u, '');
  const answer = back.slice(separator?.length ?? 0);
  return isCard && front !== '' && answer !== '' ? [{ front, back: answer }] : [];
}

/** Numbered questions, a heading, and as many numbered answers. */
function selfTest(blocks: readonly Block[]): Card[] {
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading' || block.level !== 3) continue;
    const [asked, told] = [numberedBefore(blocks, at), numberedAfter(blocks, at)];
    if (asked.length === 0 || asked.length !== told.length) continue;
    return asked.map((question, index) => ({
      front: textOf(question.runs),
      back: textOf(told[index]?.runs ?? []),
    }));
  }
  return [];
}

const isNumbered = (block: Block | undefined): block is Item =>
  block?.kind === 'item' && block.marker !== null && block.depth === 0;

function numberedBefore(blocks: readonly Block[], at: number): Item[] {
  const before = blocks.slice(0, at);
  const start = before.findLastIndex((block) => !isNumbered(block)) + 1;
  return before.slice(start).filter(isNumbered);
}

function numberedAfter(blocks: readonly Block[], at: number): Item[] {
  const after = blocks.slice(at + 1);
  const end = after.findIndex((block) => !isNumbered(block));
  return after.slice(0, end === -1 ? after.length : end).filter(isNumbered);
}

const textOf = (runs: readonly Run[]): string => plain(runs).replaceAll(/\s+/gu, ' ').trim();

/**
 * Cards as Anki reads them: tabs between the columns, and what they are in lines at the beginning
 * (https://docs.ankiweb.net/importing/text-files.html). The third column holds tags.
 */
export function toAnki(cards: readonly Card[], tags: readonly string[]): string {
  const tag = tags.map((name) => name.replaceAll(/\s+/gu, '-')).join(' ');
  const rows = cards.map(({ front, back }) => [front, back, tag].map(cellOf).join('\t'));
  const header = ['#separator:tab', '#html:false', '#columns:Front\tBack\tTags', '#tags column:3'];
  return `${[...header, ...rows].join('\n')}\n`;
}

/** A line that begins with # would be a comment. */
const cellOf = (text: string): string =>
  /^#|["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
