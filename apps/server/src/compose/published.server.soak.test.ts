import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { makeKey } from '../testing/make-key.ts';
import { serveApp, type ServedApp } from '../testing/served-app.ts';
import { recordingOf } from '../testing/transfers.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const BIN = path.join(ROOT, 'node_modules', '.bin');
const execute = promisify(execFile);

let app: TestApp;
let served: ServedApp;
let consumer: string;
let key: string;
beforeAll(async () => {
  app = await createTestApp();
  served = await serveApp(app);
  key = await makeKey(app, await app.signUpAndIn({ plan: 'pro' }));
  consumer = await mkdtemp(path.join(tmpdir(), 'notelark-consumer-'));
});
afterAll(async () => {
  await served.close();
  await app.close();
  await rm(consumer, { recursive: true });
});

/** The example of the client's README, as its reader would copy it. */
async function example(): Promise<string> {
  const readme = await readFile(path.join(ROOT, 'packages/client/README.md'), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  if (code === undefined) throw new Error('the README has no example');
  return code;
}

it('packages are installed, type-check and run in a project that has nothing else of ours', async () => {
  const run = (command: string, ...args: string[]) =>
    execute(command, args, {
      cwd: consumer,
      env: { ...process.env, NOTELARK_URL: served.url, NOTELARK_KEY: key },
    });
  const packed = await execute(process.execPath, [path.join(ROOT, 'tools/pack.mjs'), consumer]);
  const [client = '', cli = ''] = packed.stdout.trim().split('\n');
  const compilerOptions = {
    module: 'NodeNext',
    strict: true,
    types: ['node'],
    skipLibCheck: false,
  };
  const manifest = { name: 'consumer', private: true, type: 'module' };
  await writeFile(path.join(consumer, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await writeFile(path.join(consumer, 'example.ts'), await example());
  await writeFile(path.join(consumer, 'weekly.wav'), recordingOf(1));
  await run('npm', 'install', '--offline', '--ignore-scripts', '--no-audit', client, cli);
  await mkdir(path.join(consumer, 'node_modules', '@types'), { recursive: true });
  for (const name of ['@types/node', 'undici-types'])
    await symlink(path.join(ROOT, 'node_modules', name), path.join(consumer, 'node_modules', name));

  await run(path.join(BIN, 'tsc'), '-p', '.');
  const ran = await run('node', 'example.js');
  expect(ran.stdout).toContain('#');
  expect(ran.stderr).toContain(' bytes');

  const listed = await run(path.join(consumer, 'node_modules/.bin/notelark'), 'list');
  expect(listed.stdout).toMatch(/\tready\tWeekly\n$/);
}, 120_000);
