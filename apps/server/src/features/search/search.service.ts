import { shareOfTalk } from '@notelark/summarizer';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { followUp, isSpaced, splitWords, wordsOf } from './question.policy.ts';
import { fuse } from './fusion.policy.ts';
import type { MeaningService } from './meaning.service.ts';
import {
  ASKING_WEIGHT,
  type Commonness,
  LENGTH_WEIGHT,
  rank,
  type Ranked,
  type Term,
  USUAL_WORDS,
  WEIGHTS,
  type Weights,
  weightsOf,
} from './ranking.policy.ts';
import * as repo from './search.repo.ts';

/** Hits that are ranked once more, with their neighbours and speakers. */
const POOL = 200;

/** Where to look. One source: its reader has been checked. */
export type Scope =
  | { of: 'all' }
  | { of: 'folder'; folder: string }
  | { of: 'source'; uploadId: string | null; textInputId: string | null };

export interface Answerable {
  terms: Term[];
  /** Of each term. */
  weights: number[];
  /** The text search configurations of what was searched. */
  configs: string[];
  /** The best first. */
  passages: Ranked[];
  /** Which share of the question's weight stands in the best passage by words, or next to it, 0 to 1. */
  coverage: number;
}

interface Options {
  weights?: Weights;
  /** Null: search goes by words alone. */
  meaning?: Pick<MeaningService, 'near'> | null;
}

/** Finds the passages that a question is about, in all that a person may read. */
export class SearchService {
  readonly #db: Database;
  readonly #weights: Weights;
  readonly #meaning: Options['meaning'];

  constructor(db: Database, { weights = WEIGHTS, meaning = null }: Options = {}) {
    this.#db = db;
    this.#weights = weights;
    this.#meaning = meaning;
  }

  /**
   * By words, and by meaning where there is a model for it. Whether a question is answered at all (`coverage`) is decided by words:
   * some passage is always the nearest, also to a question about something else.
   */
  async find(
    actor: Actor,
    scope: Scope,
    question: string,
    { byMeaning: isAsked = true }: { byMeaning?: boolean } = {},
  ): Promise<Answerable> {
    const within = await this.#readable(actor, scope);
    const [byWords, byMeaning = []] = await Promise.all([
      this.#findWords(within, question),
      isAsked ? this.#meaning?.near(within, question) : undefined,
    ]);
    if (byMeaning.length === 0) return byWords;
    return { ...byWords, passages: fuse(byWords.passages, byMeaning) };
  }

