import type { VocabularyEntry } from '@notelark/api/vocabulary';
import { MAX_ENTRIES, MAX_MISHEARD, type VocabularyOwner } from '@notelark/api/vocabulary-limits';
import { type ListedTerm, readList, type ReadList } from '@notelark/api/vocabulary-lists';
import {
  PhraseFinder,
  phraseKey,
  replaceMatches,
  type Replacement,
} from '@notelark/toolkit/phrases';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import * as repo from './vocabulary.repo.ts';

/** Lines of a list that are named as left out. */
const SHOWN_FAULTS = 100;
/** Terms that an engine is given to choose from: more than any takes. */
const PROMPT_TERMS = 200;

/** What a team's owner and admins read of changes of its vocabulary. */
interface TeamChange {
  teamId: string;
  actorId: string;
  at: Date;
  action: 'term-added' | 'term-changed' | 'term-removed' | 'terms-imported';
  details: { term: string } | { added: number; changed: number };
}

interface Deps {
  db: Database;
  clock: Clock;
  logForTeam(tx: Transaction, change: TeamChange): Promise<void>;
}

/** A replacement by an entry of a vocabulary. */
export interface EntryReplacement extends Replacement {
  entryId: string;
}

/** Names and terms of people and teams, and how they are misheard (product rule N9). */
export class VocabularyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `not-found` for the vocabulary of a team that the actor is not in */
  async list(
    actor: Actor,
    of: VocabularyOwner,
  ): Promise<{ entries: VocabularyEntry[]; editable: boolean }> {
    const { db } = this.#deps;
    const { owner, refusal } = await ownerOf(db, actor, of);
    const entries = await repo.entriesOf(db, owner);
    return { entries: entries.map(asEntry), editable: refusal === null };
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only`, `vocabulary-full` */
  async add(
    actor: Actor,
    { of, ...term }: ListedTerm & { of: VocabularyOwner },
  ): Promise<VocabularyEntry> {
    return await this.#deps.db.transaction(async (tx) => {
      const owner = await editableOwner(tx, actor, of);
      const { entries, full, ...counts } = await this.#merge(tx, owner, [term]);
      const [entry] = entries;
      if (full.length > 0 || !entry)
        throw new AppError('vocabulary-full', { params: { limit: MAX_ENTRIES } });
      const action = counts.added > 0 ? 'term-added' : 'term-changed';
      if (counts.added + counts.changed > 0)
        await this.#log(tx, actor, owner, { action, details: { term: entry.term } });
      return asEntry(entry);
    });
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only`, `term-exists` */
  async change(actor: Actor, id: string, content: ListedTerm): Promise<VocabularyEntry> {
    return await this.#deps.db.transaction(async (tx) => {
      const owner = await editableOwnerOfEntry(tx, actor, id);
      // The lock that keeps another one from adding the same term meanwhile.
      await repo.countEntries(tx, owner);
      const columns = columnsOf(content);
      const [same] = await repo.findByKeys(tx, owner, [columns.termKey]);
      if (same && same.id !== id) throw new AppError('term-exists');
      const changed = await repo.updateEntry(tx, id, columns);
      if (!changed) throw new AppError('not-found');
      const details = { term: changed.term };
      await this.#log(tx, actor, owner, { action: 'term-changed', details });
      return asEntry(changed);
    });
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only` */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const owner = await editableOwnerOfEntry(tx, actor, id);
      const term = await repo.removeEntry(tx, id);
      if (term === null) throw new AppError('not-found');
      await this.#log(tx, actor, owner, { action: 'term-removed', details: { term } });
    });
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only` */
  async importList(actor: Actor, { of, list }: { of: VocabularyOwner; list: string }) {
    const { terms, skipped } = readList(list);
    return await this.#deps.db.transaction(async (tx) => {
      const owner = await editableOwner(tx, actor, of);
      const { added, changed, full } = await this.#merge(tx, owner, terms);
      const details = { added, changed };
      if (added + changed > 0)
        await this.#log(tx, actor, owner, { action: 'terms-imported', details });
      const left = [...skipped, ...full.map(asFull)].toSorted((a, b) => a.line - b.line);
      const shown = left.slice(0, SHOWN_FAULTS);
      return { added, changed, skipped: shown, skippedCount: left.length };
    });
  }

  /** What is corrected in the recordings of a person: by their own vocabulary, then by that of their team. */
  async replacementsFor(executor: Executor, userId: string): Promise<EntryReplacement[]> {
    const entries = await repo.entriesFor(executor, userId);
    return entries.flatMap(({ id, term, misheard }) =>
      misheard.map((from) => ({ from, to: term, entryId: id })),
    );
  }

  /** Corrects the words of a live recording as they are heard. */
  async correctorFor(executor: Executor, userId: string): Promise<(text: string) => string> {
    const replacements = await this.replacementsFor(executor, userId);
    const finder = new PhraseFinder(replacements);
    return (text) => replaceMatches(text, finder.find(text));
  }

  /** Terms that a speech engine should know, the most useful first. */
  async promptTerms(userId: string): Promise<string[]> {
    const entries = await repo.entriesFor(this.#deps.db, userId);
    return [...new Set(entries.map(({ term }) => term))].slice(0, PROMPT_TERMS);
  }

  /** Entries that have corrected something. */
  markUsed(executor: Executor, entryIds: Iterable<string>): Promise<void> {
    return repo.markUsed(executor, [...new Set(entryIds)], this.#deps.clock.now());
  }

  /** A team's log has what was changed; of their own vocabulary a person needs none. */
  async #log(
    tx: Transaction,
    { userId: actorId }: Actor,
    owner: repo.Owner,
    change: Pick<TeamChange, 'action' | 'details'>,
  ): Promise<void> {
    if (!('teamId' in owner)) return;
    const entry = { ...change, teamId: owner.teamId, actorId, at: this.#deps.clock.now() };
    await this.#deps.logForTeam(tx, entry);
  }

  /** Adds terms as far as there is room; terms that are there already get further forms, and a note if they have none. */
  async #merge<T extends ListedTerm>(
    tx: Transaction,
    owner: repo.Owner,
    terms: readonly T[],
  ): Promise<{ entries: repo.Entry[]; added: number; changed: number; full: T[] }> {
    const present = await repo.countEntries(tx, owner);
    const createdAt = this.#deps.clock.now();
    const wanted = new Map<string, T>();
    for (const term of terms) {
      const { termKey } = columnsOf(term);
      const same = wanted.get(termKey);
      wanted.set(termKey, same ? { ...same, ...joined(same, term) } : term);
    }
    const known = await repo.findByKeys(tx, owner, [...wanted.keys()]);
    const entries: repo.Entry[] = [];
    let changed = 0;
    for (const entry of known) {
      const term = wanted.get(entry.termKey);
      wanted.delete(entry.termKey);
      const content = joined(entry, term ?? entry);
      const isSame =
        content.note === entry.note && content.misheard.length === entry.misheard.length;
      if (!isSame) changed += 1;
      entries.push(isSame ? entry : ((await repo.updateEntry(tx, entry.id, content)) ?? entry));
    }
    const fresh = [...wanted.values()];
    const room = Math.max(0, MAX_ENTRIES - present);
    const rows = fresh.slice(0, room).map((term) => Object.assign(columnsOf(term), { createdAt }));
    const added = await repo.addEntries(tx, owner, rows);
    return {
      entries: [...entries, ...added],
      added: added.length,
      changed,
      full: fresh.slice(room),
    };
  }
}

