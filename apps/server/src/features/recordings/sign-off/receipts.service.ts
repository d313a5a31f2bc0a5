import { SignedMinutes } from '@notelark/api/minutes';
import {
  type Receipt,
  Receipt as ReceiptShape,
  type SignedReceipt,
  type Verdict,
} from '@notelark/api/receipts';
import { signedSentence } from '@notelark/api/sentences/minutes';
import { completenessSentence } from '@notelark/api/sentences/receipts';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import { completenessOf } from '../results/completeness.policy.ts';
import { fingerprintOf, type ReceiptSigner } from './receipt-signature.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import { titleOf } from '../results/results.service.ts';
import { accessTo } from '../access/team-access.ts';

interface Deps {
  db: Database;
  clock: Clock;
  signer: ReceiptSigner;
  publicUrl: URL;
  /** Name and version of the product. */
  software: string;
}

type Rows = resultsRepo.ResultRows;

/** What of a source was received, transcribed and read, for its owner to keep. */
export class ReceiptsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** For the owner, and the team where it is shared. @throws {AppError} `not-found` */
  async issue(actor: Actor, resultId: string): Promise<SignedReceipt> {
    const { db, clock, signer, publicUrl, software } = this.#deps;
    const rows = await resultsRepo.findResult(db, resultId);
    if (!rows || !(await accessTo(db, actor, rows.summary))) throw new AppError('not-found');
    const { summary } = rows;
    const completeness = completenessOf(rows);
    const createdAt = summary.createdAt.toISOString();
    const receipt: Receipt = {
      format: 'notelark-receipt/1',
      installation: publicUrl.origin,
      software,
      issuedAt: clock.now().toISOString(),
      result: { id: resultId, title: titleOf(rows), createdAt },
      completeness: { ...completeness, sentence: completenessSentence(completeness) },
      source: sourceOf(rows),
      sound: soundOf(rows),
      live: rows.text?.received?.live ?? null,
      audio: audioOf(rows),
      lines: rows.upload?.received?.lines ?? null,
      transcript: transcriptOf(rows),
      notes: notesOf(rows),
    };
    // What is signed is what the answer's contract lets through.
    return signer.sign(ReceiptShape.parse(receipt));
  }

  key() {
    const { keyId, publicPem } = this.#deps.signer;
    return { algorithm: 'Ed25519', keyId, pem: publicPem } as const;
  }

  /** @param document what someone holds as a receipt or as signed minutes: anything */
  verify(document: Readonly<Record<string, unknown>>): Verified {
    return 'minutes' in document ? this.#verifyMinutes(document) : this.#verifyReceipt(document);
  }

  #verifyReceipt({ receipt, signature }: Readonly<Record<string, unknown>>): Verified {
    const verdict = this.#deps.signer.verify(receipt, signature);
    const said = verdict === 'valid' ? ReceiptShape.safeParse(receipt) : null;
    if (!said?.success) return { verdict, says: null };
    const { result, issuedAt, completeness } = said.data;
    return { verdict, says: { title: result.title, issuedAt, sentence: completeness.sentence } };
  }

  #verifyMinutes({ minutes, fingerprint, signature }: Readonly<Record<string, unknown>>): Verified {
    const verdict = this.#deps.signer.verify(minutes, signature);
    const said = verdict === 'valid' ? SignedMinutes.safeParse(minutes) : null;
    if (!said?.success) return { verdict, says: null };
    const right = fingerprintOf(minutes);
    if (fingerprint !== right) return { verdict: 'altered', says: null };
    const { result, signedAt, version, signedBy } = said.data;
    const sentence = signedSentence({ version, signedBy, fingerprint: right });
    return { verdict, says: { title: result.title, issuedAt: signedAt, sentence } };
  }
}

interface Verified {
  verdict: Verdict;
  /** What it says, where it is valid. */
  says: { title: string; issuedAt: string; sentence: string } | null;
}

