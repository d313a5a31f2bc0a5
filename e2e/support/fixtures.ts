// Puts into the product's database what a journey begins with. Runs in the product's process, see e2e/serve.ts: the journeys run in
// Playwright's Node, not in ours, and a process for each fixture took a second to load.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { accountsRepo } from '../../apps/server/src/features/accounts/accounts.repo.ts';
import type { Database } from '../../apps/server/src/platform/database/client.ts';
import { makeOverdue } from '../../apps/server/src/testing/overdue.ts';
import { storedPassword } from '../../apps/server/src/testing/stored-password.ts';
import { storeMinutes } from './store-minutes.ts';
import { storeRecording } from './store-recording.ts';
import { withDatabase, withUser } from './with-user.ts';

/** What a journey asks for. */
export interface FixtureRequest {
  fixture: keyof typeof fixtures;
  /** Whose it is. */
  email: string;
  /** Of an account. */
  password?: string;
  /** Of a recording. */
  segments?: number;
  /** Its summary could not be made. */
  failed?: boolean;
}

type Made = Promise<unknown>;

const ofUser =
  (make: (db: Database, userId: string, request: FixtureRequest) => Made) =>
  (request: FixtureRequest): Made =>
    withUser(request.email, (db, userId) => make(db, userId, request));

const fixtures = {
  account: storeAccount,
  administrator: ofUser((db, userId) => accountsRepo.setAdministrator(db, userId, true)),
  overdue: ofUser(makeOverdue),
  recording: ofUser(storeRecording),
  minutes: ofUser(storeMinutes),
} satisfies Record<string, (request: FixtureRequest) => Made>;

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
  const id = await fixtures[asked.fixture](asked);
  return typeof id === 'string' ? id : '';
}

/** An account whose address is verified. */
function storeAccount({ email, password = '' }: FixtureRequest): Made {
  return withDatabase(async (db) => {
    const passwordHash = storedPassword(password);
    const user = await accountsRepo.create(db, { email, passwordHash });
    if (!user) throw new Error(`there is an account for ${email}`);
    await accountsRepo.update(db, user.id, { emailVerified: true, updatedAt: new Date() });
  });
}
