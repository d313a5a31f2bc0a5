import type { TestAccount } from './accounts.ts';
import { makeFixture } from './make-fixture.ts';

/**
 * The id of a result whose recording has so many segments, each of two seconds, by two speakers in turn; its work is over, or
 * its summary has failed.
 */
export const storedRecording = (
  { email }: Pick<TestAccount, 'email'>,
  segments: number,
  outcome: 'ready' | 'failed' = 'ready',
): Promise<string> =>
  makeFixture({ fixture: 'recording', email, segments, failed: outcome === 'failed' });

/** The id of a result with words to review and a decision to settle. */
export const storedMinutes = ({ email }: Pick<TestAccount, 'email'>): Promise<string> =>
  makeFixture({ fixture: 'minutes', email });
