import type { Language } from './language/language.ts';
import { wordsOf } from './words.ts';

/** A stretch of a text: `text.slice(start, end)`, without white space at either end. */
export interface Span {
  start: number;
  end: number;
}

/** Marks that may end a sentence, with the quotes and brackets that close after them; or a line break. */
const END =
  /(?<stop>[.!?…]+)(?<close>["'”’»)\]]*)(?=\s|$)|[。！？｡]+["”’」』）]*|[؟۔।॥։።]+["”’»)]*|\n+/gu;

/** `O of n. The`: the letter of a formula is no abbreviation. */
const FORMULA =
  /(?<!\p{L})(?:of|by|times|equals|von|mal|durch|gleich|de|par|fois|égale|por|entre|igual a) [a-z]$/u;
/** Abbreviations in front of a number only: `No. 7`, but `Not for the money, no. But …`; `Max. 20`, but `Ask Max. He knows.` */
const BEFORE_NUMBERS =
  /^(?:nos?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|wed|sat|max|min|sec|eds?)$/u;
/** At the end of a list, and mostly of a sentence. */
const AND_SO_ON = /^(?:etc|usw)$/u;
/** `c ist die Konzentration`: a sentence may begin with the small letter of a formula. */
const VARIABLE =
  /^[b-df-hj-np-tv-xz] (?:is|equals|stands|ist|steht|bezeichnet|est|désigne|es)(?!\p{L})/u;

/**
 * The sentences of a text, in order. A full stop after an abbreviation, an initial or an ordinal number does not end one,
 * nor does any mark before a small letter.
 */
export function splitSentences(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match.groups?.stop && !endsSentence(text, start, match, language)) continue;
    push(spans, text, start, end);
    start = end;
  }
  push(spans, text, start, text.length);
  return spans;
}

function push(spans: Span[], text: string, start: number, end: number): void {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === '') return;
  const from = start + part.indexOf(trimmed);
  spans.push({ start: from, end: from + trimmed.length });
}

function endsSentence(
  text: string,
  start: number,
  match: RegExpExecArray,
  language: Language,
): boolean {
  const end = match.index + match[0].length;
  const next = text.slice(end, end + 40).trimStart();
  const [first = ''] = next;
  if (match.groups?.stop !== '.') return !(match.groups?.close && /\p{Ll}/u.test(first));
  if (/\p{Ll}/u.test(first)) return VARIABLE.test(next);
  const before = text.slice(Math.max(start, match.index - 24), match.index);
  return !isAbbreviated(before, next, language);
}

function isAbbreviated(before: string, following: string, language: Language): boolean {
  const [next = ''] = following;
  const [word = ''] = before.match(/[\p{L}\p{M}\p{N}.]+$/u) ?? [];
  if (/^\p{Lu}$/u.test(word))
    return /\p{L}/u.test(next) && word !== 'I' && !endsWithLetter(before, following, language);
  // `the U.S. Senate` goes on, `at 5 p.m. They left` does not.
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word))
    return !language.stopWords.has(wordsOf(following)[0]?.toLowerCase() ?? '');
  if (/^\p{N}{1,2}$/u.test(word))
    return (
      before.trim() === word || (language.tag === 'de' && !beginsSentence(following, language))
    );
  if (FORMULA.test(before)) return false;
  const lower = word.toLowerCase();
  if (BEFORE_NUMBERS.test(lower) && !/\p{N}/u.test(next)) return false;
  if (AND_SO_ON.test(lower)) return language.tag === 'de' && !beginsSentence(following, language);
  return language.abbreviations.has(lower);
}

/** `In Building B. The door is stuck`: the letter names a thing; an initial stands behind a name and before one. */
function endsWithLetter(before: string, following: string, language: Language): boolean {
  const isBehindWord = language.capitalizesNouns || /(?<!\p{L})\p{Ll}+ \p{Lu}$/u.test(before);
  return isBehindWord && /\p{L} \p{Lu}$/u.test(before) && beginsSentence(following, language);
}

/** Behind a German ordinal stands what it counts: `am 14. Danach gehen wir`, `am 28. Petra, kommst du?` begin anew. */
function beginsSentence(following: string, { stopWords }: Language): boolean {
  const [word = ''] = wordsOf(following);
  return stopWords.has(word.toLowerCase()) || CALLS.test(following);
}

/** Someone is called and asked: a noun with a comma behind it may be counted, one that is asked something may not. */
const CALLS = /^\p{Lu}\p{Ll}+, \p{Ll}+(?:st|t) (?:du|ihr)(?!\p{L})/u;
