import type { OpenAPIHono } from '@hono/zod-openapi';

/** Load balancers give up after a few seconds: a database that hangs is reported before that. */
const ANSWER_WITHIN_MS = 1_500;

type State = 'ready' | 'stopping' | 'database-unavailable';

/** Whether a sign-up would work now: database and migrations are up, and the process is not about to stop. */
export class Readiness {
  readonly #databaseAnswers: () => Promise<boolean>;
  readonly #diskHasRoom: () => Promise<boolean>;
  #stopping = false;

  constructor(checks: {
    databaseAnswers: () => Promise<boolean>;
    diskHasRoom: () => Promise<boolean>;
  }) {
    this.#databaseAnswers = checks.databaseAnswers;
    this.#diskHasRoom = checks.diskHasRoom;
  }

  stop(): void {
    this.#stopping = true;
  }

  /** Answers within 1.5 s. */
  async state(): Promise<State> {
    if (this.#stopping) return 'stopping';
    return (await inTime(this.#databaseAnswers())) ? 'ready' : 'database-unavailable';
  }

  /** With a disk that is nearly full everything but uploads works: the process stays ready. */
  async disk(): Promise<'ok' | 'nearly-full'> {
    return (await inTime(this.#diskHasRoom())) ? 'ok' : 'nearly-full';
  }
}

/** False also for what doesn't answer in time. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), ANSWER_WITHIN_MS);
  const result = await Promise.race([answer.catch(() => false), timeout.promise]);
  clearTimeout(timer);
  return result;
}

/** `/healthz`: the process answers. `/readyz`: it can serve; otherwise 503 and what is missing. */
export function serveHealth(app: OpenAPIHono, readiness: Readiness): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    const [status, disk] = await Promise.all([readiness.state(), readiness.disk()]);
    return http.json({ status, disk }, status === 'ready' ? 200 : 503);
  });
}
