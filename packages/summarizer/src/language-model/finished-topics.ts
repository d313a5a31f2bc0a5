import { completeValues } from './json-scan.ts';
import { wholeSchema, type Findings } from './schema.ts';

/** An answer is looked at again when it has grown by so much: reading it again and again stays linear in its length. */
const GROWTH = 1.1;
const STEP = 200;

const topicSchema = wholeSchema.shape.topics.element;

/**
 * Watches an answer while it is written; a shorter text than before is the beginning of another answer.
 * @param report called with the topics that have been completed since the last time.
 * @returns what takes the answer so far.
 */
export function finishedTopics(
  report: (topics: Findings['topics']) => void,
): (text: string) => void {
  let looked = 0;
  let known = 0;
  return (text) => {
    if (text.length < looked) [looked, known] = [0, 0];
    if (text.length < looked * GROWTH + STEP) return;
    looked = text.length;
    const items = completeItems(text, 'topics');
    const fresh = items.slice(known).flatMap((item) => topicSchema.safeParse(item).data ?? []);
    known = items.length;
    if (fresh.length > 0) report(fresh);
  };
}

/** The items of a list in a JSON object that is not complete yet: those that are. */
function completeItems(json: string, key: string): unknown[] {
  const list = new RegExp(`"${key}"\\s*:\\s*\\[`, 'u').exec(json);
  if (!list) return [];
  const values = completeValues(json, list.index + list[0].length);
  return Array.from(values).flatMap(([start, end]) => parsed(json.slice(start, end)));
}

function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}
