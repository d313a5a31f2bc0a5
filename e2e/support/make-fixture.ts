import type { FixtureRequest } from './fixtures.ts';

/** @returns the id of what was made, where it has one */
export async function makeFixture(request: FixtureRequest): Promise<string> {
  const address = `http://127.0.0.1:${process.env.E2E_FIXTURES_PORT}`;
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(request) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${request.fixture}: ${text}`);
  return text;
}
