import { createHash, createPublicKey, verify } from 'node:crypto';
import type { SignedMinutes } from '@notelark/api/minutes';
import { emptyDocument, type SummaryDocument } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import canonicalize from 'canonicalize';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedVersions, webhookDeliveries } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import { createTeam } from '../../../testing/teams.ts';
import type { TestUser } from '../../../testing/users.ts';

const TEXT =
  'Ann: We ordered 25 chairs.\n\nBen: I will send the contract by Friday.\n\nAnn: The hosting costs 40 euros.';
const sound = { verified: true } as const;
const DOCUMENT: SummaryDocument = emptyDocument({
  overview: [{ text: 'The hosting costs 40 euros.', refs: [2], ...sound }],
  decisions: [
    {
      text: '52 chairs were ordered.',
      refs: [0],
      verified: false,
      doubt: { kind: 'number', said: '52' },
    },
    { text: 'The rent was cut.', refs: [2], verified: false, doubt: { kind: 'wording' } },
  ],
  actionItems: [
    { text: 'Send the contract.', refs: [1], owner: 'Ben', due: 'by Friday', ...sound },
  ],
  questions: [{ text: 'Who pays?', refs: [2], verified: false }],
});

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer(async () => ({ document: DOCUMENT }));
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn({ plan: 'pro' });
});

async function notes(as = user): Promise<string> {
  const body = { text: TEXT, outputType: 'notes' } as const;
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as })).body;
  await untilStatus(app, as, summaryId, 'ready');
  return summaryId;
}
const prepared = async (id: string, as = user) =>
  (await app.call('GET /api/results/{id}/sign-off', { params: { id } }, { as })).body;
type How = { do: 'keep'; reason: string } | { do: 'correct'; text: string } | { do: 'drop' };
async function settle(id: string, which: number, how: How, as = user) {
  const { version, unsettled } = await prepared(id, as);
  const body = { version, at: unsettled[which]?.at ?? 0, how };
  return await app.call('POST /api/results/{id}/settle', { params: { id }, body }, { as });
}
async function sign(id: string, as = user) {
  const { version } = await prepared(id, as);
  return await app.call(
    'POST /api/results/{id}/sign-off',
    { params: { id }, body: { version } },
    { as },
  );
}
async function settledNotes(as = user): Promise<string> {
  const id = await notes(as);
  for (let left = 3; left > 0; left -= 1) await settle(id, 0, { do: 'drop' }, as);
  return id;
}
const versions = async (id: string, as?: TestUser) =>
  (await app.call('GET /api/results/{id}/versions', { params: { id } }, as ? { as } : {})).body;
const verdict = async (body: object) =>
  (await app.call('POST /api/receipts/verify', { body: body as Record<string, unknown> })).body;
const fileOf = (id: string, format: string, number = 1, as = user) =>
  app.request(`/api/results/${id}/versions/file?format=${format}&number=${number}`, { as });
interface Signed {
  minutes: SignedMinutes;
  fingerprint: string;
  signature: { value: string };
}
const signedFile = async (id: string, number = 1): Promise<Signed> =>
  JSON.parse(await (await fileOf(id, 'json', number)).text()) as Signed;

