import {
  isGreeting,
  renderSummary,
  type Summarized,
  type SummaryDocument,
  withoutCourtesy,
} from '@notelark/summarizer';
import { shorten } from '../../../platform/shorten.ts';
import { requestOf } from './summary-options.policy.ts';
import type { Summary } from './summaries.repo.ts';
import type { Source } from '../sources/source.ts';

/** How a document came to be: decides about headings, marks and their language. */
export interface Making {
  engineId: string;
  fallbackParts: number;
  /** Primary tag of the document's language. */
  language: string | null;
}

export const makingOf = ({
  engine,
  fallbackParts,
  language,
}: Pick<Summarized, 'engine' | 'fallbackParts' | 'language'>): Making => ({
  engineId: engine.id,
  fallbackParts,
  language,
});

/** What a summary's Markdown is rendered from; null where nothing is stored. Only documents of a summarizer are. */
export const documentOf = ({ document }: Pick<Summary, 'document'>): SummaryDocument | null =>
  document as SummaryDocument | null;

/** The Markdown of a summary's document. */
export function toMarkdown(
  summary: Summary,
  document: SummaryDocument,
  { places, own, marked }: Source,
  { engineId, fallbackParts, language }: Making,
): string {
  return renderSummary(document, {
    places,
    own,
    marked,
    outputType: summary.outputType,
    template: requestOf(summary).template,
    language,
    possibleActions: engineId === 'embedded' || fallbackParts > 0,
  });
}

const TITLE_CHARACTERS = 60;

/**
 * A title for a recording, from the topics of its notes: as many as fit, in order. Empty where there are none: then the
 * name of the file says more than the first words of a conversation.
 * @param language primary tag of the notes' language: German nouns keep their capital.
 */
export function generatedTitle(
  document: Pick<SummaryDocument, 'topics' | 'overview'>,
  language: string | null,
): string {
  const written = document.overview.map(({ text }) => text).join(' ');
  let title = '';
  for (const topic of document.topics) {
    const name = topic.title.trim();
    if (!/\p{L}{2}/u.test(name)) continue;
    const inside = language === 'de' ? name : insideTitle(name, written);
    const longer = title === '' ? name : `${title}, ${inside}`;
    if (title !== '' && longer.length > TITLE_CHARACTERS) break;
    title = longer;
  }
  return shorten(title, TITLE_CHARACTERS);
}

/**
 * A title for a text that holds talk or mails, of which the first words are a greeting or an address: the mails' subject, else
 * who is interviewed and the topics. Empty for other texts: their first words are often their own title.
 */
export function titleOfTalk(document: SummaryDocument, language: string | null): string {
  const { kind } = document;
  const known = kind === 'meeting' ? generatedTitle(document, language) : '';
  if (known !== '') return known;
  return kind === undefined || kind === 'article' ? '' : shorten(document.title, TITLE_CHARACTERS);
}

/** A topic in the middle of a title: common nouns begin small, as the notes write them; acronyms and names keep their capital. */
function insideTitle(name: string, written: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const isCommon =
    /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ||
    ` ${written} `
      .split(/[^\p{L}\p{N}'’-]+/u)
      .join(' ')
      .includes(` ${small} `);
  return isCommon && !/^\p{Lu}{2}/u.test(name) ? small : name;
}

/** A title for a text: its headline, where it has one. A greeting is no title. */
export function firstWords(text: string): string {
  const content = withoutGreeting(text.trim());
  const start = headlineOf(content) ?? content;
  return shorten(start.replaceAll(/\s+/g, ' ').trim(), TITLE_CHARACTERS);
}

/** Addressed to all, it may lack its comma: `Hi all` on a line of its own, `Good morning everyone.` A capital makes it a name: `Hello World`. */
const TO_ALL = String.raw`\p{L}+(?: \p{Ll}+){1,2}(?:\.(?=\s)|(?=\s*\n))`;

/** What may be a greeting at the start of a text: `Hi all,` `Good morning, Helen,` `Hola a todos:` */
const SALUTATION = new RegExp(
  String.raw`^(?:[^\n,!:]{1,50}(?:, ?[^\s,!]+)?(?:[,!]|:(?=\s*\n))|${TO_ALL})`,
  'u',
);

/** What a text says behind its greeting and what is only polite; all of it, where that is all it says. */
function withoutGreeting(text: string): string {
  const [salutation = ''] = SALUTATION.exec(text) ?? [];
  const body = isGreeting(salutation) ? text.slice(salutation.length).trimStart() : text;
  const said = withoutCourtesy(body).trimStart();
  if (said === '' || said === text) return text;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A first line that is no sentence and was not cut by a program that wraps lines; null: there is none. */
function headlineOf(text: string): string | null {
  const [first = '', ...rest] = text.trim().split(/\s*?\n[^\S\n]*/u);
  const next = rest.find((line) => line !== '');
  const isSentence = !/\p{L}{2}/u.test(first) || /[.…,;:\-–—。、，；：]$/u.test(first);
  if (next === undefined || isSentence || /^\p{Ll}/u.test(next)) return null;
  if (rest[0] === '') return first;
  const width = Math.max(...rest.map((line) => line.length));
  const [word = ''] = next.split(' ', 1);
  return first.length + 1 + word.length <= width ? first : null;
}
