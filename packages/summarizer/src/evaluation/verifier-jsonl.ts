import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { detectLanguage } from '../language.ts';
import type { Doubt, SummarySource } from '../port.ts';
import { isCommonEnglish } from '../verify/lexicon/english/common-words.ts';
import { isKnownWord } from '../verify/lexicon/concepts.ts';
import { KNOWN_LANGUAGES, lexiconOf } from '../verify/lexicon/index.ts';
import { judgeOf, type Verdict } from '../verify/verify.ts';
import { fold } from '../verify/words.ts';
import { SourceRow } from './source-row.ts';

const Row = z.object({
  id: z.union([z.string(), z.number()]),
  source: SourceRow,
  statement: z.object({
    text: z.string(),
    refs: z.array(z.number()),
    kind: z.enum(['point', 'decision', 'action']),
    owner: z.string().nullish(),
    due: z.string().nullish(),
  }),
});

/**
 * Checks the statement of each line against its source with the product's verifier, and writes `{id, verified, reason}`, in
 * order. A line that can't be read is answered with `{id, error}`.
 */
export async function verifyLines(input: Readable, output: Writable): Promise<void> {
  const judge = judges();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(answerTo(line, judge))}\n`)) await once(output, 'drain');
  }
}

type Judge = (source: SummarySource, text: string) => ReturnType<typeof judgeOf>;

/** Lines about one source often follow each other: it is read once. */
function judges(): Judge {
  let last: { key: string; judge: ReturnType<typeof judgeOf> } | undefined;
  return (source, text) => {
    const whole = source.turns.map((turn) => turn.text).join('\n');
    const language = source.language ?? detectLanguage(whole);
    const written = language === null ? null : languageOfStatement(text, language);
    const key = JSON.stringify([source, written]);
    if (last?.key === key) return last.judge;
    last = { key, judge: judgeOf(source, { source: language, written }) };
    return last.judge;
  };
}

/**
 * A statement is too short for `detectLanguage`: its words tell whether it is in the source's language or in another one that we
 * know. Words with a capital may be names, and what both languages have tells nothing.
 */
export function languageOfStatement(text: string, language: string): string {
  const words = (text.match(/^\p{Lu}\p{Ll}+|(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? []).map(fold);
  const count = (tag: string, besides: string): number =>
    words.filter((word) =>
      isFunctionWord(word, tag)
        ? !isFunctionWord(word, besides)
        : isContentWord(word, tag) &&
          !isFunctionWord(word, besides) &&
          !isContentWord(word, besides),
    ).length;
  const others = KNOWN_LANGUAGES.filter((tag) => tag !== language);
  const [best = language] = others.toSorted((a, b) => count(b, language) - count(a, language));
  const [own, other] = [count(language, best), count(best, language)];
  const isClear = other > own + 1 || (own === 0 && other > 0);
  return isClear && lexiconOf(language) !== null ? best : language;
}

const isFunctionWord = (word: string, tag: string): boolean =>
  lexiconOf(tag)?.functionWords.has(word) === true;

const isContentWord = (word: string, tag: string): boolean =>
  isKnownWord(word, tag) || (tag === 'en' && isCommonEnglish(word));

function answerTo(line: string, judge: Judge) {
  try {
    const { id, source, statement } = Row.parse(JSON.parse(line));
    const { owner, due, ...claim } = statement;
    const verdict = judge(
      source,
      statement.text,
    )({ ...claim, owner: owner ?? undefined, due: due ?? undefined });
    return { id, ...shape(verdict) };
  } catch (error) {
    return { id: null, error: error instanceof Error ? error.message : String(error) };
  }
}

function shape({ refs, doubt }: Verdict) {
  if (refs.length === 0) return { verified: false, reason: 'cites no passage that exists' };
  return { verified: doubt === null, reason: doubt && reasonOf(doubt) };
}

const reasonOf = ({ kind, said, turn }: Doubt): string =>
  [kind, said && `“${said}”`, turn !== undefined && `turn ${turn}`].filter(Boolean).join(', ');