describe('settling', () => {
  it('keeps with a reason, corrects and checks again, and drops', async () => {
    const id = await notes();
    const { unsettled, statements, next } = await prepared(id);
    expect({ statements, next }).toEqual({ statements: 5, next: 1 });
    expect(unsettled).toMatchObject([
      {
        section: 'Decisions',
        text: '52 chairs were ordered.',
        reason: 'the source does not say “52” of this',
        quotations: [{ moment: '¶1', text: expect.stringContaining('25 chairs') }],
      },
      { text: 'The rent was cut.' },
      { section: 'Questions', text: 'Who pays?', reason: null },
    ]);
    expect((await sign(id)).error.code).toBe('not-settled');

    await settle(id, 0, { do: 'correct', text: '62 chairs were ordered.' });
    expect((await prepared(id)).unsettled).toMatchObject([
      { text: '62 chairs were ordered.', reason: expect.stringContaining('62') },
      {},
      {},
    ]);
    await settle(id, 0, { do: 'correct', text: '25 chairs were ordered.' });
    await settle(id, 0, { do: 'drop' });
    await settle(id, 0, { do: 'keep', reason: 'Asked before the recording began' });
    expect((await prepared(id)).unsettled).toEqual([]);
    const { summaryText } = await resultOf(app, user, id);
    expect(summaryText).toContain('25 chairs were ordered. [¶1](#s0)\n');
    expect(summaryText).not.toMatch(/rent|unverified/);
    expect(summaryText).toContain('[¶3](#s2) *(confirmed: Asked before the recording began)*');
  });

  it('tells those who listen that the notes have changed', async () => {
    const id = await notes();
    const { webhooks } = app.product.webhooks;
    await webhooks.create(user.actor, { url: 'https://hooks.invalid/', events: ['notes.changed'] });
    await settle(id, 0, { do: 'drop' });
    const sent = await app.db
      .select({ body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.userId, user.actor.userId));
    expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining(id)]);
  });

  it('refuses a decision about notes that have changed since, and one about nothing', async () => {
    const id = await notes();
    const { version, unsettled } = await prepared(id);
    await settle(id, 0, { do: 'drop' });
    const ask = (body: { version: number; at: number; how: { do: 'drop' } }) =>
      app.call('POST /api/results/{id}/settle', { params: { id }, body }, { as: user });
    const at = unsettled[1]?.at ?? 0;
    const how = { do: 'drop' } as const;
    expect((await ask({ version, at, how })).error.code).toBe('edited-elsewhere');
    const now = (await prepared(id)).version;
    expect((await ask({ version: now, at: 0, how })).error.code).toBe('not-found');
  });

  it('settles the marks in notes that a person has rewritten', async () => {
    const id = await notes();
    const { version } = await resultOf(app, user, id);
    const text = [
      '## Decisions',
      '',
      '- **52 chairs** were ordered. [¶1](#s0) *(unverified: not so, [¶3](#s2))*',
      '- The rent was cut. *(unverified)*',
      '- [ ] Send the contract. [¶2](#s1)',
    ].join('\n');
    const edit = { params: { id }, body: { text, version } };
    await app.call('PATCH /api/summaries/{id}', edit, { as: user });
    expect((await prepared(id)).unsettled).toMatchObject([
      { section: 'Decisions', text: '52 chairs were ordered.', quotations: [{ moment: '¶1' }] },
      { text: 'The rent was cut.', quotations: [] },
    ]);
    await settle(id, 0, { do: 'keep', reason: 'Ann’s slide says so' });
    await settle(id, 0, { do: 'drop' });
    expect((await resultOf(app, user, id)).summaryText).toBe(
      [
        '## Decisions',
        '',
        '- **52 chairs** were ordered. [¶1](#s0) *(confirmed: Ann’s slide says so)*',
        '- [ ] Send the contract. [¶2](#s1)',
      ].join('\n'),
    );
    expect((await sign(id)).status).toBe(201);
    const { minutes } = await signedFile(id);
    expect(minutes.statements.map(({ standing, done }) => [standing, done])).toEqual([
      ['written', null],
      ['written', false],
    ]);
  });
});

