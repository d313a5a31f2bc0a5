import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the product's data; `serve.ts` removes it at its end. */
export const newDataDir = (): string => mkdtempSync(path.join(tmpdir(), 'notelark-e2e-'));
