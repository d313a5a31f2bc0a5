import { renderSummary, type Summarized, type SummaryDocument } from '@notelark/summarizer';
import { requestOf } from './summary-options.policy.ts';
import type { Summary } from './summaries.repo.ts';
import type { Source } from './pipeline/source.ts';

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
  { places }: Source,
  { engineId, fallbackParts, language }: Making,
): string {
  return renderSummary(document, {
    places,
    outputType: summary.outputType,
    template: requestOf(summary).template,
    language,
    possibleActions: engineId === 'embedded' || fallbackParts > 0,
  });
}
