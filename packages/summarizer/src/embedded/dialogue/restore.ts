import type { ClauseCues } from '../language/talk.ts';
import type { Passage } from '../passage.ts';
import { wordsOf } from '../words.ts';
import { isChat } from './chat.ts';
import type { PlacedTurn } from './dialogue.ts';
import { beginsAt } from './sentence-ends.ts';

/** Below this share of words with a mark that ends a sentence, a transcript has none. */
const LEAST_MARKS = 1 / 60;
const LEAST_WORDS = 60;
/** A clause shorter than this takes what follows with it, unless it is an answer of one word. */
const SHORTEST_CLAUSE = 3;
/** After this many words a clause ends at the next word that may begin one. */
const LONG_CLAUSE = 22;
const LONGEST_CLAUSE = 34;

/** Whether a recognizer wrote the words without marks. */
export function isUnpunctuated(turns: readonly PlacedTurn[]): boolean {
  if (isChat(turns)) return false;
  const text = turns.map((turn) => turn.text).join(' ');
  const words = text.split(/\s+/u).length;
  const marks = text.match(/[.?!…。](?=\s|$)/gu)?.length ?? 0;
  return words >= LEAST_WORDS && marks < words * LEAST_MARKS;
}

interface Word {
  text: string;
  bare: string;
  turn: number;
  speaker: string | undefined;
}

/**
 * Talk without marks, cut where a clause begins: at a word that only opens or answers, at a subject with its verb, at a
 * question's first words, at a speaker's change. Each clause gets the mark that its beginning asks for.
 */
export function restoredPassages(turns: readonly PlacedTurn[], cues: ClauseCues): Passage[] {
  const words = turns.flatMap(({ text, at, speaker }) =>
    [...text.matchAll(/\S+/gu)].map(([word]): Word => ({
      text: word,
      bare: bareOf(word),
      turn: at,
      speaker,
    })),
  );
  const odds = oddsOf(words, cues);
  const clauses: Word[][] = [];
  let clause: Word[] = [];
  for (const [at, word] of words.entries()) {
    if (clause.length > 0 && begins(words, at, clause, cues, odds[at])) {
      clauses.push(clause);
      clause = [];
    }
    clause.push(word);
  }
  if (clause.length > 0) clauses.push(clause);
  return clauses.map((part) => passageOf(part, cues));
}

function bareOf(word: string): string {
  return wordsOf(word.toLowerCase()).join(' ').replaceAll('’', "'");
}

/** From these odds on a sentence begins; behind a word that binds what follows (`shall`, `because`) only from higher ones. */
const LIKELY = 0.65;
const LIKELY_BOUND = 0.75;
/** Below these a clause does not begin, though its words could. */
const UNLIKELY = 0.05;

function oddsOf(words: readonly Word[], { ends }: ClauseCues): number[] {
  const bare = words.map((word) => word.bare);
  return ends ? bare.map((_, at) => beginsAt(ends, bare, at)) : [];
}

/** By its words, and by how likely that is where a model was trained. */
function begins(
  words: readonly Word[],
  at: number,
  clause: readonly Word[],
  cues: ClauseCues,
  odds: number | undefined,
): boolean {
  const could = beginsClause(words, at, clause, cues);
  const [before, word] = [words[at - 1], words[at]];
  if (odds === undefined || !before || !word || before.speaker !== word.speaker) return could;
  const [next, after] = [words[at + 1], words[at + 2]];
  const pair = `${word.bare} ${next?.bare ?? ''}`;
  const asks =
    isAddress(word, next, after, cues) ||
    cues.question.test(pair) ||
    opensSubject(before, pair, cues);
  if (could) return odds >= UNLIKELY || asks || cues.openers.has(word.bare);
  if (clause.every(({ bare }) => cues.openers.has(bare))) return false;
  return odds >= (cues.binding.has(before.bare) ? LIKELY_BOUND : LIKELY);
}

function beginsClause(
  words: readonly Word[],
  at: number,
  clause: readonly Word[],
  cues: ClauseCues,
): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !before || word.speaker !== before.speaker) return true;
  const pair = `${word.bare} ${next?.bare ?? ''}`;
  if (/[.?!,;:]$/u.test(before.text) && clause.length >= SHORTEST_CLAUSE) return true;
  const onlyOpeners = clause.every(({ bare }) => cues.openers.has(bare));
  if (cues.openers.has(word.bare)) return !onlyOpeners && !cues.beforeOpeners.has(before.bare);
  if (onlyOpeners) return false;
  if (isAddress(word, next, words[at + 2], cues)) return true;
  if (opensSubject(before, pair, cues)) return true;
  if (cues.binding.has(before.bare)) return clause.length >= LONGEST_CLAUSE;
  if (cues.question.test(pair)) return clause.length >= SHORTEST_CLAUSE - 1;
  if (cues.clause.test(pair) || cues.clause.test(word.bare))
    return clause.length >= SHORTEST_CLAUSE;
  if (clause.length >= LONG_CLAUSE && cues.joints.has(word.bare)) return true;
  return clause.length >= LONGEST_CLAUSE;
}

/** `we'll wave it at them item four the toilets`. */
function opensSubject(before: Word, pair: string, cues: ClauseCues): boolean {
  return cues.opens.test(pair) && !cues.binding.has(before.bare);
}

/** `Dana could you`: a name before a question. */
function isAddress(
  word: Word,
  next: Word | undefined,
  after: Word | undefined,
  cues: ClauseCues,
): boolean {
  const isName = /^\p{Lu}\p{Ll}+$/u.test(word.text) && cues.noNames?.test(word.bare) !== true;
  return isName && cues.address.test(`${next?.bare} ${after?.bare}`);
}

function passageOf(clause: readonly Word[], cues: ClauseCues): Passage {
  const text = clause.map((word) => word.text).join(' ');
  const content = clause.filter(({ bare }) => !cues.openers.has(bare));
  const starts = [0, 1].map((at) => `${content[at]?.bare} ${content[at + 1]?.bare}`);
  const asks =
    cues.question.test(starts[0] ?? '') ||
    (/^\p{Lu}/u.test(content[0]?.text ?? '') && cues.question.test(starts[1] ?? ''));
  return {
    raw: /[.?!]$/u.test(text) ? text : `${text}${asks ? '?' : '.'}`,
    refs: [...new Set(clause.map(({ turn }) => turn))],
    speaker: clause[0]?.speaker,
    voice: clause[0]?.speaker,
    opens: true,
    whole: content.length >= SHORTEST_CLAUSE,
  };
}
