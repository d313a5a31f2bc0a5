import type {
  Answer,
  AnswerEvent,
  Asked,
  AskScope,
  Finding,
  FoundPassage as Found,
} from '@notelark/api/ask';
import { QUESTIONS_OF_PAGE } from '@notelark/api/ask-limits';
import { linkTo } from '@notelark/api/places';
import type { Summarizer } from '@notelark/summarizer';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  ReadableSource,
  SourceKey,
  SourcesService,
} from '../recordings/results/sources.service.ts';
import type { Answerable, Scope, SearchService } from '../search/search.service.ts';
import * as repo from './ask.repo.ts';
import { aroundMarks, asRead, LEAST_COVERAGE, type Stretch } from './passages.policy.ts';

/** Passages of an answer, and of one that is not said. */
const PASSAGES = 5;
const CLOSEST = 3;
/** Passages that a language model is given. */
const READ_PASSAGES = 8;
/** Statements of checked notes that an answer begins with, and how much of the question they have to hold. */
const STATEMENTS = 2;
const STATEMENT_COVERAGE = 0.6;
/** Sources whose statements are looked through, besides those of the best passages. */
const SOURCES_BY_NOTES = 5;

export interface Order extends AskScope {
  question: string;
  followsId?: string | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  limiter: RateLimiter;
  search: SearchService;
  sources: SourcesService;
  summarizer: Summarizer;
}

/** Turns of a source that are worth reading. */
export interface FoundPassage {
  source: ReadableSource;
  turns: readonly number[];
  /** The statement of checked notes that rests on them; null: the passage was found itself. */
  statement: string | null;
}

/** A part of an answer before it is stored. */
interface NewFinding extends Omit<FoundPassage, 'statement'> {
  kind: Finding['kind'];
  text: string | null;
}

/** What a language model is given. */
interface Writing {
  question: repo.Question;
  found: Answerable;
  read: Reader;
  signal: AbortSignal;
}

const ALL: Scope = { of: 'all' };

/** The places of turns, as notes cite them. */
const targetsOf = ({ places }: ReadableSource, turns: readonly number[]): string[] =>
  turns.flatMap((turn) => (places[turn] ? [linkTo(places[turn])] : []));

type Reader = (key: SourceKey) => Promise<ReadableSource | null>;

/** A question with what was found for it. */
interface Prepared {
  question: repo.Question;
  found: Answerable;
  statements: readonly NewFinding[];
  read: Reader;
}

/** Whether enough of a question stands in a passage. */
const isSaid = ({ coverage }: Answerable): boolean => coverage >= LEAST_COVERAGE;

/** Passages that are shown: the best ones, or the closest ones where there is no answer. A statement answers by itself, with the lines that it cites. */
function shownOf(found: Answerable, isStated: boolean): Answerable['passages'] {
  if (isSaid(found)) return found.passages.slice(0, PASSAGES);
  return isStated ? [] : found.passages.slice(0, CLOSEST);
}

/** A sentence with the turns that it cites, which are of one source. */
function asFinding(
  { text, refs }: { text: string; refs: readonly number[] },
  cited: readonly { source: ReadableSource; turn: number }[],
): NewFinding[] {
  const source = cited[refs[0] ?? -1]?.source;
  const turns = refs.flatMap((ref) => cited[ref]?.turn ?? []);
  return source ? [{ kind: 'sentence', text, source, turns }] : [];
}

/** Answers questions about what a person may read, and keeps what they asked. */
export class AskService {
  readonly #deps: Deps;

  readonly #stopping = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Ends the answers that are under way. */
  stop(): void {
    this.#stopping.abort();
  }

