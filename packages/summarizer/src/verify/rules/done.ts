import type { Rule } from './statement.ts';

/** What is asked for was done before: by language, how one says so in the first person. */
const DONE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:already (?:have|did|done)|i(?:'ve| have)? (?:already )?(?:did|done) (?:it|that|them|those)|i(?:'ve| have)? already|(?:it|they|that)(?:'s|'re| is| are) (?:already )?(?:done|on your desk|in your inbox))(?!\p{L})/u,
  de: /(?<!\p{L})(?:hab(?:e)?(?: ich)?|ist)(?: \p{L}+){0,4} (?:schon |bereits )?(?:gemacht|erledigt|geschickt|geprüft|bestellt|geschrieben|gekauft)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:c'est (?:déjà )?fait|je l(?:'|es )ai(?: déjà)? \p{L}+[éist](?:e?s)?|j'ai déjà)(?!\p{L})/u,
  es: /(?<!\p{L})(?:ya (?:está|l[oae]s? (?:he|hice))|l[oae]s? \p{L}{2,}(?:é|í)(?! (?:mañana|luego))|l[oae]s? he \p{L}+[dt]o|hecho)(?!\p{L})/u,
};
const FUTURE = /\p{L}(?:ré)(?!\p{L})/u;

/** A task that was asked for, and that the one asked has done already: `Could you check it?`, `I did that on Friday.` */
export const done: Rule = ({ kind, refs, source, matches }) => {
  const pattern = DONE[source.lexicon.tag];
  const [best] = matches;
  if (kind !== 'action' || !pattern || !best) return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const asked = cited.find((said) => said.question && said.turn <= best.said.turn + 1);
  if (!asked) return null;
  const reply = cited.find(
    (said) => said.turn === asked.turn + 1 && said.speaker !== asked.speaker,
  );
  const isDone = reply && pattern.test(reply.lower) && !FUTURE.test(reply.lower);
  return isDone && !source.lexicon.declining.test(reply.lower)
    ? { kind: 'negation', turn: reply.turn }
    : null;
};
