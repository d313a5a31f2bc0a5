import { renderSummary, type Summarized, type SummaryDocument } from '@notelark/summarizer';
import { shorten, TITLE_CHARACTERS } from '../../../platform/shorten.ts';
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

/**
 * What a source is titled by its notes; empty where the file's name or its first words say more.
 * @param language primary tag of the notes' language
 */
export function titleFromNotes(
  document: SummaryDocument,
  language: string | null,
  origin: 'upload' | 'typed' | 'live',
): string {
  const talk = origin === 'upload' ? '' : titleOfTalk(document, language);
  return talk === '' && origin !== 'typed' ? generatedTitle(document, language) : talk;
}

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
function titleOfTalk(document: SummaryDocument, language: string | null): string {
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
