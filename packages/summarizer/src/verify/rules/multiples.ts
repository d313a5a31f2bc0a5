import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence, Token } from '../reading/sentences.ts';
import { stemsBefore, stemsBehind } from './directions.ts';
import type { Rule } from './statement.ts';

/** `The bus takes twice as long as the train` where the cited turns say it of the train: the two sides have changed places. */
export const multiples: Rule = ({ sentences, own, source, refs }) => {
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  for (const sentence of sentences) {
    const claim = timesIn(sentence, own);
    if (!claim) continue;
    const said = cited
      .filter(({ question, runOn }) => !question && !runOn)
      .flatMap((one) => {
        const there = timesIn(one, source.lexicon);
        return there ? [{ one, there }] : [];
      });
    const [first] = said;
    if (first && said.length === 1 && areSwapped(sentence, claim, first.one, first.there))
      return { kind: 'direction', said: claim.text, turn: first.one.turn };
  }
  return null;
};

/** Whether something of each side of the one stands on the other side of the other. */
function areSwapped(one: Sentence, at: Token, other: Sentence, there: Token): boolean {
  const [before, behind] = [stemsBefore(other, there), stemsBehind(other, there)];
  return (
    stemsBefore(one, at).some((stem) => behind.includes(stem) && !before.includes(stem)) &&
    stemsBehind(one, at).some((stem) => before.includes(stem) && !behind.includes(stem))
  );
}

const timesIn = ({ tokens }: Sentence, { phrasing }: Lexicon): Token | undefined =>
  tokens.find(({ folded }) => phrasing.multiple.test(folded));
