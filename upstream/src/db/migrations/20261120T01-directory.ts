import type { Kysely } from 'kysely';
import { run } from './tenantTable.ts';

/**
 * Data needed before the tenant is known: who signs in with a mobile, and which tenant a token belongs to.
 * Only the session slice reads it, through its own wrapper.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create schema directory`,
    `grant usage on schema directory, public to galla_app`,
    `create table directory.tenant (
       tenant_id uuid primary key,
       schema_key text not null unique,
       business_id integer not null,
       sub_category_id integer,
       merchant_order_id text unique,
       payment_status text not null default 'PENDING' check (payment_status in ('COMPLETED', 'PENDING', 'FAILED')),
       demo boolean not null default false,
       created_at timestamptz not null default now()
     )`,
    `create table directory.login (
       mobile text primary key check (mobile ~ '^[0-9]{10}$'),
       tenant_id uuid not null references directory.tenant,
       staff_id uuid not null,
       pin_hash text not null,
       must_change_pin boolean not null default false,
       active boolean not null default true,
       created_at timestamptz not null default now(),
       unique (tenant_id, staff_id)
     )`,
    // One row per mobile, known or not, so that unknown mobiles get the same response as known ones.
    `create table directory.login_guard (
       mobile text primary key,
       wrong_in_row integer not null default 0,
       closed_at timestamptz
     )`,
    // Includes the device if it has signed in with the mobile before. Unsuccessful until the PIN is verified.
    `create table directory.login_attempt (
       id uuid primary key,
       mobile text not null,
       at timestamptz not null,
       device_hash bytea,
       succeeded boolean not null default false
     )`,
    `create index login_attempt_by_mobile on directory.login_attempt (mobile, at)`,
    `create index login_attempt_by_time on directory.login_attempt (at)`,
    `create table directory.session (
       token_hash bytea primary key,
       session_id uuid not null unique,
       tenant_id uuid not null references directory.tenant,
       staff_id uuid not null,
       device_hash bytea,
       messaging_token text,
       user_agent text,
       created_at timestamptz not null default now(),
       last_used_at timestamptz not null default now(),
       pin_confirmed_at timestamptz not null default now(),
       ended_at timestamptz
     )`,
    `create index session_by_staff on directory.session (tenant_id, staff_id)`,
    `create table directory.device (
       device_hash bytea not null,
       mobile text not null,
       created_at timestamptz not null default now(),
       last_used_at timestamptz not null default now(),
       primary key (device_hash, mobile)
     )`,
    `grant select, insert, update, delete on all tables in schema directory to galla_app`,
  );
}
