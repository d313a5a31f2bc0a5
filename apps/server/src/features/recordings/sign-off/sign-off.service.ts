import {
  minutesFormat,
  type SignedVersion,
  SignedMinutes,
  type UnsettledStatement,
} from '@notelark/api/minutes';
import { reasonOf } from '@notelark/summarizer';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { CorrectionsService } from '../corrections/corrections.service.ts';
import { contentOf } from './minutes.ts';
import { quotationsOf } from '../sources/quotations.ts';
import { readSource, type Source } from '../sources/source.ts';
import { fingerprintOf, type ReceiptSigner, type Signature } from './receipt-signature.ts';
import { documentOf, toMarkdown } from '../notes/render.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import { titleOf } from '../results/results.service.ts';
import { isUnsettled, settleInDocument, settleInMarkdown, type Settlement } from './settling.ts';
import * as repo from './sign-off.repo.ts';
import { statementsOf } from '../notes/statements.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import { accessTo, assertEditable } from '../access/team-access.ts';
import { grantedAccess } from '../access/team-access.repo.ts';

/** Tells a team what became of a result that it shares. */
export interface TeamNews {
  /** Nothing where the owner is in no team. */
  append(
    tx: Transaction,
    entry: {
      ownerId: string;
      actorId: string;
      action: string;
      details: Record<string, string | number>;
    },
  ): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  signer: ReceiptSigner;
  publicUrl: URL;
  corrections: CorrectionsService;
  summaries: SummariesService;
  teamNews: TeamNews;
}

/** A signed version as it is handed out. */
export interface SignedDocument {
  minutes: SignedMinutes;
  fingerprint: string;
  signature: Signature;
}

/** Notes that are settled, signed off and locked, version by version (product rule N12). */
export class SignOffService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** For those who may read the result, also by its link. @throws {AppError} `not-found` */
  async versions(
    actor: Actor | null,
    id: string,
  ): Promise<{
    versions: SignedVersion[];
    changed: boolean;
    earlier: { summaryId: string; number: number } | null;
  }> {
    const { db } = this.#deps;
    const rows = await resultsRepo.findResult(db, id);
    const access = rows && actor && (await accessTo(db, actor, rows.summary));
    if (!rows || !(access || rows.summary.shared)) throw new AppError('not-found');
    const versions = await repo.versionsOf(db, id);
    const [newest] = versions;
    const changed = newest !== undefined && !(await this.#isAs(rows, newest));
    // The earlier notes may not be shared.
    const earlier = access ? await repo.signedBefore(db, id) : null;
    return { versions: versions.map(asVersion), changed, earlier };
  }

  /** Of a result that the actor may read. @param number absent: the newest @throws {AppError} `not-found` */
  async document(actor: Actor, id: string, number?: number): Promise<SignedDocument> {
    const { db } = this.#deps;
    const summary = await summariesRepo.findSummary(db, id);
    if (!summary || !(await accessTo(db, actor, summary))) throw new AppError('not-found');
    const found = await (number === undefined
      ? repo.latestVersion(db, id)
      : repo.findVersion(db, id, number));
    if (!found) throw new AppError('not-found');
    const { minutes, fingerprint, signature } = found;
    return { minutes, fingerprint, signature: signature as Signature };
  }

  /** A fingerprint is known to those who have the minutes. */
  async find(fingerprint: string) {
    const found = await repo.findByFingerprint(this.#deps.db, fingerprint);
    return { found: found && { ...found, signedAt: found.signedAt.toISOString() } };
  }

  /** @throws {AppError} `not-found`, `not-ready` */
  async prepare(actor: Actor, id: string) {
    const { db } = this.#deps;
    const rows = await resultsRepo.findResult(db, id);
    if (!rows) throw new AppError('not-found');
    const { summary } = rows;
    await assertEditable(db, actor, summary);
    const source = await sourceOf(db, summary);
    const statements = statementsOf(summary, source);
    const newest = await repo.latestVersion(db, id);
    return {
      version: summary.version,
      statements: statements.length,
      unsettled: statements
        .filter(isUnsettled)
        .map(({ at, section, text, point, turns }): UnsettledStatement => ({
          at,
          section,
          text,
          reason: reasonOf(point?.doubt, summary.documentLanguage),
          quotations: quotationsOf(turns, source),
        })),
      signedBy: await signerName(db, actor.userId),
      next: (newest?.number ?? 0) + 1,
      unchanged: newest !== null && (await this.#isAs(rows, newest)),
    };
  }

  /**
   * Settles a statement that is not verified. Corrected words are checked like the engine's.
   * @throws {AppError} `not-found` also where there is no such statement to settle, `not-ready`, `edited-elsewhere`
   */
  async settle(
    actor: Actor,
    id: string,
    { version, at, how }: { version: number; at: number; how: Settlement },
  ): Promise<{ version: number }> {
    const { db, corrections, clock, summaries } = this.#deps;
    const settled = await db.transaction(async (tx) => {
      const summary = await lockEditable(tx, actor, id, version);
      const source = await sourceOf(tx, summary);
      const statement = statementsOf(summary, source).find((one) => one.at === at);
      if (!statement || !isUnsettled(statement)) throw new AppError('not-found');
      const made = documentOf(summary);
      const next = { version: version + 1 };
      if (made) {
        const document = settleInDocument(made, at, how);
        const { engine, fallbackParts, documentLanguage: language } = summary;
        const making = { engineId: engine ?? '', fallbackParts, language };
        const summaryText = toMarkdown(summary, document, source, making);
        await summariesRepo.updateSummary(tx, id, { document, summaryText, ...next });
        await summaries.changed(tx, summary, { document, summaryText, ...next });
      } else {
        const language = summary.documentLanguage;
        const text = settleInMarkdown(summary.summaryText ?? '', statement, how, language);
        const edited = { summaryText: text, editedAt: clock.now() };
        await summariesRepo.updateSummary(tx, id, { ...edited, ...next });
        await summaries.changed(tx, summary, { ...edited, ...next });
      }
      return next;
    });
    if (how.do !== 'correct') return settled;
    await corrections.checkAgain([id]);
    const now = await summariesRepo.findSummary(db, id);
    return now ? { version: now.version } : settled;
  }

  /** @throws {AppError} `not-found`, `not-ready`, `edited-elsewhere`, `not-settled`, `already-signed` */
  async sign(actor: Actor, id: string, version: number): Promise<SignedVersion> {
    return await this.#deps.db.transaction(async (tx) => {
      const summary = await lockEditable(tx, actor, id, version);
      const rows = await resultsRepo.findResult(tx, id);
      if (!rows) throw new AppError('not-found');
      const source = await sourceOf(tx, summary);
      if (statementsOf(summary, source).some(isUnsettled)) throw new AppError('not-settled');
      const newest = await repo.latestVersion(tx, id);
      const { title, wordsSha256, ...content } = contentOf(summary, titleOf(rows), source);
      const contentHash = fingerprintOf({ title, wordsSha256, ...content });
      if (newest?.contentHash === contentHash) throw new AppError('already-signed');
      const { clock, publicUrl, signer } = this.#deps;
      const signedAt = clock.now();
      const number = (newest?.number ?? 0) + 1;
      const minutes = SignedMinutes.parse({
        format: minutesFormat,
        installation: publicUrl.origin,
        version: number,
        signedAt: signedAt.toISOString(),
        signedBy: await signerName(tx, actor.userId),
        previous: newest?.fingerprint ?? null,
        result: { id, type: summary.outputType, title, language: summary.documentLanguage },
        source: { ...factsOf(rows), wordsSha256 },
        ...content,
      });
      const fingerprint = fingerprintOf(minutes);
      const signature = signer.signatureOf(minutes);
      const signed = { summaryId: id, number, minutes, fingerprint, contentHash, signature };
      await repo.addVersion(tx, { ...signed, signedAt, signerId: actor.userId });
      await this.#tellTeam(tx, actor, summary, { title, version: number });
      return asVersion({ number, minutes, fingerprint, signedAt });
    });
  }

  /** Where the result is not shared, the team does not learn its title. */
  async #tellTeam(
    tx: Transaction,
    { userId: actorId }: Actor,
    summary: summariesRepo.Summary,
    details: { title: string; version: number },
  ): Promise<void> {
    if ((await grantedAccess(tx, summary)) === 'none') return;
    const entry = { ownerId: summary.userId, actorId, action: 'minutes-signed', details };
    await this.#deps.teamNews.append(tx, entry);
  }

  /** Whether a result is as a version has it. */
  async #isAs(
    rows: resultsRepo.ResultRows,
    { contentHash }: Pick<repo.SignedRow, 'contentHash'>,
  ): Promise<boolean> {
    const source = await readSource(this.#deps.db, rows.summary);
    return (
      source !== null &&
      fingerprintOf(contentOf(rows.summary, titleOf(rows), source)) === contentHash
    );
  }
}

