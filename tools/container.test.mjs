import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { inRoot, NODE } from './lib/paths.mjs';

/** What the image's entry prints, without a line of Node's own. */
async function start(...args) {
  const env = { PATH: process.env.PATH ?? '' };
  const program = [inRoot('tools', 'container.mjs'), ...args];
  const ended = await promisify(execFile)(NODE, program, { env }).catch((error) => error);
  return { code: ended.code, text: `${ended.stdout}${ended.stderr}` };
}

it('runs the operator’s commands', async () => {
  expect(await start('admin', 'invite')).toEqual({
    code: 1,
    text: expect.stringContaining('grant|revoke|invite|reset-factor EMAIL'),
  });
});

it('names what it runs where it is asked for something else', async () => {
  expect(await start('shell')).toEqual({
    code: 1,
    text: expect.stringContaining('all, web, worker, admin, backup'),
  });
});
