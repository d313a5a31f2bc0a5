import type { OutputType } from '@notelark/api/output-types';

// Apart from the rest of the result's screen: the landing page shows these and nothing else of it.

export const outputTypeNames: Record<OutputType, string> = { summary: 'Summary', notes: 'Notes' };

export const resultPanels = {
  transcript: 'Transcript',
  originalText: 'Original Text',
  summaryPanel: { summary: 'AI Summary', notes: 'AI Notes' },
} as const;
