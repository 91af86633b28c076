import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/**
 * The personal data of customers: consent to messages, a log of what was done with the data, and erasures.
 * The row of an erased customer is kept for the books without identifying data. Details of issued papers that
 * must be retained by law are kept apart from them, each with its deletion date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table customer
       add column consent boolean not null default false,
       add column consent_at timestamptz,
       add column consent_source text check (consent_source in ('COUNTER', 'PHONE', 'PAPER', 'ONLINE')),
       add column erased_at timestamptz,
       add column kept_until date,
       drop constraint customer_has_mobile,
       add constraint customer_has_mobile
         check ((walk_in or erased_at is not null) = (mobile is null)),
       add check (erased_at is null or not walk_in)`,
  );
  await createTenantTable(
    db,
    'customer_data_event',
    `id uuid not null,
     customer_id uuid not null,
     kind text not null check (kind in ('CONSENT_GIVEN', 'CONSENT_WITHDRAWN', 'EXPORTED', 'ERASED')),
     source text,
     created_by uuid not null,
     created_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, customer_id) references customer (tenant_id, id),
     foreign key (tenant_id, created_by) references staff (tenant_id, id)`,
    'select, insert, update',
  );
  await createTenantTable(
    db,
    'erased_party',
    `document_id uuid not null,
     name text not null,
     mobile text,
     address text,
     kept_until date not null,
     primary key (tenant_id, document_id),
     foreign key (tenant_id, document_id) references document (tenant_id, id)`,
    'select, insert, delete',
  );
  await run(
    db,
    `create index customer_data_event_by_customer
       on customer_data_event (tenant_id, customer_id, created_at desc, id desc)`,
    `create index erased_party_by_day on erased_party (tenant_id, kept_until)`,
    `create index quick_bill_by_customer on quick_bill (tenant_id, customer_id)`,
    // Responses stored for repeated requests contain customer data, too.
    `grant update on idempotency_key to galla_app`,
  );
}
