import { randomUUID } from 'node:crypto';
import type { PlanId } from '@notelark/api/plans';
import type { Product } from '../app.ts';
import type { Actor } from '../platform/actor.ts';
import { credentials, users } from '../platform/database/schema/index.ts';
import type { Caller } from './call.ts';
import { storedPassword } from './stored-password.ts';

const PASSWORD = 'Correct-horse-7';
const PASSWORD_HASH = storedPassword(PASSWORD);

export interface TestUser extends Caller {
  actor: Actor;
  email: string;
  password: string;
}

export interface NewUser {
  email?: string;
  plan?: PlanId;
  timeZone?: string;
}

/** An account as sign-up and verification leave it, and a session of it. */
export async function createUser(
  product: Product,
  { email = `user-${randomUUID()}@example.com`, plan = 'free', timeZone = 'UTC' }: NewUser = {},
): Promise<TestUser> {
  const { db, clock } = product.context;
  const now = clock.now();
  const [user] = await db
    .insert(users)
    .values({
      email,
      timeZone,
      currentPlan: plan,
      ...(plan === 'enterprise' ? { grantedPlan: plan } : { subscribedPlan: plan }),
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('the database returned no user');
  await db.insert(credentials).values({ userId: user.id, passwordHash: PASSWORD_HASH });
  const token = await product.accounts.sessions.start(db, user.id);
  const session = await product.accounts.sessions.find(token);
  if (!session) throw new Error('the session was not found');
  return {
    actor: session.actor,
    email,
    password: PASSWORD,
    cookie: `notelark_session=${token}`,
  };
}
