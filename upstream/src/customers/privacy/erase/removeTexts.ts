import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import { noteWithdrawn } from '../../../notifications/index.ts';
import type { StoredCustomer } from '../../require.ts';
import { calledOf, namesOneOf, recordsOf } from '../../mentions/recordsOf.ts';

/** A text as it appears within JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const holds = (column: ReturnType<typeof sql>, texts: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${texts}::text[]) as one(text) where strpos(${column}, one.text) > 0)`;

/**
 * Deletes notifications about the customer and their bills and appointments, and stored responses that would reveal the
 * customer, also under former names and numbers. Names and numbers are removed from tasks and from other notifications.
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

/** Escapes a text for a PostgreSQL regular expression. */
const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, String.raw`\$&`);

/** A full name not followed by another letter: "Asha Rao", but not within "Asha Raoji". */
const named = (name: string): string => String.raw`(?<!\w)${literally(name)}(?!\w)`;

/** Replaces each match, ignoring case, by a dash in tasks and remaining notifications, so that no text gets longer. */
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