  /**
   * Searches, keeps the question, and gives the answer part by part.
   * @throws {AppError} `not-found` for what the actor may not read, `rate-limited`
   */
  async ask(
    actor: Actor,
    { question, followsId, ...within }: Order,
    address: string,
  ): Promise<(signal: AbortSignal) => AsyncGenerator<AnswerEvent>> {
    const { db, clock, limiter, search } = this.#deps;
    await limiter.count('ask', { address, account: actor.email });
    const scope = await this.#scopeOf(actor, within);
    const before = followsId && (await repo.findQuestion(db, followsId, actor.userId));
    if (followsId && !before) throw new AppError('not-found');
    const searched = before ? search.followUp(question, before.searched) : question;
    const found = await search.find(actor, scope, searched);
    const read = this.#reader(actor);
    const statements = await this.#statements(actor, scope, found, read);
    const stored = await repo.insertQuestion(db, {
      userId: actor.userId,
      question,
      searched,
      said: isSaid(found) || statements.length > 0,
      folder: within.folder ?? null,
      uploadId: within.uploadId ?? null,
      textInputId: within.textInputId ?? null,
      createdAt: clock.now(),
    });
    return (signal) =>
      this.#answer(
        actor,
        { question: stored, found, statements, read },
        AbortSignal.any([signal, this.#stopping.signal]),
      );
  }

  async *#answer(
    actor: Actor,
    { question, found, statements, read }: Prepared,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    const { said } = question;
    yield { type: 'begun', asked: await this.#asked(actor, question), said };
    for (const statement of statements) yield await this.#keep(question, statement, found);
    for (const stretch of asRead(shownOf(found, statements.length > 0))) {
      signal.throwIfAborted();
      const source = await read(stretch);
      const turns = source ? await this.#worthShowing(source, stretch, found) : [];
      if (source && turns.length > 0)
        yield await this.#keep(question, { kind: 'passage', text: null, source, turns }, found);
    }
    const { answer, engine } = this.#deps.summarizer;
    if (!isSaid(found) || !answer) {
      yield { type: 'done', engineLabel: null, leftOut: 0, modelFailed: false };
      return;
    }
    yield { type: 'writing', engineLabel: engine.label };
    const written = await this.#written(answer, { question, found, read, signal });
    signal.throwIfAborted();
    for (const sentence of written?.sentences ?? [])
      yield await this.#keep(question, sentence, found);
    const model = { engineLabel: written && engine.label, leftOut: written?.leftOut ?? 0 };
    await repo.setWritten(this.#deps.db, question.id, model);
    yield { type: 'done', ...model, modelFailed: written === null };
  }

  /** What a language model makes of the best passages; null where it fails: the passages are there without it. */
  async #written(
    answer: NonNullable<Summarizer['answer']>,
    { question, found, read, signal }: Writing,
  ): Promise<{ sentences: NewFinding[]; leftOut: number } | null> {
    const cited: { source: ReadableSource; turn: number }[] = [];
    for (const { firstTurn, lastTurn, ...key } of found.passages.slice(0, READ_PASSAGES)) {
      const source = await read(key);
      if (!source) continue;
      const last = Math.min(lastTurn, source.turns.length - 1);
      for (let turn = firstTurn; turn <= last; turn += 1) cited.push({ source, turn });
    }
    const sources = [...new Set(cited.map(({ source }) => source))];
    const turns = cited.flatMap(({ source, turn }) => source.turns[turn] ?? []);
    const groups = cited.map(({ source }) => sources.indexOf(source));
    try {
      const { sentences, leftOut } = await answer({
        question: question.searched,
        source: { kind: 'speech', turns },
        groups,
        signal,
      });
      return { leftOut, sentences: sentences.flatMap((sentence) => asFinding(sentence, cited)) };
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.log.warn({ err: error }, 'the language model did not answer a question');
      return null;
    }
  }

  /** The best passages for words or a question, as they are read, after what checked statements of notes rest on; nothing is kept. */
  async passages(actor: Actor, question: string): Promise<FoundPassage[]> {
    return await this.#passages(actor, await this.#deps.search.find(actor, ALL, question));
  }

  /** The same with their lines, by words alone: while one types, no model is asked. */
  async search(actor: Actor, words: string): Promise<Found[]> {
    const found = await this.#deps.search.find(actor, ALL, words, { byMeaning: false });
    const passages = await this.#passages(actor, found);
    const shown = await Promise.all(
      passages.map(async ({ source, turns, statement: text }) => {
        const kind = text === null ? ('passage' as const) : ('statement' as const);
        return await this.#shown({ kind, text, targets: targetsOf(source, turns) }, source, found);
      }),
    );
    return shown.filter((one) => one !== null);
  }

  async #passages(actor: Actor, found: Answerable): Promise<FoundPassage[]> {
    const read = this.#reader(actor);
    const statements = await this.#statements(actor, ALL, found, read);
    const passages: FoundPassage[] = statements.map(({ source, turns, text }) => ({
      source,
      turns,
      statement: text,
    }));
    for (const stretch of asRead(found.passages.slice(0, PASSAGES))) {
      const source = await read(stretch);
      const turns = source ? await this.#worthShowing(source, stretch, found) : [];
      if (source && turns.length > 0) passages.push({ source, turns, statement: null });
    }
    return passages;
  }

