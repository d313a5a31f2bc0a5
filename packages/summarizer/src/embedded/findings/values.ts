import type { Conversation, Remark } from './conversation.ts';

/** Between the words of one number: `ninety-five`, `treinta y dos`. */
const JOINS_NUMBER = /^(?:[ -]|(?:[ -](?:y|and|und|et)[ -]))$/u;

/** The numbers that a remark names, and the words of its date: `today` has no content of its own otherwise. */
export function valuesIn({ talk, document }: Conversation, { raw }: Remark): string[] {
  const [date = ''] = raw.match(talk.date) ?? [];
  const counts: { text: string; end: number }[] = [];
  for (const { 0: word, index } of raw.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    const isCount = /\p{N}/u.test(word) || (talk.countWords.test(word) && !talk.noCount.test(word));
    if (!isCount) continue;
    const last = counts.at(-1);
    const between = raw.slice(last?.end ?? 0, index).toLowerCase();
    if (last && JOINS_NUMBER.test(between)) last.text += between + word;
    else counts.push({ text: word, end: 0 });
    (counts.at(-1) ?? { end: 0 }).end = index + word.length;
  }
  // `The twentieth` is in `Tuesday the twentieth`.
  const days = (date.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !document.language.stopWords.has(word),
  );
  return [...new Set([...counts.map(({ text }) => text), ...days])];
}
