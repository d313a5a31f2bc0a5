import { expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackName } from './loopback.ts';

it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
  expect(isLoopbackName(address)).toBe(true);
});

it.each(['0.0.0.0', '::', '192.168.1.5', '::ffff:192.168.1.5', '', 'unknown'])(
  '%s is not only this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
    expect(isLoopbackName(address)).toBe(false);
  },
);

it('knows the names of this machine', () => {
  for (const name of ['localhost', 'LOCALHOST', 'app.localhost', '[::1]'])
    expect(isLoopbackName(name)).toBe(true);
  for (const name of ['localhost.evil.com', 'notlocalhost', '127.0.0.1.nip.io'])
    expect(isLoopbackName(name)).toBe(false);
});