  /** @throws {AppError} `not-found` */
  async get(actor: Actor, id: string): Promise<Answer> {
    const { db, search } = this.#deps;
    const question = await repo.findQuestion(db, id, actor.userId);
    if (!question) throw new AppError('not-found');
    const read = this.#reader(actor);
    const found = await search.termsOf(actor, scopeOf(question), question.searched);
    const findings: Finding[] = [];
    for (const finding of await repo.findingsOf(db, id)) {
      const source = await read(finding);
      const shown = source && (await this.#shown(finding, source, found));
      if (shown) findings.push({ id: finding.id, ...shown });
    }
    const { said, engineLabel, leftOut } = question;
    return { ...(await this.#asked(actor, question)), findings, said, engineLabel, leftOut };
  }

  async list(
    actor: Actor,
    after: string | undefined,
  ): Promise<{ questions: Asked[]; next: string | null }> {
    const limit = QUESTIONS_OF_PAGE + 1;
    const found = await repo.questionsOf(this.#deps.db, actor.userId, { after, limit });
    const shown = found.slice(0, QUESTIONS_OF_PAGE);
    const last = shown.at(-1);
    return {
      questions: await Promise.all(shown.map((question) => this.#asked(actor, question))),
      next: found.length > QUESTIONS_OF_PAGE && last ? `${last.moment}~${last.id}` : null,
    };
  }

  /** @throws {AppError} `not-found` */
  async remove(actor: Actor, id: string): Promise<void> {
    if (!(await repo.deleteQuestion(this.#deps.db, id, actor.userId)))
      throw new AppError('not-found');
  }

  async #scopeOf(actor: Actor, { folder, uploadId, textInputId }: AskScope): Promise<Scope> {
    const scope = scopeOf({ folder, uploadId, textInputId });
    if (scope.of === 'source' && (await this.#deps.sources.titleOf(actor, scope)) === null)
      throw new AppError('not-found');
    return scope;
  }

  async #asked(actor: Actor, question: repo.Question): Promise<Asked> {
    const scope = scopeOf(question);
    const name =
      scope.of === 'source' ? await this.#deps.sources.titleOf(actor, scope) : question.folder;
    return {
      id: question.id,
      question: question.question,
      scope: { kind: scope.of, name },
      createdAt: question.createdAt.toISOString(),
    };
  }

  /** Reads each source once. */
  #reader(actor: Actor) {
    const known = new Map<string, Promise<ReadableSource | null>>();
    return ({ uploadId, textInputId }: SourceKey): Promise<ReadableSource | null> => {
      const key = uploadId ?? textInputId ?? '';
      const reading = known.get(key) ?? this.#deps.sources.read(actor, { uploadId, textInputId });
      known.set(key, reading);
      return reading;
    };
  }

  /** The checked statements that hold most of the question, of the sources of the best passages and of those whose notes have its words. */
  async #statements(
    actor: Actor,
    scope: Scope,
    found: Answerable,
    read: Reader,
  ): Promise<NewFinding[]> {
    const limits = { least: STATEMENT_COVERAGE, limit: SOURCES_BY_NOTES };
    const byNotes = await this.#deps.search.sourcesByNotes(actor, scope, found, limits);
    const spoken = isSaid(found) ? found.passages.slice(0, PASSAGES) : [];
    const keys = [...spoken, ...byNotes].map(({ uploadId, textInputId }) => ({
      uploadId,
      textInputId,
    }));
    const sources = new Map(keys.map((key) => [key.uploadId ?? key.textInputId, key]));
    const candidates: NewFinding[] = [];
    for (const key of sources.values()) {
      const source = await read(key);
      const statements = source ? await this.#deps.sources.checkedStatements(key) : [];
      for (const { text, refs } of statements)
        if (source) candidates.push({ kind: 'statement', text, source, turns: refs });
    }
    const texts = candidates.map(({ text }) => text ?? '');
    const coverage = await this.#deps.search.coverageOf(found, texts);
    return candidates
      .map((candidate, at) => ({ candidate, coverage: coverage[at] ?? 0 }))
      .filter((one) => one.coverage >= STATEMENT_COVERAGE)
      .toSorted((a, b) => b.coverage - a.coverage)
      .map(({ candidate }) => candidate)
      .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
      .slice(0, STATEMENTS);
  }

  async #worthShowing(
    { turns }: ReadableSource,
    { firstTurn, lastTurn }: Stretch,
    found: Answerable,
  ): Promise<number[]> {
    const within = turns.slice(firstTurn, lastTurn + 1).map(({ text }, at) => ({ text, at }));
    const marks = await this.#deps.search.marksIn(
      found,
      within.map(({ text }) => text),
    );
    return aroundMarks(within, marks).map(({ at }) => firstTurn + at);
  }

  async #keep(
    { id: questionId }: repo.Question,
    { source, turns, kind, text }: NewFinding,
    found: Answerable,
  ): Promise<AnswerEvent> {
    const { uploadId, textInputId } = source;
    const targets = targetsOf(source, turns);
    const values = { questionId, kind, text, uploadId, textInputId, targets };
    const stored = await this.#deps.db.transaction((tx) => repo.insertFinding(tx, values));
    const shown = await this.#shown(stored, source, found);
    if (!shown) throw new AppError('not-found');
    return { type: 'finding', finding: { id: stored.id, ...shown } };
  }

  /** A finding as its source is now; null where nothing that it rests on is left. */
  async #shown(
    { kind, text, targets }: Pick<repo.StoredFinding, 'kind' | 'text' | 'targets'>,
    { uploadId, textInputId, title, summaryId, createdAt, turns, places }: ReadableSource,
    found: Answerable,
  ): Promise<Found | null> {
    const cited = new Set(targets);
    const lines = turns.flatMap((turn, at) => {
      const target = places[at] ? linkTo(places[at]) : '';
      if (!cited.has(target)) return [];
      const { text: said, speaker = null, start = null } = turn;
      return [{ text: said, speaker, start, target }];
    });
    if (lines.length === 0) return null;
    return {
      kind,
      text,
      lines,
      marks: await this.#deps.search.marksIn(
        found,
        lines.map((line) => line.text),
      ),
      source: {
        kind: uploadId === null ? 'text' : 'upload',
        id: uploadId ?? textInputId ?? '',
        title,
        summaryId,
        createdAt: createdAt.toISOString(),
      },
    };
  }
}

function scopeOf({
  folder,
  uploadId = null,
  textInputId = null,
}: {
  folder?: string | null | undefined;
  uploadId?: string | null | undefined;
  textInputId?: string | null | undefined;
}): Scope {
  if (uploadId !== null || textInputId !== null) return { of: 'source', uploadId, textInputId };
  return folder ? { of: 'folder', folder } : { of: 'all' };
}
