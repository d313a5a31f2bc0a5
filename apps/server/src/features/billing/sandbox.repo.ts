import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { sandboxObjects } from '../../platform/database/schema/index.ts';

export type SandboxRow = Pick<
  typeof sandboxObjects.$inferSelect,
  'id' | 'kind' | 'customerId' | 'data'
>;

/** The table of the sandbox's ledger. */
export const sandboxRepo = {
  async put(db: Database, row: SandboxRow): Promise<void> {
    await db
      .insert(sandboxObjects)
      .values(row)
      .onConflictDoUpdate({ target: sandboxObjects.id, set: { data: row.data } });
  },

  async get(db: Database, kind: SandboxRow['kind'], id: string): Promise<unknown> {
    const [row] = await db
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)));
    return row?.data ?? null;
  },

  async ofCustomer(db: Database, kind: SandboxRow['kind'], customerId: string): Promise<unknown[]> {
    const rows = await db
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.customerId, customerId), eq(sandboxObjects.kind, kind)))
      .orderBy(desc(sandboxObjects.createdAt));
    return rows.map((row) => row.data);
  },

  async all(db: Database, kind: SandboxRow['kind']): Promise<unknown[]> {
    const rows = await db
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(eq(sandboxObjects.kind, kind))
      .orderBy(asc(sandboxObjects.createdAt));
    return rows.map((row) => row.data);
  },

  async removeCustomer(db: Database, customerId: string): Promise<void> {
    await db
      .delete(sandboxObjects)
      .where(or(eq(sandboxObjects.customerId, customerId), eq(sandboxObjects.id, customerId)));
  },
};
