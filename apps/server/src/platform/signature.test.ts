import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveKey } from './secret.ts';
import { readSigned, sign } from './signature.ts';

const key = randomBytes(32);

describe('a signed value', () => {
  it('is read with the key that signed it', () => {
    expect(readSigned(sign('token', key), key)).toBe('token');
  });

  it.each([
    ['another key', sign('token', randomBytes(32))],
    ['another value', sign('token', key).replace('token', 'nekot')],
    ['a shorter signature', sign('token', key).slice(0, -3)],
    ['no signature', 'token'],
    ['an empty signature', 'token.'],
    ['no value', sign('token', key).replace('token', '')],
    ['nothing', ''],
  ])('is nothing with %s', (_, signed) => {
    expect(readSigned(signed, key)).toBeNull();
  });

  it('for one purpose is nothing for another', () => {
    const session = deriveKey('a secret', 'session');
    const newsletter = deriveKey('a secret', 'newsletter');
    expect(readSigned(sign('id', newsletter), session)).toBeNull();
    expect(readSigned(sign('id', deriveKey('a secret', 'session')), session)).toBe('id');
  });
});
