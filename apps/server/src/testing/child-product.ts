import { type ChildProcess, fork } from 'node:child_process';

/** The environment of a product that runs as a child of a test: programs are found, and modules that were compiled before are not compiled again. */
export const childEnv = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
};

/**
 * Starts a module of the product in a process of its own, with these settings. It gets none of our flags: what was compiled under some of
 * V8's is compiled again under others.
 */
export function forkProduct(
  module: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): ChildProcess {
  return fork(module, args, { env: { ...childEnv(), ...settings }, execArgv: [] });
}
