import type { Right } from '@galla/domain';
import { sql } from 'kysely';
import { CHANNEL } from '../../db/accessChanges.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** What happened, and whom it concerns: one person, or whoever has any one of the rights. */
export interface Announcement {
  event: 'notification' | 'document';
  /** Of the notification or document; whoever wants more reads it, as himself. */
  id: string;
  to: string | readonly Right[];
}

/** An announcement as it travels. */
export interface Announced extends Announcement {
  tenantId: string;
}

/**
 * Tells every process of upstream when the transaction is committed, and nobody when it is undone. PostgreSQL lets
 * transactions that tell something commit one after the other: tell what staff wait for, not every row.
 */
export async function announce(db: TenantDb, ...announcements: Announcement[]): Promise<void> {
  const texts = announcements.map((one) =>
    JSON.stringify({ tenantId: db.tenantId, ...one } satisfies Announced),
  );
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${texts}::text[]) as payload`.execute(db.sql);
}
