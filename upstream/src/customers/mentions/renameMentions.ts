import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { StoredCustomer } from '../require.ts';
import { calledOf, namesOneOf, recordsOf } from './recordsOf.ts';
import { type Known, renamed, withNewValues } from './words.ts';

/** The remaining customer after the merge. */
interface Kept {
  id: string;
  name: string;
  mobile: string | null;
}

/**
 * Updates notifications and stored responses about a merged customer to name the remaining one. Must run before the
 * records move, because these tell which ones are about the merged customer.
 */
export async function renameMentions(db: TenantDb, merged: StoredCustomer, kept: Kept): Promise<void> {
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
  await renameInNotifications(db, merged.id, words);
  await renameInAnswers(db, merged.id, words);
}

async function renameInNotifications(db: TenantDb, id: string, words: Known): Promise<void> {
  const rows = await db.sql
    .selectFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`subject_id in (${recordsOf(db, id)})`)
    .select(['id', 'message'])
    .execute();
  const changed = rows
    .map((row) => ({ ...row, anew: renamed(row.message, words) }))
    .filter(({ message, anew }) => message !== anew);
  if (changed.length === 0) return;
  await sql`
    update notification set message = changed.message
      from unnest(${changed.map((one) => one.id)}::uuid[], ${changed.map(({ anew }) => anew)}::text[]) as changed (id, message)
     where notification.tenant_id = ${db.tenantId} and notification.id = changed.id
  `.execute(db.sql);
}

async function renameInAnswers(db: TenantDb, id: string, words: Known): Promise<void> {
  const rows = await db.sql
    .selectFrom('idempotencyKey')
    .where('tenantId', '=', db.tenantId)
    .where(namesOneOf(recordsOf(db, id)))
    .select(['key', 'answer'])
    .execute();
  if (rows.length === 0) return;
  const answers = rows.map(({ answer }) => JSON.stringify(withNewValues(answer, words)));
  await sql`
    update idempotency_key set answer = renewed.answer::jsonb
      from unnest(${rows.map(({ key }) => key)}::text[], ${answers}::text[]) as renewed (key, answer)
     where idempotency_key.tenant_id = ${db.tenantId} and idempotency_key.key::text = renewed.key
  `.execute(db.sql);
}
