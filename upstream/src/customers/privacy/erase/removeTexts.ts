import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import { noteWithdrawn } from '../../../notifications/index.ts';
import type { StoredCustomer } from '../../require.ts';
import { calledOf, namesOneOf, recordsOf } from '../../mentions/recordsOf.ts';

/** A text as it stands within JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const holds = (column: ReturnType<typeof sql>, texts: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${texts}::text[]) as one(text) where strpos(${column}, one.text) > 0)`;

/**
 * Deletes the notifications about her, her bills and appointments, and what repetitions of old calls would tell of her,
 * also under a name or a number that she had before. From tasks, and notifications of other things, names and numbers go.
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
  await takeOut(db, [...names.map(named), ...mobiles.map(literally)], now);
}

/** A text as a regular expression of PostgreSQL. */
const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, String.raw`\$&`);

/** A full name where nothing goes on with a letter: "Asha Rao", not that of "Asha Raoji". */
const named = (name: string): string => String.raw`(?<!\w)${literally(name)}(?!\w)`;

/** A dash for each of them in tasks and in what is left of notifications, whatever the capitals: no text gets longer. */
async function takeOut(db: TenantDb, patterns: readonly string[], now: Date): Promise<void> {
  for (const pattern of patterns) {
    const replaced = (column: string) =>
      sql<string>`regexp_replace(${sql.ref(column)}, ${pattern}, '–', 'gi')`;
    const found = (column: string) => sql<boolean>`${sql.ref(column)} ~* ${pattern}`;
    await db.sql
      .updateTable('task')
      .set({ detail: replaced('detail'), updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where(found('detail'))
      .execute();
    await db.sql
      .updateTable('notification')
      .set({ message: replaced('message') })
      .where('tenantId', '=', db.tenantId)
      .where(found('message'))
      .execute();
  }
}
