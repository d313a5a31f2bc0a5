import { emptyDocument } from '../../adapters/summarizer/documents.ts';
import type { EmbeddedEngine } from '../../adapters/summarizer/index.ts';
import type { Point, Summarized, SummaryRequest } from '../../ports/summarizer.ts';

/** Stands behind the language model where a test needs something that never fails: every turn is a statement. */
export const embedded: EmbeddedEngine = {
  topicStarts: () => [],
  summarizer: {
    engine: { id: 'embedded', label: 'Turns as they are' },
    summarize: (request) => {
      request.signal?.throwIfAborted();
      return Promise.resolve(turnsAsTheyAre(request));
    },
  },
};

function turnsAsTheyAre({ source, maxWords = 1000 }: SummaryRequest): Summarized {
  const points = source.turns.flatMap(({ text }, turn): Point[] => {
    const words = text.trim().split(/\s+/u).slice(0, maxWords);
    return text.trim() === '' ? [] : [{ text: words.join(' '), refs: [turn], verified: true }];
  });
  const [first] = points;
  const title = first?.text ?? '';
  const topics = first ? [{ title, firstTurn: first.refs[0] ?? 0, points }] : [];
  return {
    document: emptyDocument({ title, overview: points.slice(0, 1), topics }),
    language: null,
    coveredTurns: source.turns.length,
    fallbackParts: 0,
  };
}
