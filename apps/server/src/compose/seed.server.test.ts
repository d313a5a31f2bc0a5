import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { summaries, usageEntries, users } from '../platform/database/schema/index.ts';
import { openTestDatabase } from '../testing/open-database.ts';
import { seed, SEEDED } from './seed.ts';

it('seeds an account with a month of results, once', async () => {
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
    expect(await db.select().from(summaries).where(ne(summaries.status, 'ready'))).toEqual([]);
    const days = await db.selectDistinct({ month: usageEntries.countedAt }).from(usageEntries);
    expect(days.length).toBeGreaterThan(10);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
});
