import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accountsRepo } from '../apps/server/src/features/accounts/accounts.repo.ts';
import { openDatabase } from '../apps/server/src/platform/database/client.ts';
import { liveSessions, users } from '../apps/server/src/platform/database/schema/index.ts';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { request as http } from '@playwright/test';
import { type LiveServer, startLiveServer } from '../e2e/support/live-server.ts';
import type { BenchResult } from './result.ts';

const AT_ONCE = 20;
const MOST_MS = 250;
const LONGEST = 2_000_000;
const PASSWORD = 'Blue7Lantern-Ferry';

/** Talk without line breaks: what costs the most to cut. */
const talk = (characters: number): string =>
  'We met in the old house and decided to move the launch to March. '
    .repeat(Math.ceil(characters / 65))
    .slice(0, characters);
const keys = (bytes: number): string =>
  `{${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"k${at}":1`).join()}}`;

interface Person {
  email: string;
  cookie: string;
}

type Body = (person: Person) => { path: string; method?: string; body: string };

/** Every route that takes text gets its largest input, twenty at once, while `/healthz` is asked all the time. */
export async function run(): Promise<BenchResult[]> {
  const request = await http.newContext();
  const settings = { RATE_LIMIT_SCALE: '1000', SUMMARIZER: 'embedded' };
  const server = await startLiveServer(settings, request);
  try {
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => register(server.url)));
    await equip(server, people);
    const saved = await save(server.url, people[0]);
    const results: BenchResult[] = [];
    for (const [name, body] of Object.entries(bodies(saved)))
      results.push(await measure(server.url, name, people, body));
    return results;
  } finally {
    await server.stop();
    await request.dispose();
  }
}

const json = (value: unknown): string => JSON.stringify(value);

function bodies({ textInputId, summaryId }: Saved): Record<string, Body> {
  const edit = json({ text: talk(LONGEST), version: 0 });
  const notes = { text: talk(LONGEST), notes: talk(LONGEST), outputType: 'notes' };
  return {
    'generate notes': () => ({
      path: '/api/functions/generate-notes',
      body: json({ transcript: talk(LONGEST), outputType: 'notes' }),
    }),
    'save a live transcript': () => ({ path: '/api/live/notes', body: json(notes) }),
    'save a live transcript and begin its notes': () => ({
      path: '/api/live/notes',
      body: json({ text: talk(LONGEST), outputType: 'notes' }),
    }),
    'paste a text': () => ({
      path: '/api/text-inputs',
      body: json({ text: talk(10_000), outputType: 'notes' }),
    }),
    'paste too long a text': () => ({
      path: '/api/text-inputs',
      body: json({ text: talk(1_500_000), outputType: 'notes' }),
    }),
    'edit a text': () => ({ path: `/api/text-inputs/${textInputId}`, method: 'PATCH', body: edit }),
    'edit a summary': () => ({
      path: `/api/summaries/${summaryId}`,
      method: 'PATCH',
      body: edit,
    }),
    'send half a million keys': () => ({ path: '/api/live/notes', body: keys(5_000_000) }),
    'write to support': ({ email }) => ({
      path: '/api/contact',
      body: json({
        firstName: 'Ada',
        lastName: 'Lark',
        email,
        topic: 'general',
        message: talk(5000),
      }),
    }),
  };
}

const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

async function measure(
  url: string,
  name: string,
  people: Person[],
  body: Body,
): Promise<BenchResult> {
  const sent = people.map((person) => ({ person, ...body(person) }));
  const done = new AbortController();
  const looking = look(url, done.signal);
  await pause(500);
  const statuses = await Promise.all(
    sent.map(async ({ person, path, method, body: text }) => {
      const headers = { cookie: person.cookie, 'content-type': 'application/json' };
      const answer = await send(`${url}${path}`, { method: method ?? 'POST', headers, body: text });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  // The jobs that were begun run in the same process.
  await pause(2000);
  done.abort();
  const { worst, looks } = await looking;
  return {
    name: `${AT_ONCE} at once: ${name}`,
    figures: {
      'bytes each': sent[0]?.body.length ?? 0,
      answers: [...new Set(statuses)].join(' '),
      'looks at /healthz': looks,
      'slowest, ms': worst,
    },
    target: `/healthz within ${MOST_MS} ms`,
    met: worst <= MOST_MS,
  };
}

/** From a process of its own: what this one sends would delay its own looks. */
async function look(url: string, signal: AbortSignal): Promise<{ worst: number; looks: number }> {
  const program = fileURLToPath(new URL('./support/health-looks.child.ts', import.meta.url));
  const child = fork(program, [`${url}/healthz`]);
  await once(child, 'message');
  await once(signal, 'abort');
  child.send('report');
  const [report] = (await once(child, 'message')) as [{ worst: number; looks: number }];
  return report;
}

async function register(url: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const headers = { 'content-type': 'application/json' };
  const body = json({ email, password: PASSWORD });
  await fetch(`${url}/api/auth/sign-up`, { method: 'POST', headers, body });
  let link: string | undefined;
  while (link === undefined) {
    await pause(200);
    const mails = (await (await fetch(`${url}/api/dev/mail?to=${email}`)).json()) as {
      links: string[];
    }[];
    link = mails.flatMap(({ links }) => links).find((one) => one.includes('/verify-email'));
  }
  await fetch(link, { redirect: 'manual' });
  const signedIn = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body });
  const [cookie = ''] = signedIn.headers.getSetCookie();
  return { email, cookie: cookie.split(';')[0] ?? '' };
}

/** Plans with Live Notes, and a day of live recordings each. */
async function equip({ dataDir }: LiveServer, people: Person[]): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: console.error };
  const running = await startEmbeddedPostgres({ dataDir, log });
  const database = openDatabase(running.url, { onError: console.error });
  const { db } = database;
  const emails = people.map(({ email }) => email);
  await db.update(users).set({ currentPlan: 'business' });
  for (const email of emails) {
    const user = await accountsRepo.findByEmail(db, email);
    const session = { id: randomUUID(), startedAt: new Date(), seconds: 86_400, saved: true };
    if (user) await db.insert(liveSessions).values({ ...session, userId: user.id });
  }
  await database.close();
  await running.stop();
}

interface Saved {
  textInputId: string;
  summaryId: string;
}

/** A live transcript of the first person's, which everyone tries to edit. */
async function save(url: string, person: Person | undefined): Promise<Saved> {
  const headers = { cookie: person?.cookie ?? '', 'content-type': 'application/json' };
  const body = json({ text: talk(1000), notes: 'Short.', outputType: 'notes' });
  const answer = await fetch(`${url}/api/live/notes`, { method: 'POST', headers, body });
  return (await answer.json()) as Saved;
}
