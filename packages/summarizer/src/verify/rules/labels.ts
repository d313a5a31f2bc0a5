import { isNumberWord } from '../number-words.ts';
import { supportedNumbers } from '../numbers.ts';
import { isDateWord } from '../calendar.ts';
import type { Sentence } from '../reading/sentences.ts';
import type { Rule } from './statement.ts';

/** Words behind which a number says how much, and not which. */
const MEASURED = /^(?:are|is|was|were|cost|costs|took|takes|last|made|only|exactly)$/u;

interface Label {
  thing: string;
  numbers: ReadonlySet<number>;
  text: string;
}

/** `Chapter seven` where the cited turns name chapter six, and seven behind no chapter. */
export const labels: Rule = ({ sentences, language, refs, source }) => {
  const said = refs.flatMap((turn) =>
    source
      .sentencesOf(turn)
      .flatMap((sentence) =>
        labelsIn(sentence, source.lexicon.tag).map((label) => ({ label, turn })),
      ),
  );
  for (const claim of sentences.flatMap((one) => labelsIn(one, language))) {
    const same = said.filter(({ label }) => label.thing === claim.thing);
    const [first] = same;
    if (first && same.every(({ label }) => !meet(label, claim)))
      return { kind: 'number', said: claim.text, turn: first.turn };
  }
  return null;
};

const meet = (one: Label, other: Label): boolean =>
  [...one.numbers].some((n) => other.numbers.has(n));

/** Nouns with a number right behind them that names one of several: `room 4`, `page twelve`. */
function labelsIn({ tokens, text }: Sentence, language: string): Label[] {
  return tokens.flatMap((token, at) => {
    const [noun, next, before] = [tokens[at - 1], tokens[at + 1], tokens[at - 2]];
    const isNumber = /^\p{N}{1,3}$/u.test(token.text) || isNumberWord(token.folded, language);
    if (!isNumber || !noun?.content || !before) return [];
    const isApart = text.slice(noun.at + noun.text.length, token.at) !== ' ';
    // `Room four people`: the number counts what stands behind it.
    const end = token.at + token.text.length;
    const isCounting = next !== undefined && /^\s*[\p{L}\p{N}%€$£-]/u.test(text.slice(end));
    if (isApart || isCounting || isDateWord(noun.folded, language) || MEASURED.test(noun.folded))
      return [];
    return [
      { thing: noun.stem, numbers: supportedNumbers(token.text, language), text: token.text },
    ];
  });
}
