import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebhookEvent } from '@notelark/api/webhook-events';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';
import { untilStatus } from '../../testing/results.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let user: TestUser;
let receiver: Receiver;
beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'allow' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const create = async (events: WebhookEvent[], url = receiver.url) => {
  const answer = await app.call(
    'POST /api/account/webhooks',
    { body: { url, events } },
    { as: user },
  );
  return answer.body.webhook;
};
const write = async (text: string) => {
  const body = { text, outputType: 'notes' as const };
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  return await untilStatus(app, user, summaryId, 'ready');
};
const deliveriesOf = async (id: string) =>
  (await app.call('GET /api/account/webhooks/{id}/deliveries', { params: { id } }, { as: user }))
    .body.deliveries;
const received = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
const untilReceived = (count: number) =>
  vi.waitFor(() => expect(receiver.received).toHaveLength(count), {
    timeout: 20_000,
    interval: 20,
  });
const untilLogged = (id: string, logged: object) =>
  vi.waitFor(async () => expect((await deliveriesOf(id))[0]).toMatchObject(logged), {
    timeout: 20_000,
    interval: 20,
  });

describe('a webhook', () => {
  it('is called when a result is ready, and when its notes change, and for each task', async () => {
    await create(['recording.ready', 'notes.changed', 'task.added']);
    const { id, version } = await write('Ann: I will call the landlord tomorrow.');
    await untilReceived(1);
    expect(received()[0]).toMatchObject({
      type: 'recording.ready',
      data: { summaryId: id, outputType: 'notes' },
    });
    const text = '# Notes\n\n- [ ] Call the landlord [¶1](#s0)\n- [ ] Order the keys\n';
    const body = { text, version };
    await app.call('PATCH /api/summaries/{id}', { params: { id }, body }, { as: user });
    await untilReceived(4);
    const data = { summaryId: id, outputType: 'notes' };
    const later = received().slice(1);
    expect(later).toHaveLength(3);
    for (const one of [
      { type: 'notes.changed', data: { ...data, version: version + 1 } },
      { type: 'task.added', data: { ...data, task: 'Call the landlord' } },
      { type: 'task.added', data: { ...data, task: 'Order the keys' } },
    ])
      expect(later).toContainEqual(
        expect.objectContaining({ ...one, data: expect.objectContaining(one.data) }),
      );
  });

  it('is not called for what it was not added for, nor for others’ results, nor when it is off', async () => {
    const { id } = await create(['recording.failed']);
    const other = await create(['recording.ready']);
    const params = { id: other.id };
    await app.call(
      'PATCH /api/account/webhooks/{id}',
      { params, body: { enabled: false } },
      { as: user },
    );
    await write('Ann: Good morning.');
    expect(await deliveriesOf(id)).toEqual([]);
    expect(await deliveriesOf(other.id)).toEqual([]);
  });

  it('is called again by the queue after a fault, with the same id', async () => {
    const { id } = await create(['recording.ready']);
    const answers = [503, 204];
    receiver.answer = (response) => response.writeHead(answers.shift() ?? 204).end();
    await app.call('POST /api/account/webhooks/{id}/test', { params: { id } }, { as: user });
    await untilLogged(id, { status: 'delivered', attempts: 2, lastStatus: 204 });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[0]);
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
  });

  it('is turned off by an answer that says it is gone', async () => {
    const { id } = await create(['recording.ready']);
    receiver.answer = (response) => response.writeHead(410).end();
    await app.call('POST /api/account/webhooks/{id}/test', { params: { id } }, { as: user });
    await untilLogged(id, { status: 'failed', attempts: 1, lastStatus: 410 });
    const { webhooks } = (await app.call('GET /api/account/webhooks', {}, { as: user })).body;
    expect(webhooks).toMatchObject([{ id, enabled: false }]);
  });

  it('can be sent a failed delivery again, until its log forgets it', async () => {
    const { id } = await create(['recording.ready']);
    receiver.answer = (response) => response.writeHead(410).end();
    await app.call('POST /api/account/webhooks/{id}/test', { params: { id } }, { as: user });
    await untilLogged(id, { status: 'failed' });
    const [delivery] = await deliveriesOf(id);
    receiver.answer = (response) => response.writeHead(200).end();
    const params = { id: delivery?.id ?? '' };
    await app.call('POST /api/account/deliveries/{id}/redeliver', { params }, { as: user });
    await untilLogged(id, { id: delivery?.id, status: 'delivered', attempts: 2 });
    app.clock.advance({ days: 31 });
    const { webhooks } = app.product.webhooks;
    await webhooks.sweep();
    expect(await webhooks.deliveries(user.actor, id)).toEqual([]);
  });

  it('says in its log that the queue has given up', async () => {
    const { id } = await create(['recording.ready']);
    receiver.answer = (response) => response.writeHead(500).end();
    const { body } = await app.call(
      'POST /api/account/webhooks/{id}/test',
      { params: { id } },
      { as: user },
    );
    await untilLogged(id, { status: 'waiting', attempts: 1, lastStatus: 500 });
    await app.product.webhooks.webhooks.giveUp(body.id);
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'failed' });
    const listed = async () =>
      (await app.call('GET /api/account/webhooks', {}, { as: user })).body.webhooks;
    expect(await listed()).toMatchObject([{ id, givenUp: { count: 1, lastStatus: 500 } }]);
    receiver.answer = (response) => response.writeHead(200).end();
    const params = { id: body.id };
    await app.call('POST /api/account/deliveries/{id}/redeliver', { params }, { as: user });
    await untilLogged(id, { status: 'delivered' });
    expect(await listed()).toMatchObject([{ id, givenUp: null }]);
  });

  it('is one of 10 at most, with an address without secrets', async () => {
    const body = { url: 'https://ann:secret@example.org/', events: ['recording.ready' as const] };
    const refused = await app.call('POST /api/account/webhooks', { body }, { as: user });
    expect(refused.error.code).toBe('webhook-address');
    for (let count = 0; count < 10; count += 1) await create(['recording.ready']);
    const more = { ...body, url: receiver.url };
    const last = await app.call('POST /api/account/webhooks', { body: more }, { as: user });
    expect(last.error.code).toBe('too-many-webhooks');
  });
});
