import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refsOf } from '../src/embedded/findings/conversation.ts';
import type { CueWeights } from '../src/embedded/findings/likely-decisions.ts';
import type { Task } from '../src/embedded/findings/task.ts';
import { taskCues } from '../src/embedded/findings/task-cues.ts';
import { ruledTasksIn, tasksIn } from '../src/embedded/findings/tasks.ts';
import { labelledBy, placesMeasured, trainedOn, type Example } from './cue-regression.ts';
import { readSources, SETS } from './gold.ts';

/**
 * Trains which remarks state tasks that no rule finds, by the cues in and around them, and measures it on sets that were left out.
 *   node tools/with.mjs packages/summarizer/training/tasks.ts [--without blind-d] [--out task-weights.json]
 * Without `--without` each set is left out once. Their authors knew no rule of the engine; `held-out` is never read.
 */
const { values } = parseArgs({
  options: { without: { type: 'string' }, out: { type: 'string' } },
});
const SCRIPT = 'training/tasks.ts';

const sources = await readSources();
const examples = sources
  .filter(({ conversation: { document } }) => document.speech || document.form === 'mail')
  .map((talk): Example => ({
    talk,
    cues: taskCues(talk.conversation, ruledTasksIn(talk.conversation)),
    labelled: labelledBy(talk, talk.tasks),
  }));

/** Precision, recall and F1 of the places of tasks. */
function measured(tested: readonly Example[], find: (example: Example) => Task[]): string {
  return placesMeasured(
    tested.map((example) => ({
      found: find(example).map(({ said, with: other }) => refsOf(other ? [said, other] : [said])),
      wanted: example.talk.tasks.map(({ turns }) => turns),
    })),
  );
}

function trainedWithout(sets: readonly string[]): CueWeights {
  return trainedOn(
    examples.filter(({ talk }) => !sets.includes(talk.set)),
    SCRIPT,
  );
}

for (const left of values.without?.split(',') ?? SETS) {
  const tested = examples.filter(({ talk }) => talk.set === left);
  const weights = trainedWithout([left]);
  const ruled = measured(tested, ({ talk }) => ruledTasksIn(talk.conversation));
  const all = measured(tested, ({ talk }) => tasksIn(talk.conversation, weights));
  process.stdout.write(`${left} left out: rules ${ruled}; with weights ${all}\n`);
}
if (values.out !== undefined) {
  const weights = trainedWithout(values.without?.split(',') ?? []);
  writeFileSync(values.out, `${JSON.stringify(weights, null, 2)}\n`);
}
