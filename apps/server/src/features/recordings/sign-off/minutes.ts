import { createHash } from 'node:crypto';
import type { SignedMinutes } from '@notelark/api/minutes';
import type { SummaryDocument } from '@notelark/summarizer';
import { quotationsOf } from '../sources/quotations.ts';
import type { Source } from '../sources/source.ts';
import { documentOf } from '../notes/render.ts';
import { type Statement, statementsOf } from '../notes/statements.ts';
import type { Summary } from '../notes/summaries.repo.ts';

/** What of minutes can change after they were signed. */
export type MinutesContent = Pick<SignedMinutes, 'text' | 'statements'> & {
  title: string;
  wordsSha256: string;
};

type SignedStatement = SignedMinutes['statements'][number];

/** What would be signed now. */
export function contentOf(summary: Summary, title: string, source: Source): MinutesContent {
  const document: SummaryDocument | null = documentOf(summary);
  return {
    title,
    text: summary.summaryText ?? '',
    statements: statementsOf(summary, source).map((statement) => ({
      section: statement.section,
      text: named(statement),
      owner: statement.owner ?? null,
      due: statement.due ?? null,
      done: statement.done ?? null,
      standing: standingOf(statement, document !== null),
      reason: statement.point?.kept ?? null,
      quotations: quotationsOf(statement.turns, source),
    })),
    wordsSha256: sha256(wordsOf(source)),
  };
}

/** With the term or date that belongs to it. */
const named = ({ name, text }: Statement): string =>
  name === undefined ? text : `${name} — ${text}`;

function standingOf({ point }: Statement, isGenerated: boolean): SignedStatement['standing'] {
  if (!isGenerated) return 'written';
  return point?.kept === undefined ? 'verified' : 'confirmed';
}

/** One line for each turn: the speaker, a tab, the words. */
const wordsOf = ({ summarizable }: Source): string =>
  summarizable.turns.map(({ speaker = '', text }) => `${speaker}\t${text}\n`).join('');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
