// Checks a receipt or signed-off minutes without the installation that made them, and without this repository's packages:
// `node tools/verify-document.mjs FILE.json --key KEY.pem` (see docs/signed-minutes.md). Prints the fingerprint; exits 1 for a
// document that was altered or signed with another key.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isMain } from './lib/tool.mjs';

/**
 * Canonical JSON by RFC 8785: JavaScript writes strings and numbers as it asks, and compares keys by UTF-16 code units.
 * @param {unknown} value
 * @returns {string}
 */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${entries.join(',')}}`;
}

/**
 * @param {{ minutes?: unknown, receipt?: unknown, fingerprint?: string, signature?: { value?: string } }} document
 * @param {string} pem the installation's public key
 * @returns {{ fingerprint: string, valid: boolean }}
 */
export function verifyDocument({ minutes, receipt, fingerprint: given, signature }, pem) {
  const bytes = Buffer.from(canonicalJson(minutes ?? receipt ?? null));
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  const value = Buffer.from(signature?.value ?? '', 'base64url');
  const isSigned = verify(null, bytes, createPublicKey(pem), value);
  return { fingerprint, valid: isSigned && (given === undefined || given === fingerprint) };
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || values.key === undefined) {
    console.error('usage: node tools/verify-document.mjs FILE.json --key KEY.pem');
    process.exitCode = 2;
    return;
  }
  const document = JSON.parse(await readFile(file, 'utf8'));
  const { fingerprint, valid } = verifyDocument(document, await readFile(values.key, 'utf8'));
  console.log(`fingerprint: ${fingerprint}`);
  console.log(
    valid
      ? 'valid: unaltered, and signed with this key'
      : 'NOT valid: altered, or signed with another key',
  );
  process.exitCode = valid ? 0 : 1;
}

if (isMain(import.meta.url)) await main();
