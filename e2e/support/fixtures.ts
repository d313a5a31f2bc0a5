// Puts into the product's database what a journey begins with. Runs in the product's process, see e2e/serve.ts: the journeys run in
// Playwright's Node, not in ours, and a process for each fixture took a second to load.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { accountsRepo } from '../../apps/server/src/features/accounts/accounts.repo.ts';
import type { Database } from '../../apps/server/src/platform/database/client.ts';
import { makeOverdue } from '../../apps/server/src/testing/overdue.ts';
import { storeMinutes } from './store-minutes.ts';
import { storeRecording } from './store-recording.ts';
import { withUser } from './with-user.ts';

/** What a journey asks for. */
export interface FixtureRequest {
  fixture: keyof typeof fixtures;
  /** Whose it is. */
  email: string;
  /** Of a recording. */
  segments?: number;
  /** Its summary could not be made. */
  failed?: boolean;
}

type Fixture = (db: Database, userId: string, request: FixtureRequest) => Promise<unknown>;

const fixtures = {
  administrator: (db, userId) => accountsRepo.setAdministrator(db, userId, true),
  overdue: makeOverdue,
  recording: storeRecording,
  minutes: storeMinutes,
} satisfies Record<string, Fixture>;

/** Takes a {@link FixtureRequest} by POST and answers with the id of what was made, where it has one. */
export async function serveFixtures(port: number): Promise<void> {
  const server = createServer((request, response) => {
    made(request).then(
      (id) => response.end(id),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, '127.0.0.1').unref();
  await once(server, 'listening');
}

async function made(request: IncomingMessage): Promise<string> {
  const asked = (await json(request)) as FixtureRequest;
  const fixture: Fixture = fixtures[asked.fixture];
  const id = await withUser(asked.email, (db, userId) => fixture(db, userId, asked));
  return typeof id === 'string' ? id : '';
}
