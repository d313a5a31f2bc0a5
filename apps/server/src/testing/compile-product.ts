import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnv } from './child-product.ts';

const PRODUCT = new URL('../main-process.ts', import.meta.url);

/**
 * Fills Node's compile cache with the product's modules, where this run of the tests has one. The first products that tests start in
 * processes of their own begin at the same time: each of them would compile all modules.
 */
export async function compileProduct(): Promise<void> {
  const env = childEnv();
  if (env.NODE_COMPILE_CACHE === undefined) return;
  const program = `await import(${JSON.stringify(PRODUCT.href)}); process.exit();`;
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--no-warnings', '--eval', program],
    { env },
  );
}
