import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTracing } from '../platform/tracing/start-tracing.ts';
import { noTracing, type Tracing } from '../platform/tracing/tracing.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';

const Value = z.union([
  z.object({ stringValue: z.string() }).transform((one) => one.stringValue),
  z.object({ intValue: z.coerce.number() }).transform((one) => one.intValue),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])));
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
});
type Span = z.output<typeof Span>;
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string() })) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

/** Takes what is sent by OTLP over HTTP. */
class Receiver {
  readonly bodies: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  spans(): Span[] {
    return this.bodies
      .flatMap((body) => Export.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans);
  }

  stop(): void {
    this.#server.close();
  }
}

const config = {
  serviceName: 'notelark',
  onError: (error: unknown) => expect.unreachable(String(error)),
};
const receiver = new Receiver();
let tracing: Tracing;
let app: TestApp;
beforeAll(async () => {
  const endpoint = await receiver.start();
  tracing = await startTracing({ ...config, endpoint });
  app = await createTestApp({ tracing });
});
afterAll(() => receiver.stop());

it('is nothing where no receiver is set', async () => {
  expect(await startTracing({ ...config, endpoint: null })).toBe(noTracing);
});

it('sends requests by route, their queries and the jobs that they cause, and nothing of users', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const email = 'tracy.traced@example.com';
  const body = { email, password: 'Correct-horse-9' };
  await app.call('POST /api/auth/sign-up', { body }, { headers });
  await app.mailTo(email);
  const id = '00000000-0000-4000-8000-000000000001';
  const user = await app.signUpAndIn();
  await app.call('GET /api/uploads/{id}', { params: { id } }, { as: user });
  await app.close();
  await tracing.close();

  const spans = receiver.spans();
  const ofTrace = spans.filter((span) => span.traceId === traceId);
  const request = ofTrace.find(({ name }) => name === 'POST /api/auth/sign-up');
  expect(request).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/auth/sign-up',
      'http.response.status_code': 201,
    },
  });
  const within = ofTrace.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const insert = within.find(({ name }) => name === 'INSERT');
  expect(insert?.attributes).toMatchObject({ 'db.system.name': 'postgresql' });
  expect(insert?.attributes['db.query.text']).toContain('$1');
  expect(ofTrace.map(({ name }) => name)).toContain('job send-mail');
  const lookUp = spans.find(({ name }) => name === 'GET /api/uploads/:id');
  expect(lookUp?.attributes['http.response.status_code']).toBe(404);
  const sent = receiver.bodies.join('\n');
  for (const own of ['tracy', 'example.com', user.email, user.actor.userId, id, user.cookie])
    expect(sent).not.toContain(own);
});
