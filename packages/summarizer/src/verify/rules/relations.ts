import type { Doubt } from '../../port.ts';
import { isDateWord } from '../calendar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Relation } from '../lexicon/phrasing.ts';
import { readSentences, type Sentence, type Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { fold } from '../words.ts';
import type { Rule } from './statement.ts';

const OPPOSITE: Readonly<Record<Relation, Relation>> = {
  before: 'after',
  after: 'before',
  with: 'without',
  without: 'with',
};
/** Words between a preposition and what it is of. */
const REACH = 4;
/** A negation this near turns it round. */
const NEAR = 2;

/** What is agreed on may stand some turns behind the citation. */
const AHEAD = 4;

interface Related {
  relation: Relation;
  /** The preposition as it is written. */
  text: string;
  /** Stem of the word behind it. */
  of: string;
}

/** `After the holidays` where the cited turns say `before the holidays`, and nothing else of them. */
export const relations: Rule = (statement) => {
  const { sentences, due, own, refs, source, kind } = statement;
  const dueWords = own.tag === source.lexicon.tag ? readSentences(due, own) : [];
  const [from = 0, to = 0] = [refs[0], refs.at(-1)];
  const said = Array.from({ length: to - from + 1 + AHEAD }, (_, at) => from + at)
    .flatMap((turn) => source.sentencesOf(turn))
    .filter(({ runOn }) => !runOn)
    .map((sentence) => ({ sentence, related: relatedIn(sentence, source.lexicon) }));
  for (const claim of [...sentences, ...dueWords].flatMap((one) => relatedIn(one, own))) {
    const places = said.filter(({ related }) => related.some((one) => isOfSame(one, claim)));
    // What was decided is what was said last.
    const telling = kind === 'decision' ? places.slice(-1) : places;
    const doubt = against(claim, telling);
    if (doubt) return doubt;
  }
  return null;
};

function against(
  claim: Related,
  places: readonly { sentence: Said; related: readonly Related[] }[],
): Doubt | null {
  const [first] = places;
  const isTurned = places.every(({ related }) =>
    related
      .filter((one) => isOfSame(one, claim))
      .every(({ relation }) => relation === OPPOSITE[claim.relation]),
  );
  return first && isTurned
    ? { kind: 'direction', said: claim.text, turn: first.sentence.turn }
    : null;
}

const isOfSame = (one: Related, claim: Related): boolean =>
  one.of === claim.of &&
  (one.relation === claim.relation || one.relation === OPPOSITE[claim.relation]);

function relatedIn({ tokens, text }: Sentence, lexicon: Lexicon): Related[] {
  return tokens.flatMap((token, at) => {
    const relation = relationOf(token, lexicon);
    const before = tokens.slice(Math.max(0, at - NEAR), at);
    if (!relation || before.some(({ folded }) => lexicon.negators.has(folded))) return [];
    const place = tokens.findIndex(
      ({ content, folded, text }, index) =>
        index > at &&
        index <= at + REACH &&
        (content || isDateWord(folded, lexicon.tag) || /\p{N}/u.test(text)),
    );
    const [of, next] = [tokens[place], tokens[place + 1]];
    // `With the tester button`: the noun is another one.
    const isPart = lexicon.tag === 'en' && next?.content === true && isJoined(of, next, text);
    return of && !isPart ? [{ relation, text: token.text, of: of.stem }] : [];
  });
}

/** Whether nothing but a blank stands between two words. */
const isJoined = (one: Token | undefined, next: Token, text: string): boolean =>
  one !== undefined &&
  /^\p{Ll}+$/u.test(next.text) &&
  text.slice(one.at + one.text.length, next.at) === ' ';

function relationOf({ folded }: Token, { phrasing }: Lexicon): Relation | undefined {
  return (Object.entries(phrasing.relations) as [Relation, string][]).find(([, list]) =>
    list.split(' ').some((word) => fold(word) === folded),
  )?.[0];
}
