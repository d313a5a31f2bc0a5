import type { BenchResult } from './result.ts';
import { account, makeAccount } from './support/account.ts';
import { cpuSeconds } from './support/cpu.ts';
import { load } from './support/load.ts';
import { startServer } from './support/server.ts';

const CONNECTIONS = 20;
const SECONDS = 1;
const WARM_UP_SECONDS = 3;
const ROUNDS = 10;

/** At least this share of the requests that `/healthz` serves, in the same round. */
const PATHS: Record<string, number | null> = {
  '/healthz': null,
  '/api/auth/session': 0.5,
  '/api/usage': 0.24,
  '/api/uploads': 0.24,
};

interface Round {
  perSecond: number;
  /** Processor time of the server's process, PostgreSQL apart. */
  cpuMs: number;
}

/**
 * What a request costs, one web process and twenty connections: `/healthz` asks nothing of the database, the others need a session.
 * All are measured in turn, several times: what else the machine does slows all of them. `npm run bench -- requests 3` has three rounds.
 */
export async function run(rounds = ROUNDS): Promise<BenchResult[]> {
  const product = await startServer({ RATE_LIMIT_SCALE: '1000' });
  try {
    const headers = await signInAll(product.url);
    const measured = new Map(Object.keys(PATHS).map((one): [string, Round[]] => [one, []]));
    const measure = async (one: string, seconds: number): Promise<Round> => {
      const before = cpuSeconds([product.pid]);
      const wanted = { url: product.url, path: one, headers, seconds };
      const { requests, perSecond } = await load(wanted);
      const used = cpuSeconds([product.pid]) - before;
      return { perSecond, cpuMs: (1_000 * used) / requests };
    };
    for (const one of measured.keys()) await measure(one, WARM_UP_SECONDS);
    for (let round = 0; round < rounds; round += 1)
      for (const [one, list] of measured) list.push(await measure(one, SECONDS));
    return [...measured].map(([one, list]) => resultOf(one, list, measured.get('/healthz') ?? []));
  } finally {
    await product.stop();
  }
}

/** Each connection is another person: what is shared between requests has to be of use to strangers. */
async function signInAll(url: string): Promise<{ cookie: string }[]> {
  const people = Array.from({ length: CONNECTIONS }, (_, n) => ({
    ...account,
    email: `reader-${n}@example.com`,
  }));
  const headers: { cookie: string }[] = [];
  for (const one of people) {
    await makeAccount(url, one);
    headers.push({ cookie: await signIn(url, one) });
  }
  return headers;
}

async function signIn(url: string, who: typeof account): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('notelark_session='))
    ?.split(';')[0];
  if (cookie === undefined) throw new Error(`signing in: ${answer.status}`);
  return cookie;
}

function resultOf(name: string, rounds: Round[], references: Round[]): BenchResult {
  const least = PATHS[name] ?? null;
  const share = median(
    rounds.map(({ perSecond }, at) => perSecond / (references[at]?.perSecond ?? Number.NaN)),
  );
  return {
    name: `GET ${name}, ${CONNECTIONS} connections`,
    figures: {
      'requests/s, median': median(rounds.map(({ perSecond }) => perSecond)),
      'processor time of Node, ms': median(rounds.map(({ cpuMs }) => cpuMs)),
      'share of /healthz': share,
    },
    ...(least !== null && { target: `at least ${least} of /healthz`, met: share >= least }),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
