import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';
import { createHttpSender } from './http.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const open = createHttpSender({ allowPrivate: true, timeoutMs: 10_000 });
const secret = open.makeSecret();
const send = (url = receiver.url, sender = open) => {
  const message = { url, id: 'msg_1', sentAt: new Date(), body: '{"type":"test"}', secret };
  return sender.send(message, new AbortController().signal);
};

describe('a message', () => {
  it('is signed by the Standard Webhooks scheme', async () => {
    expect(await send()).toEqual({ status: 204, fault: null });
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const verify = (text: string) =>
      new Webhook(secret).verify(text, headers as Record<string, string>);
    expect(verify(body)).toEqual({ type: 'test' });
    expect(() => verify('{"type":"forged"}')).toThrow('No matching signature found');
  });

  it('is not sent on where the receiver redirects', async () => {
    const target = await startReceiver();
    receiver.answer = (response) => response.writeHead(307, { location: target.url }).end();
    expect(await send()).toEqual({ status: 307, fault: 'redirect' });
    expect(target.received).toEqual([]);
    await target.close();
  });

  it('does not wait for a receiver that stalls', async () => {
    receiver.answer = () => {};
    const hasty = createHttpSender({ allowPrivate: true, timeoutMs: 100 });
    expect(await send(receiver.url, hasty)).toEqual({ status: null, fault: 'timeout' });
  });

  it('does not wait for the end of an answer', async () => {
    receiver.answer = (response) => response.writeHead(200).write('more to come');
    expect(await send()).toEqual({ status: 200, fault: null });
  });

  it('does not arrive where nothing listens', async () => {
    const gone = await startReceiver();
    await gone.close();
    expect(await send(gone.url)).toEqual({ status: null, fault: 'unreachable' });
  });
});

describe('private addresses', () => {
  const closed = createHttpSender({ allowPrivate: false });

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '10.1.2.3',
  ])('are refused, however they are written: %s', async (host) => {
    for (const scheme of ['http', 'https'])
      expect(await send(`${scheme}://${host}:${receiver.port}/`, closed)).toEqual({
        status: null,
        fault: 'private-address',
      });
    expect(receiver.received).toEqual([]);
  });
});