  async #findWords(within: repo.SearchScope, question: string): Promise<Answerable> {
    const { terms, asking, configs, commonness } = await this.#terms(within, question);
    const nothing = { terms, weights: [], configs, passages: [], coverage: 0 };
    if (terms.length === 0) return nothing;
    const all = [...terms, ...asking];
    const cut = { limit: POOL, lengthWeight: LENGTH_WEIGHT, usualWords: USUAL_WORDS };
    const found = await repo.findPassages(this.#db, within, all, cut);
    const passages = rank(question, all, found, { ...this.#weights, commonness });
    const weights = weightsOf(question, terms, found, commonness);
    return { terms, weights, configs, passages, coverage: passages[0]?.coverage ?? 0 };
  }

  /** What to search for where a question follows another one. */
  followUp(question: string, before: string): string {
    return followUp(question, before);
  }

  /** What a question was about, without searching again. */
  async termsOf(actor: Actor, scope: Scope, question: string): Promise<Answerable> {
    const within = await this.#readable(actor, scope);
    const { terms, configs } = await this.#terms(within, question);
    return { terms, configs, weights: [], passages: [], coverage: 0 };
  }

  /** The words of lines that are those of the question, in any form: what to highlight. */
  async marksIn({ terms, configs }: Answerable, lines: readonly string[]): Promise<string[]> {
    const forms = terms.flatMap((term) => term.forms);
    const words = [...new Set(lines.flatMap((line) => wordsOf(line)))];
    const marked = await repo.wordsWith(this.#db, { forms, configs }, words.filter(isSpaced));
    const text = lines.join('\n');
    return [...marked, ...forms.filter((form) => !isSpaced(form) && text.includes(form))];
  }

  /** The sources whose notes hold at least this share of a question's weight, also in words that were not said. */
  async sourcesByNotes(
    actor: Actor,
    scope: Scope,
    { terms, weights }: Answerable,
    { least, limit }: { least: number; limit: number },
  ) {
    const within = await this.#readable(actor, scope);
    const weighted = terms.map(({ forms }, at) => ({ forms, weight: weights[at] ?? 0 }));
    return await repo.sourcesByNotes(this.#db, within, weighted, { least, limit });
  }

  /** Which share of a question's weight stands in each of these texts, 0 to 1. */
  async coverageOf(
    { terms, weights, configs }: Answerable,
    texts: readonly string[],
  ): Promise<number[]> {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    if (texts.length === 0 || whole === 0) return texts.map(() => 0);
    const forms = terms.map((term) => term.forms);
    const matched = await repo.termsIn(this.#db, { forms, configs }, texts);
    return matched.map(
      (has) => weights.reduce((sum, weight, at) => sum + (has[at] ? weight : 0), 0) / whole,
    );
  }

  /** A team's key reads what the team shares; a person reads that and their own. */
  async #readable({ userId, teamId }: Actor, scope: Scope): Promise<repo.SearchScope> {
    if (scope.of === 'source') return scope;
    if (scope.of === 'folder') return { ...scope, userId };
    const others = await repo.teammates(this.#db, userId);
    return teamId === undefined
      ? { of: 'all', userId, others, own: true }
      : { of: 'all', userId, others: [userId, ...others], own: false };
  }

  /** In one source, where few passages have a word, also the words that say what is wanted. */
  async #terms(scope: repo.SearchScope, question: string): Promise<Terms> {
    const { content, asking } = splitWords(question);
    const words = scope.of === 'source' ? [...content, ...asking] : content;
    if (words.length === 0) return { terms: [], asking: [], configs: [], commonness: null };
    const { forms, language } = await repo.formsOf(this.#db, scope, { question, words });
    const perWord = [...Map.groupBy(forms, ({ word }) => word)];
    const termsOf = (weight: number, isOf: (word: number) => boolean) =>
      merged(
        perWord.flatMap(([word, of]) => (isOf(word) ? split(words[word] ?? '', of, weight) : [])),
      );
    const terms = termsOf(1, (word) => word < content.length);
    const known = new Set(terms.flatMap((term) => term.forms));
    return {
      terms,
      asking: termsOf(ASKING_WEIGHT, (word) => word >= content.length).filter((term) =>
        term.forms.every((form) => !known.has(form)),
      ),
      configs: [...new Set(forms.map(({ config }) => config))],
      commonness: language === 'english' ? shareOfTalk : null,
    };
  }
}

interface Terms {
  terms: Term[];
  asking: Term[];
  configs: string[];
  commonness: Commonness;
}

/** A word is one term; what is several words to a language, a run of a script without spaces, is as many. */
function split(word: string, forms: readonly repo.WordForm[], weight: number): Term[] {
  const perConfig = [...Map.groupBy(forms, ({ config }) => config).values()];
  const unique = [...new Set(forms.map(({ form }) => form))];
  if (perConfig.every((of) => of.length === 1)) return [{ words: [word], forms: unique, weight }];
  return unique.map((form) => ({ words: [word], forms: [form], weight }));
}

/** Words with a form in common are one term: "plan" and "plans". */
function merged(terms: readonly Term[]): Term[] {
  const result: Term[] = [];
  for (const term of terms) {
    const at = result.findIndex(({ forms }) => forms.some((form) => term.forms.includes(form)));
    const same = result[at];
    if (!same) result.push(term);
    else
      result[at] = {
        weight: same.weight,
        words: [...same.words, ...term.words],
        forms: [...new Set([...same.forms, ...term.forms])],
      };
  }
  return result;
}
