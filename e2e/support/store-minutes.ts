import { emptyDocument, renderSummary } from '@notelark/summarizer';
import type { Database } from '../../apps/server/src/platform/database/client.ts';
import { storeRecording } from '../../apps/server/src/testing/stored-results.ts';

const said = [
  ['Ann', 'Maria Kellar sends the contract on Friday.', 0.6],
  ['Ben', 'The hosting costs 40 euros a month.', 0.95],
] as const;
const document = emptyDocument({
  kind: 'meeting',
  overview: [{ text: 'The hosting costs 40 euros a month.', refs: [1], verified: true }],
  decisions: [
    { text: 'The rent was cut.', refs: [1], verified: false, doubt: { kind: 'decision' } },
  ],
  actionItems: [
    {
      text: 'Maria Kellar sends the contract.',
      refs: [0],
      verified: true,
      owner: 'Maria Kellar',
      due: 'on Friday',
    },
  ],
  questions: [{ text: 'Who pays the hosting?', refs: [1], verified: true }],
});

/**
 * A meeting: the recognizer was unsure of two of its words, and one of its decisions is not verified.
 * @returns the id of its result
 */
export async function storeMinutes(db: Database, userId: string): Promise<string> {
  const { summaryId } = await storeRecording(db, userId, {
    filename: 'Board.mp3',
    segments: said.map(([speaker, text, confidence], at) => ({
      start: at * 5,
      end: at * 5 + 4,
      speaker,
      text,
      confidence,
    })),
    document,
    summaryText: renderSummary(document, {
      outputType: 'notes',
      places: said.map((_, index) => ({ index, part: null, start: index * 5 })),
      language: 'en',
      possibleActions: false,
    }),
  });
  return summaryId;
}
