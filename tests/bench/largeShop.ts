import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startThrowAwayDatabase } from '@galla/upstream/database';
import pg from 'pg';
import { freePort, startGalla, UNLIMITED } from '../support/galla.ts';

/** An installation with a shop that has a very large number of records. */
export interface LargeShop {
  url: string;
  /** Environment for a separate upstream that serves the same shops. */
  place: Record<string, string>;
  owner: { mobile: string; pin: string };
  /** Milliseconds PostgreSQL has worked for it so far. */
  worked: () => Promise<number>;
  stop: () => Promise<void>;
}

const MANY = 10_000;
/** The demo boutique. */
const OWNER = { mobile: '9000000002', pin: '4826' };
/** PostgreSQL's sessions report their statistics after being idle for this long. */
const TELLING = 11_000;

const PRODUCTS = `
  insert into catalogue_item (tenant_id, id, kind, title, sort_key, sku, category, price, is_inventory, available_quantity,
      has_variants, gst_from_setting)
  select $1, gen_random_uuid(), 'PRODUCT', title, lower(title),
      'MANY-' || n, 'Category ' || (n % 40), 100 + n % 900, n % 2 = 0, n % 20, false, false
    from (select n, (array['Saree', 'Lehenga', 'Kurta', 'Dupatta', 'Suit'])[1 + n % 5] || ' ' || lpad(n::text, 5, '0')
            as title from generate_series(1, $2::int) as n) as goods`;

export const CUSTOMERS = `
  insert into customer (tenant_id, id, name, mobile, group_name)
  select $1, gen_random_uuid(),
      (array['Lakshmi', 'Meera', 'Asha', 'Kavita', 'Sunita'])[1 + n % 5] || ' ' || lpad(n::text, 5, '0'),
      (8800000000 + n)::text, 'Regular'
    from generate_series(1, $2::int) as n`;

/** Copies of the newest invoice for different customers: 50 a day, over 200 days. */
const DOCUMENTS = `
  with one as (
    select to_jsonb(document) as document from document where tenant_id = $1 and type = 'INVOICE' order by issued_at desc limit 1
  ),
  numbered as (
    select id, row_number() over (order by mobile) as n from customer where tenant_id = $1 and mobile like '88%'
  )
  insert into document
  select (jsonb_populate_record(null::document, one.document || jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'MANY-' || n, 'serial', 100000 + n, 'customer_id', numbered.id,
      'issued_at', now() - interval '1 day' * (n / 50), 'issued_on', current_date - (n / 50)::int))).*
    from one, numbered where n <= $2::int`;

/** Additional records of a demo shop: each statement takes the shop and their number. */
export interface Much {
  owner: LargeShop['owner'];
  many: number;
  statements: readonly string[];
}

/** A boutique with 10,000 products, 10,000 customers and 10,000 documents. */
const BOUTIQUE: Much = { owner: OWNER, many: MANY, statements: [PRODUCTS, CUSTOMERS, DOCUMENTS] };

async function fill(client: pg.Client, { owner, many, statements }: Much): Promise<void> {
  const { rows } = await client.query<{ tenant: string }>(
    'select tenant_id as tenant from directory.login where mobile = $1',
    [owner.mobile],
  );
  for (const statement of statements) await client.query(statement, [rows[0]?.tenant, many]);
  await client.query('analyze');
}

/** Starts it on a temporary database; `stop` removes everything. */
export async function startLargeShop(much: Much = BOUTIQUE): Promise<LargeShop> {
  const database = await startThrowAwayDatabase();
  const running: { stop: () => Promise<unknown> }[] = [database];
  const stop = async () => {
    for (const one of running.toReversed()) await one.stop();
  };
  try {
    const place = {
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      PEPPER: randomBytes(32).toString('hex'),
      FILES_FOLDER: database.filesFolder,
    };
    const galla = await startGalla({ PORT: String(await freePort()), ...place, DEMO: '1', ...UNLIMITED });
    running.push(galla);
    const client = await superuserOf(database);
    running.push({ stop: () => client.end() });
    await fill(client, much);
    return { url: galla.url, place, owner: much.owner, worked: () => workOf(client), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Row-level security applies to everyone else, including the owner of the tables. */
async function superuserOf({
  appUrl,
  superuserUrl,
}: {
  appUrl: string;
  superuserUrl: string;
}): Promise<pg.Client> {
  const [name] = /\/\w+(?=\?)/.exec(appUrl) ?? [];
  if (name === undefined) throw new Error('The address names no database.');
  const client = new pg.Client({ connectionString: superuserUrl.replace(/\/\w+(?=\?)/, name) });
  await client.connect();
  return client;
}

async function workOf(client: pg.Client): Promise<number> {
  await wait(TELLING);
  const { rows } = await client.query<{ time: number }>(
    'select active_time as time from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.time ?? Number.NaN;
}
