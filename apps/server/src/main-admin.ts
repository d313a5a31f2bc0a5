import { appoint, invite, readEmail, resetFactor } from './compose/appoint.ts';
import type { Config } from './config.ts';
import { withDatabase } from './main-maintenance.ts';

type Command = (email: string, url: string, config: Config) => Promise<string>;

const setTo =
  (administrator: boolean): Command =>
  async (email, url) => {
    if (!(await appoint(url, email, administrator)))
      throw new Error(`No account has the address ${email}. Use: npm run admin -- invite ${email}`);
    return `${email} ${administrator ? 'administers' : 'no longer administers'} this installation.`;
  };

const COMMANDS: Record<string, Command> = {
  grant: setTo(true),
  revoke: setTo(false),
  invite: async (email, url, { publicUrl, port }) => {
    const link = await invite(url, email, new URL(publicUrl ?? `http://localhost:${port}`));
    return `${email} administers this installation. Set the password here, within 30 minutes:\n${link}`;
  },
  'reset-factor': async (email, url) => {
    if (!(await resetFactor(url, email)))
      throw new Error(`${email} has no account with two-factor authentication.`);
    return `Two-factor authentication of ${email} is off. The password is enough to sign in.`;
  },
};

/** `npm run admin -- COMMAND EMAIL`: administrators, and lost second factors, from the command line (product rules M1, A7, A8). */
try {
  const [action = '', given = ''] = process.argv.slice(2);
  const command = COMMANDS[action];
  const email = readEmail(given);
  if (!command || email === null)
    throw new Error(`Use: npm run admin -- ${Object.keys(COMMANDS).join('|')} EMAIL`);
  const said = await withDatabase((url, config) => command(email, url, config));
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
