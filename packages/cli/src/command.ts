import { createClient, type Notelark } from '@notelark/client';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { exitCodes, Failure, type ExitCode } from './failure.ts';
import { findLogin } from './settings.ts';
import type { Terminal } from './terminal.ts';

export interface Command {
  /** How it is written: `upload FILE...`. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** What stands under its usage in `notelark COMMAND --help`. */
  help: string;
  /** @returns nothing for success */
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode | undefined>;
}

export const strings = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** @throws {Failure} for what is not an option of the command */
export function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw usageFailure(error instanceof Error ? error.message : String(error));
  }
}

export const usageFailure = (sentence: string): Failure => new Failure(sentence, exitCodes.usage);

/** The only argument. @throws {Failure} */
export function only(positionals: readonly string[], name: string): string {
  const [value] = positionals;
  if (value === undefined || positionals.length > 1)
    throw usageFailure(`This command takes one ${name}.`);
  return value;
}

/** One of a few words. @throws {Failure} */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  given: string,
  option: string,
): Word {
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  throw usageFailure(`${option} is one of ${words.join(', ')}, not "${given}".`);
}

export interface Signed {
  notelark: Notelark;
  /** Of a result's page. */
  pageOf: (summaryId: string) => string;
  url: string;
}

export async function signIn({ env }: Terminal): Promise<Signed> {
  const { url, key } = await findLogin(env);
  const notelark = createClient({ url, key });
  return { notelark, url, pageOf: (id) => new URL(`/results/${id}`, url).href };
}

export const printJson = (terminal: Terminal, value: unknown): void =>
  terminal.print(`${JSON.stringify(value, null, 2)}\n`);