/** @throws {AppError} `not-found`, `not-ready`, `edited-elsewhere` */
async function lockEditable(
  tx: Transaction,
  actor: Actor,
  id: string,
  version: number,
): Promise<summariesRepo.Summary> {
  const summary = await summariesRepo.lockSummary(tx, id);
  if (!summary) throw new AppError('not-found');
  await assertEditable(tx, actor, summary);
  if (summary.status !== 'ready') throw new AppError('not-ready');
  if (summary.version !== version) throw new AppError('edited-elsewhere');
  return summary;
}

/** @throws {AppError} `not-ready` */
async function sourceOf(
  executor: Database | Transaction,
  summary: summariesRepo.Summary,
): Promise<Source> {
  const source = summary.status === 'ready' ? await readSource(executor, summary) : null;
  if (!source) throw new AppError('not-ready');
  return source;
}

/** As the person is called, else by the beginning of their address: minutes are passed on, so they don't name it. */
async function signerName(executor: Database | Transaction, userId: string): Promise<string> {
  const person = await repo.personOf(executor, userId);
  const [local = ''] = person?.email.split('@') ?? [];
  return person?.displayName ?? local.charAt(0).toUpperCase() + local.slice(1);
}

function factsOf({ upload, text }: resultsRepo.ResultRows) {
  const row = upload ?? text;
  if (!row) throw new Error('a summary without a source');
  const receivedAt = row.createdAt.toISOString();
  if (upload) {
    const kind = upload.importedAs === null ? 'recording' : 'imported-transcript';
    return { kind, name: upload.filename, receivedAt } as const;
  }
  return {
    kind: text?.origin === 'live' ? 'live-recording' : 'text',
    name: '',
    receivedAt,
  } as const;
}

const asVersion = ({
  number,
  minutes,
  fingerprint,
  signedAt,
}: Pick<repo.SignedRow, 'number' | 'minutes' | 'fingerprint' | 'signedAt'>): SignedVersion => ({
  number,
  signedAt: signedAt.toISOString(),
  signedBy: minutes.signedBy,
  title: minutes.result.title,
  fingerprint,
});
