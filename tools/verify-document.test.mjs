import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson, verifyDocument } from './verify-document.mjs';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const MINUTES = {
  version: 1,
  text: 'Zoë: “25 %”\n\u2028€\u007f',
  numbers: [1, -0, 1e21, 0.1, 1e-7],
  ß: null,
  '\u{1f600}': true,
  '\ufb33': [],
};
const signatureOf = (value) => ({
  value: sign(null, Buffer.from(canonicalJson(value)), privateKey).toString('base64url'),
});

it('writes canonical JSON as RFC 8785 has it (3.2.2 and 3.2.3)', () => {
  const example = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0],
    string: '\u20ac$\u000f\nA\'B"\\\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(example)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],' +
      String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
  const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
  const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'];
  const written = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
  expect(written).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')}}`);
});

it('knows what is unaltered, in minutes and receipts', () => {
  const signed = { minutes: MINUTES, signature: signatureOf(MINUTES) };
  const { fingerprint, valid } = verifyDocument(signed, pem);
  expect(valid).toBe(true);
  expect(verifyDocument({ ...signed, fingerprint }, pem).valid).toBe(true);
  expect(verifyDocument({ ...signed, fingerprint: 'other' }, pem).valid).toBe(false);
  const altered = { ...signed, minutes: { ...MINUTES, version: 2 } };
  expect(verifyDocument(altered, pem).valid).toBe(false);
  expect(verifyDocument({ receipt: MINUTES, signature: signatureOf(MINUTES) }, pem).valid).toBe(
    true,
  );
});
