import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * The record that a notification is about, in addition to the screen it opens; null for earlier
 * notifications.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table notification
       add column subject_kind text check (subject_kind in ('DOCUMENT', 'ITEM', 'STAFF')),
       add column subject_id uuid,
       add constraint notification_subject_check check ((subject_kind is null) = (subject_id is null))`,
  );
}
