import { allStems } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Share of the statement that has to be about what is not known. */
const LEAST_SHARE = 0.3;
/** Sentences before `we don't know` that say what is not known. */
const BEFORE = 2;

/**
 * A statement that knows more than the talk: where the cited turns say of it that no one knows, or that no answer has come, it
 * has to say so, too.
 */
export const leftOpen: Rule = (statement) => {
  const { kind, refs, source } = statement;
  if (kind === 'action' || saysOpen(statement)) return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const places = cited.filter(
    ({ question, runOn, lower }) => !question && !runOn && source.lexicon.unknown.test(lower),
  );
  const stems = [...allStems(statement.sentences)].filter((stem) => !source.nameStems.has(stem));
  const weigh = (told: readonly string[]): number =>
    told.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const saidIn = (list: readonly Said[]): string[] => {
    const there = allStems(list);
    return stems.filter((stem) => there.has(stem));
  };
  const open = places.find((place) => {
    const at = cited.indexOf(place);
    const topic = cited.slice(Math.max(0, at - BEFORE), at + 1);
    const others = cited.filter((said) => !topic.includes(said) && !said.question);
    const about = weigh(saidIn(topic));
    return about > 0 && about >= LEAST_SHARE * weigh(stems) && saidIn(others).length === 0;
  });
  return open ? { kind: 'open', turn: open.turn } : null;
};

const saysOpen = ({ sentences, own }: Statement): boolean =>
  sentences.some(
    ({ lower, question, clauses }) =>
      question ||
      own.whether.test(lower) ||
      own.unknown.test(lower) ||
      own.open.test(lower) ||
      own.limiting.test(lower) ||
      clauses.some(({ negated, hypothetical }) => negated || hypothetical),
  );