const asFull = ({ line, term }: ReadList['terms'][number]): ReadList['skipped'][number] => ({
  line,
  reason: 'full',
  text: term,
});

/** The forms of both, each once, as many as there is room for; the note of the first that has one. */
function joined(
  one: Pick<ListedTerm, 'misheard' | 'note'>,
  other: Pick<ListedTerm, 'misheard' | 'note'>,
): Pick<ListedTerm, 'misheard' | 'note'> {
  const misheard = distinct([...one.misheard, ...other.misheard]).slice(0, MAX_MISHEARD);
  return { misheard, note: one.note || other.note };
}

function columnsOf({ term, misheard, note }: ListedTerm): repo.EntryContent {
  const forms = distinct(misheard).filter((form) => form !== term);
  return { term, termKey: phraseKey(term), misheard: forms, note };
}

/** Without forms that differ in case or spaces only. */
function distinct(forms: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const form of forms) {
    const key = phraseKey(form);
    if (!seen.has(key)) seen.set(key, form);
  }
  return [...seen.values()];
}

const asEntry = ({
  id,
  term,
  misheard,
  note,
  lastUsedAt,
  createdAt,
}: repo.Entry): VocabularyEntry => ({
  id,
  term,
  misheard,
  note,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

interface FoundOwner {
  owner: repo.Owner;
  /** Why the actor may not change it; null: they may. */
  refusal: 'team-forbidden' | 'team-read-only' | null;
}

/** A team's vocabulary is kept by its owner and admins, and read by all of its members. */
async function ownerOf(
  executor: Executor,
  { userId }: Actor,
  of: VocabularyOwner,
): Promise<FoundOwner> {
  if (of === 'own') return { owner: { userId }, refusal: null };
  const membership = await repo.membershipOf(executor, userId);
  if (!membership) throw new AppError('not-found');
  const { teamId, role, readOnlySince } = membership;
  if (readOnlySince !== null) return { owner: { teamId }, refusal: 'team-read-only' };
  return { owner: { teamId }, refusal: role === 'member' ? 'team-forbidden' : null };
}

async function editableOwner(
  executor: Executor,
  actor: Actor,
  of: VocabularyOwner,
): Promise<repo.Owner> {
  const { owner, refusal } = await ownerOf(executor, actor, of);
  if (refusal) throw new AppError(refusal);
  return owner;
}

/** @throws {AppError} `not-found` also for an entry of another person or team */
async function editableOwnerOfEntry(
  executor: Executor,
  actor: Actor,
  id: string,
): Promise<repo.Owner> {
  const entry = await repo.findEntry(executor, id);
  if (!entry) throw new AppError('not-found');
  if (entry.userId !== null && entry.userId !== actor.userId) throw new AppError('not-found');
  const owner = await editableOwner(executor, actor, entry.userId === null ? 'team' : 'own');
  if (entry.teamId !== null && 'teamId' in owner && owner.teamId !== entry.teamId)
    throw new AppError('not-found');
  return owner;
}
