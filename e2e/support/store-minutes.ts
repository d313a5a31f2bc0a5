// A program of its own, because the journeys run in Playwright's Node, not in ours: puts a meeting into the database of the running
// product, of two of whose words the recognizer was unsure, and one of whose decisions is not verified.
// `node store-minutes.ts EMAIL` prints the id of the result.
import { emptyDocument, renderSummary } from '@notelark/summarizer';
import { storeRecording } from '../../apps/server/src/testing/stored-results.ts';
import { withUser } from './with-user.ts';

const [email = ''] = process.argv.slice(2);
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
const { summaryId } = await withUser(email, (db, userId) =>
  storeRecording(db, userId, {
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
  }),
);
process.stdout.write(summaryId);
