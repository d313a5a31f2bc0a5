import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealText, unsealText } from './sealed-text.ts';

it('a sealed text opens with its key and beside its context only, and unchanged', () => {
  const key = randomBytes(32);
  const sealed = sealText('JBSWY3DPEHPK3PXP', key, 'ada');
  expect(unsealText(sealed, key, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealText('JBSWY3DPEHPK3PXP', key, 'ada')).not.toBe(sealed);
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  for (const [text, withKey, context] of [
    [sealed, randomBytes(32), 'ada'],
    [sealed, key, 'grace'],
    [changed.toString('base64url'), key, 'ada'],
  ] as const)
    expect(() => unsealText(text, withKey, context)).toThrow('unable to authenticate');
});
