import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plans } from '@notelark/api/plans';
import { summarize } from '../features/recordings/jobs/summarize.job.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { listenForScrapes } from '../platform/metrics/serve.ts';

const METRICS_TOKEN = 'a-token-of-the-scraper';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { METRICS_TOKEN } });
});
afterAll(() => app.close());

async function scrape(): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return await (await app.request('/metrics', { headers })).text();
}

/** The value of one series, by its whole name with labels. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

describe('/metrics', () => {
  it('refuses requests without the token', async () => {
    expect((await app.request('/metrics')).status).toBe(401);
    const headers = { authorization: 'Bearer another-token-of-someone' };
    expect((await app.request('/metrics', { headers })).status).toBe(401);
  });

  it('counts requests by the route’s pattern, never by an id', async () => {
    const user = await app.signUpAndIn();
    const id = '00000000-0000-4000-8000-000000000000';
    await app.call('GET /api/uploads/{id}', { params: { id } }, { as: user });
    const text = await scrape();
    const series = 'notelark_http_request_duration_seconds_count';
    expect(valueOf(text, `${series}{method="GET",route="/api/uploads/:id",status="404"}`)).toBe(1);
    expect(text).not.toContain(id);
  });

  it('shows work, how it ended, quotas that refuse, and the pool', async () => {
    const user = await app.signUpAndIn();
    const body = { text: 'The ferry takes pedestrians.', outputType: 'summary' } as const;
    const made = await app.call('POST /api/text-inputs', { body }, { as: user });
    for (let more = 1; more < plans.free.limits.textSummaries; more++)
      await app.call('POST /api/text-inputs', { body }, { as: user });
    expect((await app.call('POST /api/text-inputs', { body }, { as: user })).status).toBe(402);
    const { queue, db } = app.product.context;
    const payload = { summaryId: made.body.summaryId };
    await queue.enqueue(db, summarize, payload, { delaySeconds: 3600 });
    const kind = `kind="${summarize.name}"`;
    const done = `notelark_job_duration_seconds_count{${kind},outcome="done"}`;
    const text = await vi.waitFor(async () => {
      const scraped = await scrape();
      expect(valueOf(scraped, done)).toBeGreaterThan(0);
      return scraped;
    });
    expect(valueOf(text, `notelark_queue_jobs{${kind},state="waiting"}`)).toBeGreaterThan(0);
    expect(
      valueOf(text, `notelark_queue_oldest_seconds{${kind},state="waiting"}`),
    ).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'notelark_quota_refusals_total{kind="text"}')).toBe(1);
    expect(valueOf(text, 'notelark_live_sessions')).toBe(0);
    expect(valueOf(text, 'notelark_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(text).toContain('notelark_nodejs_eventloop_lag_seconds');
  });
});

it('on its own port answers /metrics and nothing else', async () => {
  const { metrics } = app.product.context;
  const server = await listenForScrapes(metrics, { host: '127.0.0.1', port: 0 });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('notelark_process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});
