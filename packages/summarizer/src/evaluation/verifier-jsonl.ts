import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { detectLanguage } from '../language.ts';
import type { Doubt, SummarySource } from '../port.ts';
import { isCommonEnglish } from '../verify/common-english.ts';
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

/** A statement is too short for `detectLanguage`: its function words tell whether it is in the source's language or in another one that we know. */
export function languageOfStatement(text: string, language: string): string {
  const count = (tag: string): number => {
    const lexicon = lexiconOf(tag);
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    return words.filter((word) => lexicon?.functionWords.has(fold(word))).length;
  };
  const others = KNOWN_LANGUAGES.filter((tag) => tag !== language);
  const best = others.toSorted((a, b) => count(b) - count(a))[0] ?? language;
  // `Collect everyone's sizes` has no function word that tells.
  if (language !== 'en' && count(language) === 0 && count(best) === 0 && isEnglish(text))
    return 'en';
  const isClear = count(best) > count(language) + 1 || (count(language) === 0 && count(best) > 0);
  return isClear && lexiconOf(language) !== null ? best : language;
}

/** Share of common English words from which a text without function words is English. */
const ENGLISH_SHARE = 0.6;

function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const common = words.filter((word) => isCommonEnglish(fold(word)));
  return common.length >= words.length * ENGLISH_SHARE;
}

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
