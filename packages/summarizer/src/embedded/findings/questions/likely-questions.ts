import { asksForYes, asksNothing } from './asking.ts';
import { countsIn, following, type Conversation, type Remark } from '../conversation.ts';
import { oddsFor, oddsOf, type CueWeights } from '../../cue-weights.ts';
import { nameBookOf, type NameBook } from '../name-book.ts';
import type { OpenQuestion } from './open-question.ts';
import { spacedWords } from '../../words.ts';
import { askedIn } from './question-cues.ts';
import { toldAtOnce } from './told-at-once.ts';
import trained from './question-weights.json' with { type: 'json' };

/** A question is so likely open; less so, if a rule found it; hardly, if an answer says at once that no one knows. */
const LEAST = 0.45;
const LEAST_RULED = 0.15;
const LEAST_SURE = 0.05;
/** What has fewer remarks is no whole talk, as those that were trained on: only the rules apply. */
const SHORT_TALK = 30;
/** Speakers of an interview. */
const INTERVIEW = 2;
/** A statement of not knowing with fewer content words does not say what is not known. */
const LEAST_TERMS = 2;
/** Questions within so many changes of speaker are mostly one. */
const RUNS_APART = 1;

/**
 * The questions that most likely stayed open, in order, by how they are asked and by what those who speak next do.
 * @param ruled what was found by rules: one cue among others
 */
export function likelyQuestionsIn(
  conversation: Conversation,
  ruled: readonly OpenQuestion[],
  weights: CueWeights = trained,
): OpenQuestion[] {
  if (conversation.remarks.length < SHORT_TALK) return [...ruled];
  const asked = askedIn(conversation, ruled);
  const oddsAt = new Map(asked.map(({ said, cues }) => [said.index, oddsOf(cues, weights)]));
  const byRule = new Map(ruled.map((one) => [one.said.index, one]));
  // What only a rule takes for a question is left to it.
  const kept = ruled.filter(({ said }) => !oddsAt.has(said.index));
  const names = nameBookOf(conversation);
  const inOrder = asked.toSorted(
    (a, b) => (oddsAt.get(b.said.index) ?? 0) - (oddsAt.get(a.said.index) ?? 0),
  );
  for (const { said, evidence } of inOrder) {
    const found = byRule.get(said.index);
    const least = found ? (isSure(conversation, found) ? LEAST_SURE : LEAST_RULED) : LEAST;
    if ((oddsAt.get(said.index) ?? -Infinity) < oddsFor(least)) continue;
    if (found) kept.push(found);
    else if (
      mayBeAdded(conversation, said, names) &&
      kept.every((other) => Math.abs(other.said.run - said.run) > RUNS_APART)
    )
      kept.push({ said, evidence });
  }
  return kept.sort((a, b) => a.said.index - b.said.index);
}

/** Asks for more than a yes to what it proposes, among several people: who is interviewed answers in one way or another. */
function mayBeAdded(conversation: Conversation, said: Remark, names: NameBook): boolean {
  const { document, talk } = conversation;
  const { speakers } = document;
  const isVote = talk.asksAssent.test(said.raw) || talk.settling.puts.test(said.raw);
  const isOther = said.asks
    ? isVote ||
      isCounted(conversation, said) ||
      isTold(conversation, said) ||
      asksNothing(conversation, said, names) ||
      asksForYes(conversation, said)
    : said.terms.length < LEAST_TERMS;
  return speakers.length !== INTERVIEW && !isOther;
}

/** `How many are left?` – `Twenty-three.`; behind `who?` a name may be that of who can't. */
const isTold = (conversation: Conversation, said: Remark): boolean =>
  !conversation.talk.answers.asksWho.test(said.raw) && toldAtOnce(conversation, said) !== null;

/** `Hands up: who'd rather wait? Four.`: who asks counts the votes. */
function isCounted(conversation: Conversation, said: Remark): boolean {
  const [next] = following(conversation, said, 0);
  return (
    next !== undefined &&
    !next.asks &&
    next.terms.length === 0 &&
    spacedWords(next.raw) === 1 &&
    countsIn(conversation, next.raw)
  );
}

/** Whether the answer begins by saying that no one knows, or that it has to wait. */
function isSure({ talk, document }: Conversation, { said, evidence }: OpenQuestion): boolean {
  // A question that a thread of mails leaves without an answer.
  if (document.form === 'mail' && said.asks && evidence.length === 0) return true;
  return evidence.some(
    ({ run, raw }: Remark) =>
      run === said.run + 1 && (talk.answers.unknown.test(raw) || talk.answers.putsOff.test(raw)),
  );
}
