import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import {
  contactMessages,
  summaries,
  teamMembers,
  textInputs,
  uploads,
  usageEntries,
  users,
} from '../platform/database/schema/index.ts';
import { openTestDatabase } from '../testing/open-database.ts';
import { seed, SEEDED } from './seed.ts';

it('seeds an account with a month of results, its team and what an administrator sees, once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'notelark-seed-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SUMMARIZER: 'embedded' });
  const database = await openTestDatabase();
  const { db, url } = database;
  try {
    const made = await seed(url, config);
    expect(made).toBeGreaterThan(15);
    expect(await seed(url, config)).toBe(0);
    const [user] = await db.select().from(users).where(eq(users.email, SEEDED.email));
    expect(user).toMatchObject({ emailVerified: true, currentPlan: 'business' });
    const unready = await db.select().from(summaries).where(ne(summaries.status, 'ready'));
    expect(unready).toMatchObject([{ status: 'failed', errorCode: 'broken-file' }]);
    const days = await db.selectDistinct({ month: usageEntries.countedAt }).from(usageEntries);
    expect(days.length).toBeGreaterThan(10);
    const members = await db.select({ role: teamMembers.role }).from(teamMembers);
    expect(members).toHaveLength(3);
    expect(new Set(members.map(({ role }) => role))).toEqual(new Set(['owner', 'admin', 'member']));
    const shared = [
      ...(await db.select({ access: uploads.teamAccess }).from(uploads)),
      ...(await db.select({ access: textInputs.teamAccess }).from(textInputs)),
    ].filter(({ access }) => access !== 'none');
    expect(shared).toHaveLength(4);
    const accounts = await db.select().from(users);
    expect(accounts.filter(({ grantedLimits }) => grantedLimits !== null)).toHaveLength(1);
    expect(accounts.filter(({ suspendedAt }) => suspendedAt !== null)).toHaveLength(1);
    const due = await db.select({ dueAt: contactMessages.dueAt }).from(contactMessages);
    expect(due.filter(({ dueAt }) => dueAt !== null && dueAt < new Date())).toHaveLength(1);
    expect(due).toHaveLength(3);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
});
