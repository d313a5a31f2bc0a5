import type { Doubt } from '../../port.ts';
import { namesIn } from '../reading/named.ts';
import { allStems, type Sentence } from '../reading/sentences.ts';
import { citedBy, supportFor } from '../reading/support.ts';
import type { Rule, Statement } from './statement.ts';

/** Fewer common words may be about anyone. */
const LEAST_SHARED = 2;
const LEAST_WEIGHT = 1.5;
/** Where the name stands, so much of that may be said as well. */
const MOST_BESIDE = 0.3;

/**
 * `Tolly carried the battery` where one turn says that Lou carried it, and another one names Tolly for something else: the words of
 * the statement stand with another name, and its own with next to none of them.
 */
export const otherNames: Rule = (statement) =>
  inPlaceOfAnother(statement) ?? besideOthers(statement);

/** Someone whom a sentence names, with the content words right before and behind the name. */
interface Named {
  name: string;
  text: string;
  before: string | undefined;
  behind: string | undefined;
}

function personsIn({ tokens }: Sentence, { persons }: Statement['source']): Named[] {
  const stemAt = (at: number): string | undefined =>
    tokens[at]?.content === true ? tokens[at].stem : undefined;
  return tokens.flatMap(({ text, folded }, at) =>
    at > 0 && /^\p{Lu}/u.test(text) && persons.has(folded)
      ? [{ name: folded, text, before: stemAt(at - 1), behind: stemAt(at + 1) }]
      : [],
  );
}

/** `Dev asks Marcus at the dairy` where Dev says `I'll ask Colin at the dairy` and no cited turn has a Marcus. */
function inPlaceOfAnother({ sentences, refs, source, evidence }: Statement): Doubt | null {
  const claimed = sentences.flatMap((one) => personsIn(one, source));
  const own = allStems(sentences);
  for (const said of refs.flatMap((turn) => source.sentencesOf(turn))) {
    if ([...said.stems].filter((stem) => own.has(stem)).length < LEAST_SHARED) continue;
    const others = personsIn(said, source).filter(
      ({ name }) => !claimed.some((one) => one.name === name),
    );
    const wrong = claimed.find(
      (one) =>
        !evidence.words.has(one.name) &&
        others.some(
          ({ before, behind }) =>
            (before !== undefined && before === one.before) ||
            (behind !== undefined && behind === one.behind),
        ),
    );
    if (wrong) return { kind: 'name', said: wrong.text, turn: said.turn };
  }
  return null;
}

function besideOthers(statement: Statement): Doubt | null {
  const { source, refs, sentences, kind } = statement;
  if (kind === 'action' || sentences.some(({ question }) => question)) return null;
  const claimed = new Set(sentences.flatMap((sentence) => namesIn(sentence, source)));
  if (claimed.size === 0) return null;
  const { stems } = supportFor(statement);
  const weigh = (list: readonly string[]): number =>
    list.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const best = bestOf(statement, stems, weigh);
  if (!best) return null;
  const named = (turn: number): string[] =>
    source.sentencesOf(turn).flatMap((said) => namesIn(said, source));
  const theirs = named(best.turn);
  if (!theirs.some((name) => !claimed.has(name))) return null;
  const own = [...claimed].find((name) => {
    const holders = refs.filter((turn) => named(turn).includes(name));
    return (
      holders.length > 0 &&
      !theirs.includes(name) &&
      holders.every((turn) => {
        const there = source.sentencesOf(turn);
        const shared = stems.filter((stem) => there.some((said) => said.stems.has(stem)));
        return weigh(shared) <= MOST_BESIDE * best.weight;
      })
    );
  });
  return own === undefined ? null : { kind: 'name', said: own, turn: best.turn };
}

/** The cited sentence that says most of the statement, where that is enough to say what it is about. */
function bestOf(
  statement: Statement,
  stems: readonly string[],
  weigh: (list: readonly string[]) => number,
): { turn: number; weight: number } | null {
  const [best] = citedBy(statement)
    .map((said) => ({ said, shared: stems.filter((stem) => said.stems.has(stem)) }))
    .toSorted((a, b) => weigh(b.shared) - weigh(a.shared));
  if (!best || best.shared.length < LEAST_SHARED || weigh(best.shared) < LEAST_WEIGHT) return null;
  return { turn: best.said.turn, weight: weigh(best.shared) };
}
