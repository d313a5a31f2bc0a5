import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startFailure } from './start-failure.ts';

const failureOf = async (thing: NodeJS.EventEmitter): Promise<unknown> =>
  (await once(thing, 'error'))[0];

it('names the port that is taken', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void first.close());
  await once(first, 'listening');
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const error = await failureOf(createServer().listen(port, '127.0.0.1'));
  expect(startFailure(error, { host: '127.0.0.1', port })).toContain(`port ${port} is taken`);
});

it('names a host that is not of this machine', async () => {
  const error = await failureOf(createServer().listen(0, '192.0.2.1'));
  const said = startFailure(error, { host: '192.0.2.1', port: 3000 });
  expect(said).toBe("HOST 192.0.2.1 and PORT 3000 can't be listened on (EADDRNOTAVAIL).");
});

it('does not blame the port for a socket that may not be opened', async () => {
  const refused = Object.assign(new Error('connect EACCES /run/postgresql'), {
    code: 'EACCES',
    syscall: 'connect',
  });
  expect(startFailure(refused, { host: '0.0.0.0', port: 3000 })).toBe(refused.message);
  const absent = await failureOf(connect('/nowhere/socket'));
  expect(startFailure(absent, { host: '0.0.0.0', port: 3000 })).toContain('/nowhere/socket');
});
