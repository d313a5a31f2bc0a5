import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsFlags } from './setting.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'notelark-setting-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const SAY = 'process.stdout.write(`${process.env.LLM_MODEL} ${process.env.WHISPER_MODEL}`)';

it('gives a program the settings of .env, and the environment’s own before them', () => {
  writeFileSync(path.join(root, '.env'), 'LLM_MODEL=of-the-file\nWHISPER_MODEL=small\n');
  const env = { ...process.env, WHISPER_MODEL: 'tiny', LLM_MODEL: undefined };
  const said = execFileSync(process.execPath, [...settingsFlags(root), '-e', SAY], { env });
  expect(said.toString()).toBe('of-the-file tiny');
});

it('asks for no file that is not there', () => {
  expect(settingsFlags(root)).toEqual([]);
});
