import type { CarriedCounts } from '@notelark/api/carried';
import {
  type ActionItem,
  createLikeness,
  mapStatements,
  type Point,
  restsOn,
  type SummaryDocument,
} from '@notelark/summarizer';
import type { HandWork, Touched } from './hand-work.ts';
import { isTranslated, type Languages } from './matching.ts';

/** A new document with what a person has done to the notes before it, as far as it still holds. */
export interface CarriedOver {
  document: SummaryDocument;
  counts: CarriedCounts;
}

interface Terms {
  languages: Languages;
  /** Notes instead of notes; else a summary beside notes, to which nothing is added. */
  isReplacement: boolean;
}

/** Whether a statement of the new document is what a person has decided about. */
type Match = (point: Point) => boolean;

/**
 * Nothing that a person has written is lost: words that belong to no statement of the new document are added to it. A decision
 * about a statement that the new document no longer makes has no object left, but a removed one is remembered.
 */
export function carryOver(
  made: SummaryDocument,
  { touched, lines }: HandWork,
  terms: Terms,
): CarriedOver {
  const counts: CarriedCounts = { kept: 0, corrected: 0, dropped: 0, finished: 0, lines: 0 };
  let document = made;
  for (const one of touched) {
    const [next, changed] = HOW[one.how.do](document, one, terms);
    document = next;
    if (changed) counts[changed] += 1;
  }
  if (!terms.isReplacement) return { document, counts };
  const likeness = createLikeness(terms.languages.now);
  const said = textsOf(document);
  const own = lines.filter(
    (line) => !said.some((text) => likeness.areSame(bare(text), bare(line))),
  );
  counts.lines = own.length;
  return { document: withLines(document, own), counts };
}

const bare = (text: string) => ({ text, refs: [] });

function withLines(document: SummaryDocument, lines: readonly string[]): SummaryDocument {
  const byHand = [...new Set([...(document.byHand ?? []), ...lines])];
  return byHand.length === 0 ? document : { ...document, byHand };
}

function textsOf(document: SummaryDocument): string[] {
  const texts: string[] = [...document.keyPhrases, document.keyPhrases.join(', ')];
  mapStatements(document, (point) => {
    texts.push(point.text);
    return [point];
  });
  return texts;
}

/** By words and passages. In another language by the passages alone, where one statement of the list rests on just these. */
function matchOf({ was, list }: Touched, document: SummaryDocument, languages: Languages): Match {
  if (!isTranslated(languages)) {
    const likeness = createLikeness(languages.now);
    return (point) =>
      point.corrected === undefined &&
      likeness.areSame({ text: point.text, refs: restsOn(point) }, was);
  }
  const wanted = was.refs.join();
  const found = document[list].filter((point) => restsOn(point).join() === wanted);
  const only = found.length === 1 && wanted !== '' ? found[0] : undefined;
  return (point) => point === only;
}

type Changed = Exclude<keyof CarriedCounts, 'lines'> | null;
type Carry = (
  document: SummaryDocument,
  touched: Touched,
  terms: Terms,
) => [SummaryDocument, Changed];

/** Changes the first statement that is meant. @returns null where there is none */
function replaced(
  document: SummaryDocument,
  isIt: Match,
  change: (point: Point) => Partial<ActionItem>,
): SummaryDocument | null {
  let found = false;
  const next = mapStatements(document, (point) => {
    if (found || !isIt(point)) return [point];
    found = true;
    return [{ ...point, ...change(point) }];
  });
  return found ? next : null;
}

const HOW: Record<Touched['how']['do'], Carry> = {
  keep(document, touched, { languages }) {
    const { how } = touched;
    if (how.do !== 'keep') return [document, null];
    const isIt = matchOf(touched, document, languages);
    // What the new document has verified needs no person's word.
    const isDoubted: Match = (point) => isIt(point) && !point.verified;
    const next = replaced(document, isDoubted, () => ({ kept: how.reason }));
    return next ? [next, 'kept'] : [document, null];
  },
  drop(document, touched, { languages }) {
    const isIt = matchOf(touched, document, languages);
    let found = false;
    const next = mapStatements(document, (point) => {
      const drops = isIt(point);
      found ||= drops;
      return drops ? [] : [point];
    });
    const dropped = [...(next.dropped ?? []), touched.was];
    return [{ ...next, dropped }, found ? 'dropped' : null];
  },
  finish(document, touched, { languages, isReplacement }) {
    const { how } = touched;
    if (how.do !== 'finish') return [document, null];
    const at = document.actionItems.findIndex(matchOf(touched, document, languages));
    const item = document.actionItems[at];
    if (item) {
      const actionItems = document.actionItems.with(at, { ...item, done: true });
      return [{ ...document, actionItems }, 'finished'];
    }
    if (!isReplacement) return [document, null];
    return [{ ...document, actionItems: [...document.actionItems, how.item] }, 'finished'];
  },
  correct(document, touched, { languages, isReplacement }) {
    const { how, list } = touched;
    if (how.do !== 'correct') return [document, null];
    const { point } = how;
    if (isTranslated(languages))
      return isReplacement ? [withLines(document, [point.text]), 'corrected'] : [document, null];
    const isIt = matchOf(touched, document, languages);
    const { areSame } = createLikeness(languages.now);
    const next =
      replaced(document, isIt, (one) => inWordsOf(point, one)) ??
      // The engine may say today what the person has put right.
      replaced(
        document,
        (one) => areSame(one, point),
        (one) => inWordsOf(point, one),
      );
    if (next) return [next, 'corrected'];
    if (!isReplacement) return [document, null];
    return [{ ...document, [list]: [...document[list], point] }, 'corrected'];
  },
};

/** A person's words have the standing that they had; what the engine found of its own words is gone. */
function inWordsOf(person: Point, { text }: Point): Partial<ActionItem> {
  const nothing = { doubt: undefined, parts: undefined, kept: undefined, changed: undefined };
  return { ...nothing, ...person, corrected: text };
}
