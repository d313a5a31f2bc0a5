import { wordSet } from '../language.ts';
import {
  ADVERBS,
  HANDLING_VERBS,
  NO_TASK_PHRASES,
  STATE_VERBS,
  TALK_VERBS,
  TASK_PHRASES,
  TASK_VERBS,
} from './verbs.ts';

/** What a verb adds, by its class, in promises of one's own, in those for others, and in requests. */
const VERB_WEIGHTS = {
  unknown: { own: -0.3, other: -0.6, asked: -0.2 },
  handling: { own: -0.45, other: -0.3, asked: -0.1 },
  talk: { own: -0.5, other: -0.9, asked: -0.4 },
};
type Person = keyof typeof VERB_WEIGHTS.unknown;

const NOUN_MARKERS = wordSet(
  'the|a|an|my|our|your|his|her|their|this|that|these|those|it|bed|town|work',
);

/** What a verb with its object adds; null where it can't be a task. */
export function verbWeight(words: string, person: Person): number | null {
  const rest = withoutAdverbs(words.replace(/^to /u, ''));
  const verb = baseOf(firstWord(rest));
  if (verb === '' || NOUN_MARKERS.has(verb)) return null;
  const object = rest.split(' ').slice(1).join(' ');
  const phrase = `${verb} ${object}`;
  if (NO_TASK_PHRASES.test(phrase)) return null;
  const told = person === 'other' && /^(?:find|get|have|see|look)$/u.test(verb);
  if (!told && TASK_PHRASES.test(phrase)) return 0;
  if (TASK_VERBS.has(verb)) return object === '' ? -0.2 : 0;
  if (STATE_VERBS.has(verb)) return null;
  if (HANDLING_VERBS.has(verb)) return VERB_WEIGHTS.handling[person];
  return TALK_VERBS.has(verb) ? VERB_WEIGHTS.talk[person] : VERB_WEIGHTS.unknown[person];
}

function withoutAdverbs(words: string): string {
  let rest = words.replace(/^be (?=\p{L}+ing\b)/u, '');
  for (;;) {
    const adverb = [3, 2, 1]
      .map((length) => rest.split(' ').slice(0, length).join(' '))
      .find((start) => ADVERBS.has(start.toLowerCase()));
    if (adverb === undefined || adverb.length >= rest.length) return rest;
    rest = rest.slice(adverb.length + 1).replace(/^be (?=\p{L}+ing\b)/u, '');
  }
}

/** `sending` -> `send`, `booking` -> `book`, `writing` -> `write`, `planning` -> `plan`. */
export function baseOf(verb: string): string {
  if (!verb.endsWith('ing') || verb === 'bring' || verb === 'ring') return verb;
  const stem = verb.slice(0, -3);
  const known = [stem, `${stem}e`, stem.slice(0, -1)].find((base) =>
    [TASK_VERBS, HANDLING_VERBS, TALK_VERBS, STATE_VERBS].some((verbs) => verbs.has(base)),
  );
  return known ?? stem;
}

export function firstWord(text: string): string {
  return text.match(/^[\p{L}'-]+/u)?.[0].toLowerCase() ?? '';
}