function sourceOf({ upload, text }: Rows): Receipt['source'] {
  const row = upload ?? text;
  if (!row) throw new Error('a summary without a source');
  const receivedAt = row.createdAt.toISOString();
  const sha256 = row.received?.sha256 ?? null;
  if (upload) {
    const kind = upload.importedAs === null ? 'recording' : 'imported-transcript';
    const { filename: name, origin } = upload;
    const bytes = upload.received?.bytes ?? null;
    return { kind, name, receivedAt, origin, bytes, characters: null, sha256 };
  }
  return {
    kind: text?.origin === 'live' ? 'live-recording' : 'text',
    name: '',
    receivedAt,
    origin: null,
    bytes: null,
    characters: text?.received?.characters ?? null,
    sha256,
  };
}

function soundOf({ upload, transcript }: Rows): Receipt['sound'] {
  if (!upload) return null;
  if (upload.importedAs !== null) return upload.audio && soundOfImport(upload);
  const declared = upload.received?.declaredSeconds ?? null;
  const decoded = upload.durationSeconds;
  const speech = transcript?.spokenSeconds ?? null;
  const transcribed = transcript && speech !== null ? transcript.savedSeconds : null;
  const silence = speech === null || transcribed === null ? null : transcribed - speech;
  return {
    declared: rounded(declared),
    decoded: rounded(decoded),
    transcribed: rounded(transcribed),
    speech: rounded(speech),
    silence: rounded(silence),
    gaps: gapsOf({ declared, decoded, transcribed }, upload.warning, transcript?.unrecognized),
  };
}

/** The audio beside an imported transcript: no engine wrote its words. */
function soundOfImport({ audio, durationSeconds }: NonNullable<Rows['upload']>): Receipt['sound'] {
  if (!audio?.received) return null;
  const declared = audio.received.declaredSeconds ?? null;
  const decoded = durationSeconds;
  const isCutOff = audio.findings.some(({ code }) => code === 'cut-off');
  return {
    declared: rounded(declared),
    decoded: rounded(decoded),
    transcribed: null,
    speech: null,
    silence: null,
    gaps: gapsOf({ declared, decoded, transcribed: null }, isCutOff ? 'cut-off' : null, null),
  };
}

function audioOf({ upload }: Rows): Receipt['audio'] {
  const audio = upload?.audio;
  if (!audio || audio.status === 'failed') return null;
  const { filename: name, receivedAt, received, times } = audio;
  return {
    name,
    receivedAt,
    bytes: received?.bytes ?? null,
    sha256: received?.sha256 ?? null,
    times,
  };
}

type Gap = NonNullable<Receipt['sound']>['gaps'][number];

function gapsOf(
  ends: { declared: number | null; decoded: number | null; transcribed: number | null },
  warning: string | null,
  unrecognized: readonly { start: number; end: number }[] | null | undefined,
): Gap[] {
  const { declared, decoded, transcribed } = ends;
  const gaps: Gap[] = (unrecognized ?? []).map(({ start, end }) => ({
    start,
    end,
    reason: 'no-words',
  }));
  if (transcribed !== null && decoded !== null && decoded > transcribed)
    gaps.push({ start: transcribed, end: decoded, reason: 'not-transcribed' });
  if (warning === 'cut-off' && declared !== null && decoded !== null && declared > decoded)
    gaps.push({ start: decoded, end: declared, reason: 'cut-off' });
  return gaps.map(({ start, end, reason }) => ({
    start: toMilliseconds(start),
    end: toMilliseconds(end),
    reason,
  }));
}

function transcriptOf({ transcript }: Rows): Receipt['transcript'] {
  if (!transcript) return null;
  const { engine: id, engineLabel: label, draft, language, version, editedAt } = transcript;
  return { engine: { id, label, draft }, language, version, edited: editedAt !== null };
}

function notesOf({ summary }: Rows): Receipt['notes'] {
  if (summary.status !== 'ready') return null;
  const { engine: id, engineLabel: label, version, editedAt, stale, fallbackParts } = summary;
  return {
    type: summary.outputType,
    engine: id === null ? null : { id, label: label ?? id },
    version,
    edited: editedAt !== null,
    stale,
    shareRead: summary.coverage,
    fallbackParts,
  };
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
const rounded = (seconds: number | null) => (seconds === null ? null : toMilliseconds(seconds));