describe('a signed-off version', () => {
  it('holds what was signed, with the quotations, under a fingerprint that anybody can compute', async () => {
    const id = await settledNotes();
    const { body } = await sign(id);
    expect(body).toMatchObject({ number: 1, title: expect.any(String) });
    const { minutes, fingerprint, signature } = await signedFile(id);
    expect(minutes).toMatchObject({
      format: 'notelark-minutes/1',
      version: 1,
      previous: null,
      source: { kind: 'text' },
      statements: [
        { text: 'The hosting costs 40 euros.', standing: 'verified' },
        {
          text: 'Send the contract.',
          owner: 'Ben',
          due: 'by Friday',
          done: false,
          quotations: [{ moment: '¶2', text: expect.stringContaining('by Friday') }],
        },
      ],
    });
    expect(minutes.signedBy).not.toContain('@');
    const bytes = Buffer.from(canonicalize(minutes) ?? '');
    expect(fingerprint).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(fingerprint).toBe(body.fingerprint);
    const { pem } = (await app.call('GET /api/receipts/key', {})).body;
    const value = Buffer.from(signature.value, 'base64url');
    expect(verify(null, bytes, createPublicKey(pem), value)).toBe(true);
    const found = await app.call('POST /api/receipts/find', { body: { fingerprint } });
    expect(found.body.found).toMatchObject({ number: 1 });
    const other = { fingerprint: '0'.repeat(64) };
    expect((await app.call('POST /api/receipts/find', { body: other })).body.found).toBeNull();
  });

  it('is verified whole, and not when a word of it was altered', async () => {
    const id = await settledNotes();
    await sign(id);
    const signed = await signedFile(id);
    expect(await verdict(signed)).toMatchObject({
      verdict: 'valid',
      says: { sentence: expect.stringContaining(signed.fingerprint) },
    });
    const minutes = { ...signed.minutes, signedBy: 'Somebody' };
    expect((await verdict({ ...signed, minutes })).verdict).toBe('altered');
    expect((await verdict({ ...signed, fingerprint: 'a'.repeat(64) })).verdict).toBe('altered');
    expect((await verdict({ minutes: signed.minutes })).verdict).toBe('unsigned');
  });

  it('stays as it is: a change of the notes or the text makes the next one, which names it', async () => {
    const id = await settledNotes();
    await sign(id);
    expect(await versions(id, user)).toMatchObject({ versions: [{ number: 1 }], changed: false });
    expect((await sign(id)).error.code).toBe('already-signed');
    const tick = { params: { id }, body: { task: 0, done: true } };
    await app.call('PATCH /api/summaries/{id}/tasks', tick, { as: user });
    expect((await versions(id, user)).changed).toBe(true);
    await sign(id);
    const { source } = await resultOf(app, user, id);
    const body = { text: `${TEXT}\n\nBen: One more thing.`, version: 1 };
    await app.call(
      'PATCH /api/text-inputs/{id}',
      { params: { id: source.id }, body },
      { as: user },
    );
    expect(await versions(id, user)).toMatchObject({
      versions: [{ number: 2 }, { number: 1 }],
      changed: true,
    });
    const [first, second] = [await signedFile(id, 1), await signedFile(id, 2)];
    expect(first.minutes.statements[1]?.done).toBe(false);
    expect(second.minutes).toMatchObject({ previous: first.fingerprint });
    expect(second.minutes.statements[1]?.done).toBe(true);
  });

  it('can’t be changed in the database either', async () => {
    const id = await settledNotes();
    await sign(id);
    const change = app.db
      .update(signedVersions)
      .set({ fingerprint: 'other' })
      .where(eq(signedVersions.summaryId, id));
    await expect(change).rejects.toMatchObject({
      cause: { message: 'a signed version does not change' },
    });
  });

  it('is handed out as Markdown, PDF and DOCX with an appendix, by the plan', async () => {
    const id = await settledNotes();
    await sign(id);
    const { fingerprint } = await signedFile(id);
    const markdown = await (await fileOf(id, 'md')).text();
    expect(markdown).toContain('## What the statements rest on');
    expect(markdown).toMatch(/- ¶2.*“.*by Friday\.?”/);
    expect(markdown).toContain(fingerprint);
    const pdf = await fileOf(id, 'pdf');
    expect(pdf.headers.get('content-disposition')).toContain('minutes 1.pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await fileOf(id, 'docx')).status).toBe(200);
    const free = await app.signUpAndIn();
    const own = await settledNotes(free);
    await sign(own, free);
    expect((await fileOf(own, 'pdf', 1, free)).status).toBe(403);
    expect((await fileOf(own, 'md', 1, free)).status).toBe(200);
  });
});

describe('who signs off, and who reads', () => {
  it('is the team that may edit; its log tells', async () => {
    const { owner, member } = await createTeam(app);
    const id = await settledNotes(member);
    const share = (teamAccess: 'read' | 'edit') =>
      app.call(
        'PATCH /api/results/{id}/team-access',
        { params: { id }, body: { teamAccess } },
        { as: member },
      );
    await share('read');
    const version = (await prepared(id, member)).version;
    const early = { params: { id }, body: { version } };
    expect(
      (await app.call('POST /api/results/{id}/sign-off', early, { as: owner })).error.code,
    ).toBe('not-found');
    await share('edit');
    expect((await sign(id, owner)).status).toBe(201);
    expect((await versions(id, member)).versions).toHaveLength(1);
    const log = await app.call('GET /api/team/log', { query: {} }, { as: owner });
    const entry = log.body.entries.find(({ action }) => action === 'minutes-signed');
    expect(entry).toMatchObject({ actor: owner.email, details: { version: 1 } });
  });

  it('shows its versions to those with the link, and files to none of them', async () => {
    const id = await settledNotes();
    await sign(id);
    const visitor = () => app.call('GET /api/results/{id}/versions', { params: { id } });
    expect((await visitor()).error.code).toBe('not-found');
    const body = { shared: true };
    await app.call('PATCH /api/results/{id}/sharing', { params: { id }, body }, { as: user });
    expect((await visitor()).body.versions).toMatchObject([{ number: 1 }]);
    const stranger = await app.signUpAndIn({ plan: 'pro' });
    expect((await fileOf(id, 'json', 1, stranger)).status).toBe(404);
  });
});
