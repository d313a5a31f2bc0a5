import { appoint } from './compose/appoint.ts';
import { withDatabase } from './main-maintenance.ts';

const USAGE = 'Use: npm run admin -- grant EMAIL, or npm run admin -- revoke EMAIL';

/** `npm run admin -- grant EMAIL`: for operators who locked themselves out of /admin (product rule M1). */
try {
  const [action, email] = process.argv.slice(2);
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new Error(USAGE);
  const found = await withDatabase((url) => appoint(url, email, action === 'grant'));
  if (!found) throw new Error(`No account has the address ${email}.`);
  process.stdout.write(
    `${email} ${action === 'grant' ? 'administers' : 'no longer administers'} this installation.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
