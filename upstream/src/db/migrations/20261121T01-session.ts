import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/** Codes that hand a session over, and the columns that a session inherits when it is opened by a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // When the PIN of the original session was entered: the maximum session lifetime counts from then.
    `alter table directory.session add column signed_in_at timestamptz`,
    `update directory.session set signed_in_at = created_at`,
    `alter table directory.session alter column signed_in_at set default now(),
                                   alter column signed_in_at set not null`,
    `create index session_by_messaging_token on directory.session (messaging_token)
       where messaging_token is not null`,
    // A code is deleted when it is used, so that it works only once.
    `create table directory.handover (
       code_hash bytea primary key,
       session_id uuid not null unique references directory.session (session_id) on delete cascade,
       expires_at timestamptz not null
     )`,
    `grant select, insert, update, delete on directory.handover to galla_app`,
  );
}
