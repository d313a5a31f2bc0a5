import type { SummaryDocument, Topic } from '../port.ts';
import { emptyDocument } from '../documents.ts';
import { documentOf, headOf, isEmptyFindings, proseOf, topicOf, verifiedHead } from './findings.ts';
import { finishedTopics } from './finished-topics.ts';
import { inOrder } from './in-order.ts';
import { mergeDocuments } from './merge.ts';
import type { Part } from './parts.ts';
import { partPrompt, wholeTask } from './prompt.ts';
import { wholeSchema } from './schema.ts';
import { checked, put, type Work } from './work.ts';

/**
 * Has the model read a source in one pass.
 * @param onTopics called while it writes, with the sections that it has finished since the last time, verified.
 * @throws {ModelFault}
 */
export async function readWhole(
  work: Work,
  part: Part,
  onTopics: (topics: Topic[]) => void,
): Promise<SummaryDocument> {
  const drafts = inOrder(
    (topics: Topic[]) => work.verify(emptyDocument({ topics })),
    ({ topics }) => onTopics(topics),
  );
  const answer = await put(
    work,
    wholeTask(work.brief),
    partPrompt(part, work.brief, work.outline),
    {
      schema: wholeSchema,
      isEmpty: (value) => isEmptyFindings(value) && value.overview.length === 0,
      prose: proseOf,
      onText: finishedTopics((topics) => drafts.add(topics.flatMap(topicOf))),
    },
  ).catch((error: unknown) => {
    drafts.end();
    throw error;
  });
  await drafts.done();
  const head = await verifiedHead(
    headOf(answer),
    (document) => checked(work, document),
    work.differ,
  );
  return { ...mergeDocuments([await checked(work, documentOf(answer))], work.differ), ...head };
}
