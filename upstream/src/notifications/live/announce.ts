import type { Right } from '@galla/domain';
import { sql } from 'kysely';
import { CHANNEL } from '../../db/accessChanges.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** An event and its recipients: one person, or everyone with any of the rights. */
export interface Announcement {
  event: 'notification' | 'document';
  /** Id of the notification or document; recipients read details with their own rights. */
  id: string;
  to: string | readonly Right[];
}

/** An announcement as transmitted. */
export interface Announced extends Announcement {
  tenantId: string;
}

/**
 * Announces events to every upstream process when the transaction commits; nothing is sent on a rollback. PostgreSQL
 * serializes commits of transactions that notify, so announce only what staff wait for, not every row.
 */
export async function announce(db: TenantDb, ...announcements: Announcement[]): Promise<void> {
  const texts = announcements.map((one) =>
    JSON.stringify({ tenantId: db.tenantId, ...one } satisfies Announced),
  );
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${texts}::text[]) as payload`.execute(db.sql);
}
