import { seed, SEEDED } from './compose/seed.ts';
import { withDatabase } from './main-maintenance.ts';

/** `npm run seed`: an account with a month of results, for those who develop or try the product. */
try {
  const made = await withDatabase(seed);
  const { email, password } = SEEDED;
  const what = made === 0 ? 'The account is there already' : `${made} results were made`;
  process.stdout.write(`${what}. Sign in as ${email} with the password: ${password}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
