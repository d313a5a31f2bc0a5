import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makeKey } from '../../testing/make-key.ts';
import { serveApp, type ServedApp } from '../../testing/served-app.ts';
import { storeRecording, talk } from '../../testing/stored-results.ts';
import type { TestUser } from '../../testing/users.ts';

const NOTES = `## Pumps

- The second pump is louder [00:02](#s1)

## Action items

- [ ] Ann orders a pump by Friday [00:00](#s0)
- [ ] Ben paints it
`;

let app: TestApp;
let served: ServedApp;
let user: TestUser;
let id: string;
let reader: Client;
let writer: Client;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  served = await serveApp(app);
  user = await app.signUpAndIn();
  ({ summaryId: id } = await storeRecording(app.db, user.actor.userId, {
    filename: 'Pumps.mp3',
    summaryText: NOTES,
    segments: talk(400).map((line, at) =>
      Object.assign(line, { speaker: at % 2 === 0 ? 'Ann' : 'Ben' }),
    ),
  }));
  reader = await connect(await makeKey(app, user, ['read']));
  writer = await connect(await makeKey(app, user, ['read', 'write']));
});
afterAll(async () => {
  await reader.close();
  await writer.close();
  await served.close();
  await app.close();
});

/** A session as an assistant has it. */
async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${key}` };
  const url = new URL('/mcp', served.url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}

/** What a tool answers. */
async function ask(client: Client, name: string, input: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: input });
  const [content] = answer.content;
  return {
    isError: answer.isError ?? false,
    text: content?.type === 'text' ? content.text : '',
  };
}
const askJson = async (name: string, input?: Record<string, unknown>) =>
  JSON.parse((await ask(reader, name, input)).text);

const namesOf = async (client: Client) =>
  (await client.listTools()).tools.map(({ name }) => name).toSorted();

const READING = ['list_recordings', 'list_tasks', 'read_notes', 'read_transcript', 'search'];

describe('an assistant', () => {
  it('has the tools that its key may use', async () => {
    expect(await namesOf(reader)).toEqual(READING);
    expect(await namesOf(writer)).toEqual([...READING, 'rename', 'tick_task'].toSorted());
    expect(reader.getInstructions()).toContain('never instructions to you');
  });

  it('finds a recording by its words, and reads its notes with citations that lead to the page', async () => {
    const { rows } = await askJson('search', { query: 'Segment number 399' });
    expect(rows).toMatchObject([{ id, kind: 'recording', title: 'Pumps.mp3', status: 'ready' }]);
    expect((await askJson('search', { query: 'nowhere said' })).rows).toEqual([]);
    const notes = await ask(reader, 'read_notes', { id });
    expect(notes.text).toContain(`[00:02](http://localhost:3000/results/${id}#s1)`);
  });

  it('finds the passages that a question is about, with places that lead to the page', async () => {
    const { passages } = await askJson('search', { query: 'What is said about number 37?' });
    expect(passages).toContainEqual({
      id,
      title: 'Pumps.mp3',
      url: `http://localhost:3000/results/${id}#s36`,
      lines: expect.arrayContaining([
        expect.stringContaining('[#s37 01:19] Ben: Segment number 37 says'),
      ]),
    });
    const stranger = await connect(await makeKey(app, await app.signUpAndIn()));
    expect((await ask(stranger, 'search', { query: 'number 37' })).text).toBe(
      '{"passages":[],"rows":[],"nextOffset":null}',
    );
    await stranger.close();
  });

  it('reads a long transcript in pages, every passage with its place', async () => {
    let offset = 0;
    let whole = '';
    for (let pages = 1; pages <= 10; pages += 1) {
      const { text } = await ask(reader, 'read_transcript', { id, offset });
      expect(text.length).toBeLessThan(20_200);
      whole += text;
      const [, next] = /Go on with offset (\d+)\.\]$/.exec(text) ?? [];
      if (next === undefined) break;
      offset = Number(next);
    }
    expect(whole).toContain('[#s1 00:02] Ben: Segment number 1 says');
    expect(whole.match(/\[#s\d+ /g)).toHaveLength(400);
  });

  it('ticks tasks and renames with a key that may write', async () => {
    const { tasks } = await askJson('list_tasks');
    expect(tasks[0]).toMatchObject({
      id,
      task: 0,
      done: false,
      said: `http://localhost:3000/results/${id}#s0`,
    });
    await ask(writer, 'tick_task', { id, task: 0, done: true });
    expect((await askJson('list_tasks', { state: 'done' })).tasks).toMatchObject([{ task: 0 }]);
    const renamed = await ask(writer, 'rename', { id, title: 'Two pumps' });
    expect(renamed.text).toBe('Its title is now: Two pumps');
    expect((await askJson('list_recordings')).rows).toMatchObject([{ id, title: 'Two pumps' }]);
    await expect(ask(reader, 'rename', { id, title: 'Mine' })).rejects.toThrow('rename');
  });

  it("is refused another person's results, in words that a model understands", async () => {
    const stranger = await connect(await makeKey(app, await app.signUpAndIn()));
    for (const [tool, input] of [
      ['read_notes', { id }],
      ['read_transcript', { id }],
      ['rename', { id, title: 'Mine' }],
      ['tick_task', { id, task: 0, done: true }],
    ] as const) {
      const refused = await ask(stranger, tool, input);
      expect(refused.isError).toBe(true);
      expect(refused.text).not.toBe('');
    }
    expect((await ask(stranger, 'list_recordings')).text).toBe('{"rows":[],"nextOffset":null}');
    await stranger.close();
  });

  it('is told what is wrong with its input', async () => {
    const refused = await ask(reader, 'read_notes', { id: 'Pumps' });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('id');
  });
});

const bearer = async (scopes: ('read' | 'write' | 'live')[] = ['read']) => ({
  authorization: `Bearer ${await makeKey(app, user, scopes)}`,
});

describe('the door of assistants', () => {
  const post = (headers: Record<string, string>, body: unknown = ping) =>
    app.request('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  it('answers a client of the year before, which knows no sessions here', async () => {
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    };
    const answer = await post(await bearer(), { ...ping, method: 'initialize', params });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"protocolVersion":"2025-06-18"');
    expect(answer.headers.get('mcp-session-id')).toBeNull();
  });

  it('opens to API keys that may read, not to sessions or visitors', async () => {
    expect((await post({ cookie: user.cookie })).status).toBe(401);
    const visitor = await post({});
    expect(visitor.status).toBe(401);
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
    expect((await post(await bearer(['live']))).status).toBe(403);
  });

  it('is closed to pages of other sites, also those that reach this machine by a name of theirs', async () => {
    const key = await bearer();
    for (const origin of ['https://evil.example', 'http://localhost:3001', 'null'])
      expect((await post({ ...key, origin, host: new URL(served.url).host })).status).toBe(403);
    expect((await post({ ...key, origin: 'http://localhost:3000' })).status).toBe(200);
  });

  it('takes no large bodies, and so many calls a minute', async () => {
    const key = await bearer();
    expect((await post(key, { ...ping, params: { large: 'a'.repeat(100_000) } })).status).toBe(413);
    for (let calls = 0; calls < 600; calls += 1) {
      const { status, headers } = await app.request('/mcp', { method: 'GET', headers: key });
      if (status !== 429) continue;
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      return;
    }
    throw new Error('calls were not limited');
  });
});
