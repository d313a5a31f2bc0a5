import type { StatementFields } from '../../documents.ts';
import type { Doubt } from '../../port.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Evidence } from '../evidence.ts';
import type { Match } from '../reading/focus.ts';
import type { Sentence } from '../reading/sentences.ts';
import type { SourceReading } from '../reading/source.ts';

/** A statement in the language of its source, read for the rules, with what it may rest on. */
export interface Statement {
  text: string;
  kind: StatementFields['kind'];
  owner: string;
  due: string;
  sentences: readonly Sentence[];
  /** The cited turns that exist, ascending. */
  refs: readonly number[];
  /** Sentences of the cited turns that share content with it, best first. */
  matches: readonly Match[];
  /** The best of them. */
  focus: readonly Match[];
  /** It repeats what is said in one of the cited turns, word for word but for fillers. */
  verbatim: boolean;
  /** The cited turns as sets of words, numbers and dates. */
  evidence: Evidence;
  source: SourceReading;
  language: string;
  /** What is known of its own language; that of the source is the source's. */
  own: Lexicon;
}

/** Looks at one aspect of a statement; null where it finds nothing against it. */
export type Rule = (statement: Statement) => Doubt | null;
