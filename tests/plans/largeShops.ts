import pg from 'pg';

/** Number of shops on the pretended installation, and of rows each has in a table. */
const SHOPS = 1_000;
const ROWS_EACH = 10_000;

/** Tables that grow with the number of shops; the installation's own (plans, menus, rates) stay small. */
const GROWING = `
  select c.oid, n.nspname::text as schema, c.relname::text as name,
         greatest(pg_relation_size(c.oid) / current_setting('block_size')::int, 1)::int as pages
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and n.nspname in ('public', 'directory') and c.relname not like 'kysely_%'`;

/** Tables that grow with the number of shops. */
export interface GrowingTables {
  names: ReadonlySet<string>;
  /** Those with row-level security by shop. */
  ofShops: ReadonlySet<string>;
}

/**
 * Makes PostgreSQL plan as if 1,000 shops had 10,000 rows each in every table. Ten million rows in some thirty
 * tables are too many for a test, and the planner does not see rows anyway, only the density of a table's pages,
 * the number of distinct values of a column, and which are frequent. So the existing rows are analysed, then the
 * density is raised to ten million rows per table, `tenant_id` gets 1,000 equally frequent values, and ids are as
 * many as their rows. The number of pages stays low, which makes a sequential scan look cheaper than it would be: a
 * plan that avoids it here avoids it in production.
 * @param ownerUrl a database of this test alone, as its owner
 */
export async function pretendLargeShops(ownerUrl: string): Promise<GrowingTables> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await pretend(client);
  } finally {
    await client.end();
  }
}

/**
 * PostgreSQL ignores statistics for a table without pages: each empty table gets one row with arbitrary values,
 * exempt from the row's constraints.
 */
async function fillEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    table: string;
    rules: string | null;
    columns: string;
    values: string;
  }>(`
    select format('%I.%I', t.schema, t.name) as table,
           (select string_agg(format('drop constraint %I', conname), ', ')
              from pg_constraint where conrelid = t.oid and contype in ('c', 'f')) as rules,
           string_agg(quote_ident(a.attname), ', ') as columns,
           string_agg(case when a.atttypid = 'uuid'::regtype then 'gen_random_uuid()'
                           when a.attndims > 0 then format('''{}''::%s', format_type(a.atttypid, null))
                           when a.atttypid = 'bool'::regtype then 'true'
                           when a.atttypid in ('jsonb'::regtype, 'json'::regtype) then '''{}'''
                           when a.atttypid in ('timestamptz'::regtype, 'date'::regtype) then 'now()'
                           else '''1''' end, ', ') as values
      from (${GROWING}) as t join pg_attribute a on a.attrelid = t.oid
     where pg_relation_size(t.oid) = 0 and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.attidentity = '' and a.attnotnull and not a.atthasdef
     group by t.oid, t.schema, t.name`);
  for (const { table, rules, columns, values } of rows) {
    await client.query(`alter table ${table} no force row level security`);
    if (rules) await client.query(`alter table ${table} ${rules}`);
    await client.query(`insert into ${table} (${columns}) values (${values})`);
    await client.query(`alter table ${table} force row level security`);
  }
}

async function pretend(client: pg.Client): Promise<GrowingTables> {
  await fillEmpty(client);
  const { rows: tables } = await client.query<{ schema: string; name: string }>(GROWING);
  // Prevents autovacuum from analysing the real rows again.
  for (const { schema, name } of tables)
    await client.query(`alter table ${schema}.${name} set (autovacuum_enabled = false)`);
  await client.query('analyze');
  await client.query(
    `select pg_restore_relation_stats('schemaname', schema, 'relname', name, 'relpages', pages,
       'reltuples', $1::real) from (${GROWING}) as t`,
    [SHOPS * ROWS_EACH],
  );
  // Indexes are as dense as their tables.
  await client.query(
    `select pg_restore_relation_stats('schemaname', t.schema, 'relname', i.relname::text,
       'relpages', (pg_relation_size(i.oid) / current_setting('block_size')::int)::int, 'reltuples', $1::real)
       from (${GROWING}) as t join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid`,
    [SHOPS * ROWS_EACH],
  );
  await client.query(
    `with spread as (
       select t.schema, t.name, a.attname, case a.attname when 'tenant_id' then $1::real else -1 end as distinct_values
         from (${GROWING}) as t join pg_attribute a on a.attrelid = t.oid
        where a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype),
     cleared as (select s.*, pg_clear_attribute_stats(schema, name, attname, false) from spread s)
     select pg_restore_attribute_stats('schemaname', schema, 'relname', name, 'attname', attname::text,
       'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', distinct_values) from cleared`,
    [SHOPS],
  );
  const { rows: secured } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relrowsecurity and relkind = 'r'`,
  );
  return {
    names: new Set(tables.map(({ name }) => name)),
    ofShops: new Set(secured.map(({ name }) => name)),
  };
}
