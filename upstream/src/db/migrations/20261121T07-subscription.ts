import type { Kysely } from 'kysely';
import { createTenantTable, run } from './tenantTable.ts';

/** The initial packages; `pnpm admin` changes them. Months and rupees before tax, by duration. */
const OFFERED = [
  { name: 'Basic', features: ['Billing and quick bills', 'Products and customers', '2 employees'] },
  {
    name: 'Professional',
    features: ['All of Basic', 'Boutique orders and patterns', 'Dashboard and reports', '10 employees'],
  },
  {
    name: 'Premium',
    features: [
      'All of Professional',
      'Commissions and sales hierarchy',
      'Marketing',
      'Employees without limit',
    ],
  },
];
const PRICES = { Basic: [499, 4990], Professional: [999, 9990], Premium: [1999, 19_990] } as const;
const TAX = 18;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function seedOf({ name, features }: (typeof OFFERED)[number], position: number): string[] {
  const [monthly, yearly] = PRICES[name as keyof typeof PRICES];
  const duration = (title: string, months: number, amount: number) => `insert into reference.package_duration
    (id, package_id, duration, months, amount, tax)
    select gen_random_uuid(), id, ${quoted(title)}, ${months}, ${amount}, ${TAX}
      from reference.package where name = ${quoted(name)}`;
  return [
    `insert into reference.package (id, name, feature_list, position)
     values (gen_random_uuid(), ${quoted(name)}, array[${features.map(quoted).join(', ')}], ${position})`,
    duration('Monthly', 1, monthly),
    duration('Yearly', 12, yearly),
  ];
}

/**
 * The packages that shops can buy are in a schema of their own, since they belong to the installation and not
 * to a shop. Orders and payments belong to the shop.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create schema if not exists reference`,
    `grant usage on schema reference to galla_app`,
    `create table reference.package (
       id uuid primary key,
       name text not null unique,
       feature_list text[] not null default '{}',
       position integer not null default 0,
       retired boolean not null default false
     )`,
    // Prices are before tax. A retired row is kept, because payments refer to it.
    `create table reference.package_duration (
       id uuid primary key,
       package_id uuid not null references reference.package,
       duration text not null,
       months integer not null check (months between 1 and 120),
       amount numeric(14,2) not null check (amount > 0),
       tax numeric(5,2) not null check (tax between 0 and 100),
       list_price numeric(14,2) check (list_price > 0),
       retired boolean not null default false,
       unique (package_id, duration)
     )`,
    `grant select, insert, update on reference.package, reference.package_duration to galla_app`,
    ...OFFERED.flatMap(seedOf),
    // The last paid day; null for a shop that pays elsewhere.
    `alter table directory.tenant add column paid_until date, add column reminded_of date`,
    // A payment service refers to an order before the tenant is known.
    `create table directory.merchant_order (
       merchant_order_id text primary key,
       tenant_id uuid not null references directory.tenant
     )`,
    // Orders of the sandbox, which simulates an external payment service: the rest of Galla does not read it.
    `create table directory.sandbox_order (
       ticket text primary key,
       merchant_order_id text not null unique,
       amount bigint not null,
       payer text not null,
       redirect_url text not null,
       state text not null check (state in ('COMPLETED', 'PENDING', 'FAILED')),
       transaction_id text,
       created_at timestamptz not null
     )`,
    `grant select, insert, update, delete on directory.merchant_order, directory.sandbox_order to galla_app`,
  );
  await createTenantTable(
    db,
    'subscription_payment',
    `merchant_order_id text not null,
     order_id uuid,
     staff_id uuid not null,
     package_id uuid not null,
     duration_id uuid not null,
     package_name text not null,
     duration text not null,
     months integer not null,
     amount numeric(14,2) not null,
     tax numeric(5,2) not null,
     charged numeric(14,2) not null,
     provider text not null,
     state text not null default 'PENDING' check (state in ('COMPLETED', 'PENDING', 'FAILED')),
     redirect_url text,
     transaction_id text,
     payment_mode text,
     paid_at timestamptz,
     paid_from date,
     paid_until date,
     created_at timestamptz not null,
     primary key (tenant_id, merchant_order_id),
     unique (tenant_id, order_id),
     foreign key (tenant_id, staff_id) references staff (tenant_id, id)`,
    'select, insert, update',
  );
}
