// Moves the due time of a person's support messages into the past: make-overdue.ts EMAIL
import { makeOverdue } from '../../apps/server/src/testing/overdue.ts';
import { withUser } from './with-user.ts';

const [email = ''] = process.argv.slice(2);
await withUser(email, makeOverdue);
