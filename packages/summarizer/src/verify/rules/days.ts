import { claimedDates, supportedDates } from '../calendar.ts';
import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** A day or month of another sentence has to have this much more in common with the statement. */
const CLEARLY = 2;
const LEAST_SHARED = 2;

interface Dated {
  said: Said;
  dates: ReadonlySet<string>;
}

/**
 * A weekday or month that stands in the cited turns, but with something else: another one stands with what the statement says, or
 * was agreed on behind it.
 */
export const days: Rule = (statement) => {
  const { text, due, language, refs, source } = statement;
  const claimed = [...claimedDates([text, due].join('. '), language)];
  const [entry] = claimed;
  if (entry === undefined || claimed.length > 1) return null;
  const dated = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .map((said): Dated => ({
      said,
      dates: ofKind(supportedDates(said.text, source.lexicon.tag), entry),
    }))
    .filter(({ dates }) => dates.size > 0);
  const own = dated.filter(({ dates }) => dates.has(entry));
  const others = dated.filter(({ dates }) => !dates.has(entry));
  const [first] = own;
  if (!first || others.length === 0 || own.some(({ said }) => said.runOn)) return null;
  const against =
    others.find((other) => own.every((one) => isNearer(other, one, statement))) ??
    agreedBehind(own, others, statement);
  return against ? { kind: 'date', turn: against.said.turn } : null;
};

const ofKind = (dates: ReadonlySet<string>, entry: string): ReadonlySet<string> =>
  new Set([...dates].filter((date) => date[0] === entry[0]));

function isNearer(other: Dated, own: Dated, { sentences, source }: Statement): boolean {
  const shared = ({ said }: Dated): string[] =>
    sentences.flatMap(({ stems }) =>
      [...stems].filter((stem) => said.stems.has(stem) && !source.nameStems.has(stem)),
    );
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const [theirs, ours] = [shared(other), shared(own)];
  return theirs.length >= LEAST_SHARED && weigh(theirs) > CLEARLY * weigh(ours);
}

/** `Thursday?`, `I'm working. Friday?`, `Friday's fine.`: the last one, and that one is agreed to. */
function agreedBehind(
  own: readonly Dated[],
  others: readonly Dated[],
  { source }: Statement,
): Dated | undefined {
  const end = own.at(-1)?.said.turn ?? Infinity;
  const { accept, settle } = source.lexicon.stances;
  const agreed = others.filter(
    ({ said }) =>
      said.turn > end &&
      !said.question &&
      (accept.test(said.lower) || settle.test(said.lower) || FINE.test(said.lower)),
  );
  return agreed.at(-1);
}

const FINE =
  /(?:['’]s|(?<!\p{L})(?:is|works?)) (?:fine|good|okay|ok|for me|better)(?!\p{L})|(?<!\p{L})(?:(?:is|works?) (?:fine|good|okay|ok|for me|better)|passt|ist (?:gut|okay|besser)|geht|me va bien|perfecto|va bien|ça (?:me )?va|convient)(?!\p{L})/u;
