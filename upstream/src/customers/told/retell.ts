import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import type { StoredCustomer } from '../require.ts';
import { calledOf, namesOneOf, recordsOf } from './recordsOf.ts';
import { type Known, renamed, toldAnew } from './words.ts';

/** Who stays after a merge, as he is then. */
interface Kept {
  id: string;
  name: string;
  mobile: string | null;
}

/**
 * Has notifications and kept answers about a customer who is merged into another one tell of the one that stays. Before
 * his records move: they say which ones are about him.
 */
export async function retell(db: TenantDb, merged: StoredCustomer, kept: Kept): Promise<void> {
  const { names, mobiles } = await calledOf(db, merged);
  const words: Known = {
    whole: new Map([
      [merged.id, kept.id],
      ...names.map((name) => [name, kept.name] as const),
      ...mobiles.map((mobile) => [mobile, kept.mobile ?? ''] as const),
    ]),
    names,
    name: kept.name,
  };
  await retellNotifications(db, merged.id, words);
  await retellAnswers(db, merged.id, words);
}

async function retellNotifications(db: TenantDb, id: string, words: Known): Promise<void> {
  const rows = await db.sql
    .selectFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`subject_id in (${recordsOf(db, id)})`)
    .select(['id', 'message'])
    .execute();
  for (const row of rows) {
    const message = renamed(row.message, words);
    if (message === row.message) continue;
    await db.sql
      .updateTable('notification')
      .set({ message })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', row.id)
      .execute();
  }
}

async function retellAnswers(db: TenantDb, id: string, words: Known): Promise<void> {
  const rows = await db.sql
    .selectFrom('idempotencyKey')
    .where('tenantId', '=', db.tenantId)
    .where(namesOneOf(recordsOf(db, id)))
    .select(['key', 'answer'])
    .execute();
  for (const { key, answer } of rows)
    await db.sql
      .updateTable('idempotencyKey')
      .set({ answer: JSON.stringify(toldAnew(answer, words)) as JsonValue })
      .where('tenantId', '=', db.tenantId)
      .where('key', '=', key)
      .execute();
}
