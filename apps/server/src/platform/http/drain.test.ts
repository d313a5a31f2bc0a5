import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HttpDrain } from './drain.ts';

const AT_ONCE = 10;
const LONG_MS = 30_000;

let agent: Agent;
let port: number;
let server: Server;
let drain: HttpDrain;
/** Lets the answers go. */
let answer: () => void;
let arrived: () => Promise<void>;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  const gate = Promise.withResolvers<void>();
  answer = gate.resolve;
  let count = 0;
  const all = Promise.withResolvers<void>();
  arrived = () => all.promise;
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    if ((count += 1) === AT_ONCE) all.resolve();
    const body = (await Array.fromAsync(incoming as AsyncIterable<Buffer>)).join('');
    if (incoming.url !== '/quick') await gate.promise;
    response.end(`heard ${body}`);
  };
  server = createServer((incoming, response) => {
    // What is cut is the client's to report.
    respond(incoming, response).catch(() => {});
  });
  drain = new HttpDrain(server, LONG_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => agent.destroy());

const open = (path = '/'): ClientRequest =>
  request({ port, host: '127.0.0.1', path, agent, method: 'POST' });

async function responseTo(sent: ClientRequest): Promise<string> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return `${response.statusCode} ${response.headers.connection} ${text}`;
}

it('finishes what it has begun to answer and to receive, and accepts nothing more', async () => {
  const sent = Array.from({ length: AT_ONCE }, () => open());
  const answers = Promise.all(sent.map(responseTo));
  for (const one of sent) one.write('the begin');
  await arrived();
  const closing = drain.close(LONG_MS);
  const refused = once(open('/quick').end(), 'response');
  await expect(refused).rejects.toThrow('ECONNREFUSED');
  for (const one of sent) one.end('ning and the end');
  answer();
  expect(await answers).toEqual(
    Array.from({ length: AT_ONCE }, () => '200 close heard the beginning and the end'),
  );
  expect(await closing).toBe(0);
});

it('serves a request that comes on an idle connection meanwhile, and closes that', async () => {
  expect(await responseTo(open('/quick').end('a'))).toBe('200 keep-alive heard a');
  const closing = drain.close(LONG_MS);
  expect(await responseTo(open('/quick').end('b'))).toBe('200 close heard b');
  expect(await closing).toBe(0);
});

it('ends an idle connection once its time is over', async () => {
  expect(await responseTo(open('/quick').end('a'))).toBe('200 keep-alive heard a');
  drain = new HttpDrain(server, 0);
  expect(await drain.close(LONG_MS)).toBe(0);
});

it('cuts what has not ended by the deadline, and says how many', async () => {
  const sent = Array.from({ length: AT_ONCE }, () => open());
  const answers = sent.map((one) => expect(responseTo(one)).rejects.toThrow('socket hang up'));
  for (const one of sent) one.write('never ends');
  await arrived();
  expect(await drain.close(0)).toBe(AT_ONCE);
  await Promise.all(answers);
});
