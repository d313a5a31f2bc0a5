import type { Talk } from '../../language/talk/talk.ts';
import { pointsBack, type Conversation, type Remark } from '../conversation.ts';
import { nameBookOf, type NameBook } from '../name-book.ts';
import { bestApart } from './smoothing.ts';
import { taskPlaceScores } from './task-places.ts';
import type { Task } from './task.ts';

/** Shorter talk says in plain words who does what, or has nothing to do in it. */
const LEAST_WORDS = 2000;
/** With as many plain tasks in 1,000 words people commit themselves in so many words. */
const PLAIN_ENOUGH = 2;
/** Places that are looked at, and the remarks between two of them. */
const PLACES = 5;
const APART = 7;
/** Remarks before and behind a place among which is what is to be done. */
const NEAR = 3;
const SHORTEST = 5;
const LONGEST = 40;
const LEAST_TERMS = 2;

/**
 * Further possible tasks of long talk in which hardly any are promised or asked for in plain words: remarks that say who will
 * or should do what, at the places where tasks are given out most likely.
 * @param plain the tasks that were found by how people ask and promise
 */
export function likelyTasksIn(conversation: Conversation, plain: readonly Task[]): Task[] {
  const { document, voiced, remarks, talk } = conversation;
  const { places } = talk;
  if (!places || !voiced || document.words < LEAST_WORDS) return [];
  if (plain.length >= (document.words / 1000) * PLAIN_ENOUGH) return [];
  const taken = plain.flatMap(({ said, with: other }) => [said.index, other?.index ?? said.index]);
  const isFree = ({ index }: Remark): boolean =>
    taken.every((other) => Math.abs(other - index) >= APART);
  const acts = remarks.map(({ voice, raw }) => ({ speaker: voice, text: raw }));
  const scores = taskPlaceScores(acts, talk, places);
  const names = nameBookOf(conversation);
  const scoreOf = ({ index }: Remark): number => scores[index] ?? 0;
  return bestApart(scores, PLACES, APART)
    .flatMap((at) => {
      const near = remarks.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      const said = near.filter((remark) => isFree(remark) && saysWhoDoesWhat(conversation, remark));
      return said.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, 1);
    })
    .map((said) => mentioned(talk, said, names))
    .sort((a, b) => a.said.index - b.said.index);
}

function mentioned(talk: Talk, said: Remark, names: NameBook): Task {
  const called = talk.iOrYou.test(said.raw) ? names.calledIn(said.raw) : undefined;
  const owner = talk.vows.test(said.raw) ? said.speaker : called;
  const due = said.raw.match(talk.due)?.[0].trim();
  return { said, with: null, kind: 'mention', owner, due, weight: 0 };
}

/** Says, understood alone, who will or should do what, and not what they would, could or did do. */
function saysWhoDoesWhat(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, unit, terms, asks, objects } = remark;
  const length = unit?.length ?? 0;
  if (length < SHORTEST || length > LONGEST || terms.length < LEAST_TERMS) return false;
  if (asks || objects) return false;
  const isOther = [
    talk.noPromise,
    talk.smallTalk,
    talk.procedure,
    talk.conditional,
    talk.unreal,
    talk.unsure,
    talk.refuses,
    talk.done,
    talk.past,
  ].some((pattern) => pattern.test(raw));
  return !isOther && talk.places?.task.test(raw) === true && !pointsBack(conversation, raw);
}
