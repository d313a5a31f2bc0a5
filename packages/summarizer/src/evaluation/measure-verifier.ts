import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Claim, judgeOf } from '../verify/verify.ts';
import { SourceRow } from './source-row.ts';
import { languageOfStatement } from './verifier-jsonl.ts';

const Line = z.object({
  source: z.string(),
  statement: z.object({
    text: z.string(),
    refs: z.array(z.number()),
    kind: z.enum(['point', 'decision', 'action']),
    owner: z.string().nullish(),
    due: z.string().nullish(),
  }),
  true: z.boolean(),
  category: z.string(),
});

/** How many statements there are, and how many of them were flagged. */
export interface Flagged {
  count: number;
  flagged: number;
}

export interface MeasuredVerifier {
  true: Flagged;
  invented: Flagged;
  /** By `language`, or `language→written` for a translation, and by category. */
  groups: ReadonlyMap<string, { true: Flagged; invented: Flagged }>;
}

const DATA = path.resolve(import.meta.dirname, '../../evaluation-data');

/**
 * Runs the verifier over a set of `evaluation-data`.
 * @param width how many turns on either side of a statement's references are cited as well
 */
export function measureVerifier(set: string, width = 0): MeasuredVerifier {
  const folder = path.join(DATA, set);
  const sources = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const row: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
        return [name.replace(/\.json$/u, ''), SourceRow.parse(row)];
      }),
  );
  const judges = new Map<string, (claim: Claim) => boolean>();
  const result = { ...empty(), groups: new Map<string, ReturnType<typeof empty>>() };
  const lines = readFileSync(path.join(folder, 'statements.jsonl'), 'utf8').split('\n');
  for (const line of lines.filter((one) => one !== '')) {
    const { source: id, statement, category, true: isTrue } = Line.parse(JSON.parse(line));
    const source = sources.get(id);
    if (!source) throw new Error(`No source ${id} in ${folder}.`);
    const language = source.language ?? 'en';
    const written = languageOfStatement(statement.text, language);
    const key = `${id} ${written}`;
    const judge = judges.get(key) ?? flagging(judgeOf(source, { source: language, written }));
    judges.set(key, judge);
    const { owner, due, refs, ...claim } = statement;
    const flagged = judge({
      ...claim,
      refs: widened(refs, width, source.turns.length),
      owner: owner ?? undefined,
      due: due ?? undefined,
    });
    const tongue = written === language ? language : `${language}→${written}`;
    for (const name of [tongue, category]) {
      const group = result.groups.get(name) ?? empty();
      result.groups.set(name, group);
      count(group[isTrue ? 'true' : 'invented'], flagged);
    }
    count(result[isTrue ? 'true' : 'invented'], flagged);
  }
  return result;
}

const empty = (): { true: Flagged; invented: Flagged } => ({
  true: { count: 0, flagged: 0 },
  invented: { count: 0, flagged: 0 },
});

const flagging =
  (judge: ReturnType<typeof judgeOf>) =>
  (claim: Claim): boolean => {
    const { refs, doubt } = judge(claim);
    return refs.length === 0 || doubt !== null;
  };

function count(group: Flagged, flagged: boolean): void {
  group.count += 1;
  if (flagged) group.flagged += 1;
}

const widened = (refs: readonly number[], width: number, turns: number): number[] =>
  refs
    .flatMap((ref) => Array.from({ length: 2 * width + 1 }, (_, at) => ref - width + at))
    .filter((ref) => ref >= 0 && ref < turns);
