import { randomUUID } from 'node:crypto';
import { plans } from '@notelark/api/plans';
import type { Product } from '../app.ts';
import { accountsRepo } from '../features/accounts/accounts.repo.ts';
import { hashPassword } from '../features/accounts/password.ts';
import { messagesRepo } from '../features/contact/contact.repo.ts';
import * as resultsRepo from '../features/recordings/notes/results.repo.ts';
import type { Actor } from '../platform/actor.ts';
import { type Sample, store, storeBrokenRecording } from './seed-results.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The password of every seeded account. */
export const SEEDED_PASSWORD = 'Notelark demo 2026';

/** A verified account. @returns null where it is there already */
export async function createAccount(product: Product, email: string): Promise<Actor | null> {
  const { db, clock } = product.context;
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const user = await accountsRepo.create(db, { email, passwordHash, timeZone });
  if (!user) return null;
  await accountsRepo.update(db, user.id, { emailVerified: true, updatedAt: clock.now() });
  return await actorOf(product, user.id);
}

/** The actor of an account as it is now: plans change. */
export async function actorOf({ context, accounts }: Product, userId: string): Promise<Actor> {
  const found = await accounts.sessions.find(await accounts.sessions.start(context.db, userId));
  if (!found) throw new Error('the session of a seeded account was not found');
  return found.actor;
}

/**
 * A team of three with shared results, and what an administrator's day has: grants, a suspension, a failed job, messages.
 * @returns the other two of the team
 */
export async function seedPeople(
  product: Product,
  owner: Actor,
  samples: readonly Sample[],
): Promise<Actor[]> {
  const [ann, ben] = await createTeam(product, owner);
  for (const [at, sample] of samples.slice(0, 2).entries()) await store(product, ann, sample, at);
  for (const sample of samples.slice(2, 3)) await store(product, ben, sample, 1);
  await share(product, owner, 3);
  await share(product, ann, 1);
  await storeBrokenRecording(product, ben, 'Workshop, part 2.m4a');
  await grantAndSuspend(product, owner);
  await writeMessages(product, ben);
  return [ann, ben];
}

async function createTeam(product: Product, owner: Actor): Promise<[Actor, Actor]> {
  const { teams, invitations } = product.teams;
  await teams.create(owner, 'Harbor office');
  const join = async (email: string, role: 'admin' | 'member') => {
    const person = await createAccount(product, email);
    if (!person) throw new Error(`${email} has an account already`);
    await invitations.invite(owner, { email, role });
    const [received] = (await teams.state(person)).received;
    await invitations.accept(person, received?.id ?? '');
    return await actorOf(product, person.userId);
  };
  const ann = await join('ann@notelark.example', 'admin');
  const ben = await join('ben@notelark.example', 'member');
  await teams.changeMember(owner, ben.userId, { capMinutes: 600 });
  await invitations.invite(owner, { email: 'cleo@notelark.example', role: 'member' });
  return [ann, ben];
}

/** The first of them can be edited by the team, too. */
async function share(product: Product, actor: Actor, count: number): Promise<void> {
  const rows = await resultsRepo.recentSummaries(product.context.db, actor.userId, count);
  for (const [at, { summary }] of rows.entries())
    await product.recordings.sharing.setAccess(actor, summary.id, at === 0 ? 'edit' : 'read');
}

async function grantAndSuspend(product: Product, administrator: Actor): Promise<void> {
  const { people } = product.admin;
  const dora = await createAccount(product, 'dora@notelark.example');
  const eli = await createAccount(product, 'eli@notelark.example');
  if (!dora || !eli) return;
  const until = new Date(product.context.clock.now().getTime() + 90 * 24 * HOUR_MS).toISOString();
  const limits = { audioMinutes: 6000, liveMinutes: 1200, teamMembers: 25 };
  await people.grant(administrator, dora.userId, { plan: 'enterprise', until, limits });
  await people.change(administrator, eli.userId, { suspended: true });
}

/** One of a member, one that is overdue, one of a visitor. */
async function writeMessages({ context }: Product, { userId, email }: Actor): Promise<void> {
  const write = async (
    hoursAgo: number,
    message: Pick<
      Parameters<typeof messagesRepo.add>[1],
      'email' | 'firstName' | 'topic' | 'message'
    >,
    plan: 'business' | 'free' | null,
  ) => {
    const createdAt = new Date(context.clock.now().getTime() - hoursAgo * HOUR_MS);
    const dueAt = plan && new Date(createdAt.getTime() + plans[plan].limits.supportHours * HOUR_MS);
    const from = { userId: plan && userId, plan, dueAt, createdAt };
    const row = { id: randomUUID(), lastName: 'Example' };
    await messagesRepo.add(context.db, { ...row, ...message, ...from });
  };
  const cap = 'How do I see what is left of my cap this month?';
  await write(2, { firstName: 'Ben', email, topic: 'general', message: cap }, 'business');
  const file = 'My recording “Workshop, part 2” could not be read. What can I do?';
  await write(60, { firstName: 'Ben', email, topic: 'technical', message: file }, 'free');
  const visitor = 'Do you offer a discount for schools?';
  const fay = { firstName: 'Fay', email: 'fay@school.example' };
  await write(5, { ...fay, topic: 'business', message: visitor }, null);
}
