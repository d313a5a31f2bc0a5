import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import type { OpenQuestion } from '../src/embedded/findings/questions/open-question.ts';
import { askedIn, type AskedRemark } from '../src/embedded/findings/questions/question-cues.ts';
import { openQuestionsIn, ruledQuestionsIn } from '../src/embedded/findings/questions/questions.ts';
import { examplesOf, measuredPlaces, trainCues, type CueExample } from './cue-regression.ts';
import { readSources, shareHeld, SETS, type AnnotatedSource, type Labels } from './gold.ts';

/**
 * Trains which questions stay open, by how they are asked and by what is said next, and measures it on sets that were left out.
 *   node tools/with.mjs packages/summarizer/training/open-questions.ts [--out question-weights.json]
 * The rules and their lists of words were improved on most of these sets: there they find nearly every open question, on sets that they
 * were not written for less than half of them, and with them one in four that was answered behind a remark of not knowing. The
 * weights are to know the rules as they are on other texts, so they learn each remark also without them, and such ones with them.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const LASSO = 2;
const ROUNDS = 600;
/** Of a remark's weight, what falls to it without the cues of the rules. */
const FORGOTTEN = 0.6;
/** Of the weight of a question behind which something is left open, what falls to it as if a rule had found it. */
const MISTAKEN = 0.2;
const OF_RULES =
  /^(?:rule|near a rule)|(?:unknown|putsOff|unsure|defers|nobody|leaves open(?:, about it)?|open from the start|left open)$/u;
/** A question says more of it than what was said just before. */
const BEFORE_WORTH = 0.01;

interface Example {
  talk: AnnotatedSource;
  ruled: OpenQuestion[];
  rows: CueExample[];
}

const sources = await readSources({ alsoHeard: true });
const examples = sources
  .filter(({ template, conversation: { document, named } }) => {
    return template !== 'lecture' && (document.speech || named);
  })
  .map((talk): Example => {
    const ruled = ruledQuestionsIn(talk.conversation);
    const asked = askedIn(talk.conversation, ruled);
    const cues = asked.map((one) => one.cues);
    return { talk, ruled, rows: examplesOf(cues, labelled(talk, asked)) };
  });

/** Of the questions in the turns of an open one the one that says most of it is right, the others neither right nor wrong. */
function labelled(
  { conversation: { remarks }, openQuestions }: AnnotatedSource,
  asked: readonly AskedRemark[],
): Labels[] {
  const labels = asked.map((): Labels => ({ label: 0, importance: 1 }));
  for (const entry of openQuestions) {
    const worth = asked.map(({ said }) => {
      const before = remarks[said.index - 1];
      const isOwn = before?.run === said.run;
      const around = isOwn ? BEFORE_WORTH * shareHeld(`${before.raw} ${said.raw}`, entry) : 0;
      const isInside = said.refs.some((ref) => entry.turns.includes(ref));
      return isInside ? shareHeld(said.raw, entry) + around : -1;
    });
    const best = worth.indexOf(Math.max(0, ...worth));
    for (const [at, one] of labels.entries())
      if (at === best) Object.assign(one, { label: 1, importance: 1 });
      else if ((worth[at] ?? -1) >= 0 && one.label === 0) one.importance = 0;
  }
  return labels;
}

function trainedOn(training: readonly Example[]): CueWeights {
  const rows = training.flatMap((one) => one.rows);
  const known = rows.map((row) => ({ ...row, importance: row.importance * (1 - FORGOTTEN) }));
  const forgotten = rows.map((row) => ({
    ...row,
    cues: new Map([...row.cues].filter(([name]) => !OF_RULES.test(name))),
    importance: row.importance * FORGOTTEN,
  }));
  const mistaken = rows.flatMap(({ cues, label, importance }) => {
    const isMistaken = label === 0 && cues.has('left open') && !cues.has('rule');
    const found = new Map([...cues, ['rule', 1] as const]);
    return isMistaken ? [{ cues: found, label, importance: importance * MISTAKEN }] : [];
  });
  return trainCues([...known, ...forgotten, ...mistaken], {
    provenance: `${training.length} conversations of evaluation-data (CC0 1.0); training/open-questions.ts`,
    lasso: LASSO,
    rounds: ROUNDS,
  });
}

function measured(tested: readonly Example[], find: (one: Example) => OpenQuestion[]): string {
  return measuredPlaces(
    tested.map((one) => ({
      found: find(one).map(({ said }) => said.refs),
      noted: one.talk.openQuestions.map(({ turns }) => turns),
    })),
  );
}

for (const left of SETS) {
  const tested = examples.filter(({ talk }) => talk.set === left);
  const weights = trainedOn(examples.filter(({ talk }) => talk.set !== left));
  const rules = measured(tested, ({ ruled }) => ruled);
  const both = measured(tested, ({ talk }) => openQuestionsIn(talk.conversation, weights));
  process.stdout.write(`${left} left out: rules ${rules}; with weights ${both}\n`);
}
if (values.out !== undefined)
  writeFileSync(values.out, `${JSON.stringify(trainedOn(examples), null, 2)}\n`);
