import { createClient, isProblem } from '@notelark/client';
import { type Command, flag, only, parse, printJson, strings, usageFailure } from '../command.ts';
import { exitCodes, Failure } from '../failure.ts';
import { forgetLogin, saveLogin } from '../settings.ts';
import type { Terminal } from '../terminal.ts';

export const login: Command = {
  usage: 'login ADDRESS',
  summary: 'Sign in to a server with an API key from your profile',
  help: `  --key KEY   the key; without it, it is asked for or read from standard input

The address and the key are stored in your settings folder, in a file that only you can read. \`read\` is enough for list, get, export
and sync; upload needs \`write\` as well.`,
  run: async (args, terminal) => {
    const { values, positionals } = parse(args, { key: strings, json: flag });
    const url = addressOf(only(positionals, 'address'));
    const key = values.key ?? (await terminal.askSecret('API key: '));
    if (key === '') throw usageFailure('No API key was given. Your profile makes one.');
    const email = await check(url, key);
    await saveLogin(terminal.env, { url, key });
    warnOfPlainText(url, terminal);
    if (values.json) printJson(terminal, { url, email });
    else terminal.say(`Signed in to ${url}${email === null ? '' : ` as ${email}`}.`);
    return exitCodes.ok;
  },
};

export const logout: Command = {
  usage: 'logout',
  summary: 'Forget the address and the key',
  help: 'The key stays valid until it is revoked in your profile.',
  run: async (args, terminal) => {
    parse(args, { json: flag });
    await forgetLogin(terminal.env);
    return exitCodes.ok;
  },
};

function addressOf(given: string): string {
  const address = /^https?:\/\//iu.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) throw usageFailure(`"${given}" is not an address.`);
  return new URL(address).href.replace(/\/+$/u, '');
}

/** @returns whose key it is; null for a key that may not read that */
async function check(url: string, key: string): Promise<string | null> {
  try {
    const { account } = await createClient({ url, key, tries: 1 }).getSession();
    if (account) return account.email;
  } catch (error) {
    if (isProblem(error, 'key-scope-missing', 'key-of-team')) return null;
    throw error;
  }
  throw new Failure(
    'This API key is not accepted. Copy it whole from your profile: it begins with nlk_.',
    exitCodes.signIn,
  );
}

function warnOfPlainText(url: string, terminal: Terminal): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    terminal.say('Careful: this address is not encrypted, so others on the way can read the key.');
}
