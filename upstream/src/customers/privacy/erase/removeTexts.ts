import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import { noteWithdrawn } from '../../../notifications/index.ts';
import type { StoredCustomer } from '../../require.ts';
import { calledOf, namesOneOf, recordsOf } from '../../told/recordsOf.ts';

/** A text as it stands within JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const holds = (column: ReturnType<typeof sql>, texts: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${texts}::text[]) as one(text) where strpos(${column}, one.text) > 0)`;

/**
 * Deletes the notifications about her, her bills and appointments, and what repetitions of old calls would tell of her,
 * also under a name or a number that she had before.
 */
export async function removeTexts(db: TenantDb, customer: StoredCustomer, now: Date): Promise<void> {
  const records = recordsOf(db, customer.id);
  const { names, mobiles } = await calledOf(db, customer);
  const gone = await db.sql
    .deleteFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where((of) =>
      of.or([sql<boolean>`subject_id in (${records})`, holds(sql`title || ' ' || message`, mobiles)]),
    )
    .returning(['id', 'staffId'])
    .execute();
  await noteWithdrawn(db, gone, now);
  await db.sql
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify({}) })
    .where('tenantId', '=', db.tenantId)
    .where((of) => of.or([namesOneOf(records), holds(sql`answer::text`, [...names, ...mobiles].map(inJson))]))
    .execute();
  for (const mobile of mobiles)
    await db.sql
      .updateTable('task')
      .set({ detail: sql`replace(detail, ${mobile}, '–')`, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where(sql<boolean>`strpos(detail, ${mobile}) > 0`)
      .execute();
}
