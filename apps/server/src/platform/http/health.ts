import type { OpenAPIHono } from '@hono/zod-openapi';

/** Load balancers give up after a few seconds: a database that hangs is reported before that. */
const ANSWER_WITHIN_MS = 1_500;

type State = 'ready' | 'stopping' | 'database-unavailable';

/** Whether a sign-up would work now: database and migrations are up, and the process is not about to stop. */
export class Readiness {
  readonly #databaseAnswers: () => Promise<boolean>;
  #stopping = false;

  constructor(databaseAnswers: () => Promise<boolean>) {
    this.#databaseAnswers = databaseAnswers;
  }

  stop(): void {
    this.#stopping = true;
  }

  /** Answers within 1.5 s. */
  async state(): Promise<State> {
    if (this.#stopping) return 'stopping';
    const timeout = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => timeout.resolve(false), ANSWER_WITHIN_MS);
    const answers = this.#databaseAnswers().catch(() => false);
    const isUp = await Promise.race([answers, timeout.promise]);
    clearTimeout(timer);
    return isUp ? 'ready' : 'database-unavailable';
  }
}

/** `/healthz`: the process answers. `/readyz`: it can serve; otherwise 503 and what is missing. */
export function serveHealth(app: OpenAPIHono, readiness: Readiness): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    const status = await readiness.state();
    return http.json({ status }, status === 'ready' ? 200 : 503);
  });
}
