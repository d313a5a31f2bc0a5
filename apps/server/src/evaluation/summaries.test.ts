import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./summaries.ts', import.meta.url));

async function run(
  input: string,
  args: string[],
  SUMMARIZER = 'embedded',
  settings: Record<string, string> = {},
) {
  const env = { ...process.env, SUMMARIZER, LLM_API_KEY: '', ...settings };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = out.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line): Record<string, unknown> => JSON.parse(line)), err };
}

it('answers each line in order, and a bad one with what is wrong with it', async () => {
  const good = {
    id: 'a',
    lang: 'en',
    kind: 'meeting',
    maxWords: 12,
    turns: [
      { s: 'Ann', t: "I'll send the report by Friday.", b: 0, e: 3 },
      { s: 'Ben', t: 'We decided to move the launch to May.' },
    ],
  };
  const input = [
    JSON.stringify(good),
    'nonsense',
    JSON.stringify({ id: 'c', turns: 3 }),
    '',
    JSON.stringify({ id: 'd', turns: [] }),
    JSON.stringify({
      id: 7,
      kind: 'saga',
      turns: [{ t: 'Die Brücke wird im Frühjahr von der Stadt repariert.' }],
    }),
  ];
  const { lines, err } = await run(input.join('\n'), ['--jsonl']);
  expect(lines.map(({ id }) => id)).toEqual(['a', null, 'c', 'd', 7]);
  expect(lines[0]).toEqual({
    id: 'a',
    summary: [expect.stringContaining('report')],
    keyphrases: expect.arrayContaining(['report']),
    segments: [0],
    actions: [{ text: 'Ann will send the report by Friday.', turn: 0 }],
    decisions: [{ text: 'Move the launch to May.', turn: 1 }],
    document: expect.objectContaining({ title: expect.any(String) }),
    markdown: expect.stringContaining('## '),
  });
  expect(Object.keys(lines[1] ?? {})).toEqual(['id', 'error']);
  expect(lines[2]?.error).toContain('turns');
  expect(lines[3]).toMatchObject({ summary: [], segments: [0] });
  expect(lines[4]).toMatchObject({
    summary: ['Die Brücke wird im Frühjahr von der Stadt repariert.'],
  });
  expect(err).toMatch(/^line 2: .*\nline 3: .*turns/u);
});

it.each([
  ['what to read', 'embedded', '--jsonl'],
  ['a setting of the engine that SUMMARIZER names', 'openai', 'LLM_API_KEY'],
])('says what is missing: %s', async (_, summarizer, missing) => {
  const { lines, err } = await run('', [], summarizer);
  expect(lines).toEqual([]);
  expect(err).toContain(missing);
});

it('takes a source as the port names it, and answers with the whole document', async () => {
  const turns = [
    { speaker: 'Ann', text: 'We decided to move the launch of the website to May.', start: 3 },
  ];
  const line = { id: 's', source: { kind: 'speech', language: 'en', turns }, template: 'meeting' };
  const { lines } = await run(JSON.stringify(line), ['--jsonl']);
  expect(lines[0]).toMatchObject({
    id: 's',
    document: { decisions: [{ refs: [0], verified: true }] },
    markdown: expect.stringContaining('[00:03](#s0)'),
  });
});

it('waits for a server that asks for a pause, and answers', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(429, { 'retry-after-ms': '20', connection: 'close' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo;
    const settings = { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'm' };
    const line = { id: 'busy', turns: [{ t: 'The lift in the east wing is out of order.' }] };
    const { lines, err } = await run(
      JSON.stringify(line),
      ['--jsonl'],
      'openai-compatible',
      settings,
    );
    expect(lines).toMatchObject([{ id: 'busy' }]);
    expect(err).toContain('line 1');
  } finally {
    server.close();
  }
});
