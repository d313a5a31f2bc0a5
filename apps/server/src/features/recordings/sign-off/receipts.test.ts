import { createHash, createPublicKey, verify } from 'node:crypto';
import type { SignedReceipt } from '@notelark/api/receipts';
import canonicalize from 'canonicalize';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { transcripts, uploads } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import { recordingOf, upload } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

type Hear = NonNullable<NonNullable<Parameters<typeof createScriptedTranscriber>[0]>['script']>;

const RECORDING = recordingOf(3);
const TEXT = 'Ann will order the printer. The budget is settled.';
let app: TestApp;
let user: TestUser;
let hear: Hear;
const sayNumber: Hear = (_, call) => ({
  segments: [{ text: `Sentence number ${call}.`, start: 0.1, end: 1.4 }],
  language: 'en',
});
beforeAll(async () => {
  const transcriber = createScriptedTranscriber({
    concurrency: 1,
    script: (clip, call) => hear(clip, call),
  });
  app = await createTestApp({ engines: await createTestEngines({ transcriber }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  hear = sayNumber;
  user = await app.signUpAndIn();
});

const receiptOf = async (id: string, as = user): Promise<SignedReceipt> =>
  (await app.call('GET /api/results/{id}/receipt', { params: { id } }, { as })).body;
const verdictOf = async (body: Record<string, unknown>) =>
  (await app.call('POST /api/receipts/verify', { body })).body;
const ready = async (content: Buffer) => {
  const { summaryId, uploadId } = await upload(app, user, content);
  return { uploadId, result: await untilStatus(app, user, summaryId, 'ready') };
};
const writeText = async (text = TEXT) => {
  const body = { text, outputType: 'notes' } as const;
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  return await untilStatus(app, user, summaryId, 'ready');
};

/** What was made before all this was counted has none of it. */
async function expectNothingClaimedOfOld(id: string, uploadId: string): Promise<void> {
  await app.db
    .update(uploads)
    .set({ received: null, origin: null })
    .where(eq(uploads.id, uploadId));
  await app.db
    .update(transcripts)
    .set({ spokenSeconds: null, unrecognized: null })
    .where(eq(transcripts.uploadId, uploadId));
  const { completeness } = await resultOf(app, user, id);
  expect(completeness).toMatchObject({ status: 'unrecorded', missing: [] });
  const { receipt } = await receiptOf(id);
  expect(receipt.source).toMatchObject({ bytes: null, sha256: null, origin: null });
  expect(receipt.sound).toMatchObject({ transcribed: null, speech: null, silence: null });
}

describe('the receipt of a recording', () => {
  it('counts what was received, decoded and transcribed, without a gap', async () => {
    const { result, uploadId } = await ready(RECORDING);
    expect(result.completeness).toEqual({ status: 'complete', seconds: 10.5, missing: [] });
    const { receipt } = await receiptOf(result.id);
    expect(receipt).toMatchObject({
      format: 'notelark-receipt/1',
      installation: 'http://localhost:3000',
      software: expect.stringMatching(/^Notelark \d+\.\d+\.\d+$/),
      completeness: { sentence: 'Complete: 11 s received, transcribed and read.' },
      source: {
        kind: 'recording',
        name: 'talk.wav',
        origin: { from: 'upload' },
        bytes: RECORDING.length,
        sha256: createHash('sha256').update(RECORDING).digest('hex'),
      },
      sound: { declared: 10.5, decoded: 10.5, transcribed: 10.5, gaps: [] },
      live: null,
      lines: null,
      transcript: { engine: { id: 'scripted' }, version: 1, edited: false },
      notes: { type: 'summary', engine: { id: 'scripted' }, shareRead: 1, stale: false },
    });
    const { speech, silence } = receipt.sound ?? {};
    expect((speech ?? 0) + (silence ?? 0)).toBeCloseTo(10.5, 2);
    expect(speech).toBeGreaterThan(4);
    expect(silence).toBeGreaterThan(3);
    await expectNothingClaimedOfOld(result.id, uploadId);
  });

  it('names the stretch in which a voice was heard and no words came', async () => {
    let clips = 0;
    hear = (clip, call) => {
      clips += 1;
      return clips === 2 ? { segments: [], language: null } : sayNumber(clip, call);
    };
    const { result } = await ready(RECORDING);
    expect(result.completeness).toMatchObject({ status: 'gaps', missing: [{ kind: 'words' }] });
    const { receipt } = await receiptOf(result.id);
    const [gap, ...others] = receipt.sound?.gaps ?? [];
    expect(others).toEqual([]);
    expect(gap).toMatchObject({ reason: 'no-words' });
    // The second of three phrases, each 3.5 s after the one before.
    expect(gap?.start).toBeCloseTo(3.5, 0);
    expect(receipt.sound?.transcribed).toBe(10.5);
    expect(receipt.completeness.sentence).toMatch(
      /^11 s received; no words were recognized in \d s/,
    );
  });

  it('is for its owner, whoever else may read the result', async () => {
    const { id } = await writeText();
    await app.call(
      'PATCH /api/results/{id}/sharing',
      { params: { id }, body: { shared: true } },
      { as: user },
    );
    const other = await app.signUpAndIn();
    const refused = await app.call(
      'GET /api/results/{id}/receipt',
      { params: { id } },
      { as: other },
    );
    expect(refused.error.code).toBe('not-found');
  });
});

describe('the receipt of a text', () => {
  it('counts its characters, and says when the words have changed since', async () => {
    const { id, source, completeness } = await writeText();
    expect(completeness).toEqual({ status: 'complete', seconds: null, missing: [] });
    const body = { text: 'Ann will order two printers. The budget is settled.', version: 1 };
    await app.call(
      'PATCH /api/text-inputs/{id}',
      { params: { id: source.id }, body },
      { as: user },
    );
    expect((await receiptOf(id)).receipt).toMatchObject({
      source: {
        kind: 'text',
        characters: TEXT.length,
        sha256: createHash('sha256').update(TEXT).digest('hex'),
      },
      sound: null,
      notes: { stale: true },
    });
  });

  it('counts the lines of an imported transcript that could not be read', async () => {
    const srt =
      '1\n00:00:01,500 --> 00:00:04,000\nAnn: One.\n\n2\n00:00:04,x00 --> 00:00:09,000\nBen: Two.\n';
    const files = [{ name: 'weekly.srt', content: Buffer.from(srt).toString('base64') }];
    const body = { files, outputType: 'notes' as const };
    const { summaryId } = (await app.call('POST /api/imports', { body }, { as: user })).body;
    await untilStatus(app, user, summaryId, 'ready');
    expect((await receiptOf(summaryId)).receipt).toMatchObject({
      completeness: { status: 'gaps', sentence: 'Lines that could not be read: 1.' },
      source: { kind: 'imported-transcript', origin: { from: 'import' }, bytes: srt.length },
      lines: { read: 2, unread: 1 },
      sound: null,
    });
  });
});

describe('a signature', () => {
  it('is verified with the public key alone', async () => {
    const { receipt, signature } = await receiptOf((await writeText()).id);
    const key = (await app.call('GET /api/receipts/key', {})).body;
    expect(key.keyId).toBe(signature.keyId);
    const signed = Buffer.from(canonicalize(receipt) ?? '');
    const value = Buffer.from(signature.value, 'base64url');
    expect(verify(null, signed, createPublicKey(key.pem), value)).toBe(true);
  });

  it('says what is unsigned, altered, or of another installation', async () => {
    const { id, title } = await writeText();
    const signed = await receiptOf(id);
    expect(await verdictOf(signed)).toMatchObject({ verdict: 'valid', says: { title } });
    const { receipt, signature } = signed;
    expect(await verdictOf({ receipt })).toEqual({ verdict: 'unsigned', says: null });
    const altered = { ...receipt, issuedAt: '2020-01-01T00:00:00.000Z' };
    expect((await verdictOf({ receipt: altered, signature })).verdict).toBe('altered');
    const foreign = { ...signature, keyId: '0'.repeat(16) };
    expect((await verdictOf({ receipt, signature: foreign })).verdict).toBe('other-key');
    expect((await verdictOf({ some: 'thing' })).verdict).toBe('unsigned');
  });

  it('comes with the file that is saved, and a page to read', async () => {
    const { id } = await writeText();
    const saved = await app.request(`/api/results/${id}/receipt/file?format=json`, { as: user });
    expect(saved.headers.get('content-disposition')).toContain('receipt.json');
    expect((await verdictOf(JSON.parse(await saved.text()))).verdict).toBe('valid');
    const page = await app.request(`/api/results/${id}/receipt/file?format=pdf`, { as: user });
    expect(Buffer.from(await page.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
