import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./summaries.ts', import.meta.url));

async function run(input: string, args: string[], SUMMARIZER = 'embedded') {
  const env = { ...process.env, SUMMARIZER, LLM_API_KEY: '' };
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
    actions: [{ text: 'I will send the report by Friday.', turn: 0 }],
    decisions: [{ text: 'We decided to move the launch to May.', turn: 1 }],
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
