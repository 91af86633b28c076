import { mayDo, type Right } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { visibleTo } from '../../customers/index.ts';
import type { Caller } from '../../http/caller.ts';
import { OVERLAP } from '../../lists/changes.ts';
import type { syncData } from '../contract.ts';
import { decodeCursor, encodeCursor, type Place } from './cursor.ts';

const USUAL = 500;

type Body = Static<NonNullable<typeof syncData.schema.body>>;

interface Change {
  kind: 'customers' | 'items';
  id: string;
  /** With microseconds: thousands of rows of an import differ only by id. */
  at: string;
  gone: boolean;
}

/** Existing records of a kind, with the time of their last change. */
function changed(db: TenantDb, caller: Caller, kind: Change['kind']) {
  return kind === 'customers'
    ? db.sql
        .selectFrom('customer')
        .where('customer.tenantId', '=', db.tenantId)
        .where(visibleTo(caller))
        .select(['customer.id as id', 'customer.updatedAt as at'])
    : db.sql
        .selectFrom('catalogueItem')
        .where('catalogueItem.tenantId', '=', db.tenantId)
        .where('catalogueItem.deletedAt', 'is', null)
        .select(['catalogueItem.id as id', 'catalogueItem.updatedAt as at']);
}

/** Deleted records of a kind, with the time of deletion. */
function deleted(db: TenantDb, kind: Change['kind']) {
  return db.sql
    .selectFrom('deletedRecord')
    .where('deletedRecord.tenantId', '=', db.tenantId)
    .where('deletedRecord.kind', '=', kind === 'customers' ? 'CUSTOMER' : 'ITEM')
    .select(['deletedRecord.recordId as id', 'deletedRecord.deletedAt as at']);
}

/** The kinds of records that the caller may see. */
function kindsOf({ rights }: Caller): Change['kind'][] {
  const may = (...any: Right[]) => any.some((right) => mayDo(rights, right));
  return [
    ...(may('customers:view', 'billing:view') ? (['customers'] as const) : []),
    ...(may('products:view', 'services:view', 'billing:view') ? (['items'] as const) : []),
  ];
}

async function read(db: TenantDb, caller: Caller, after: Place, limit: number): Promise<Change[]> {
  // Each source is limited using its own index before they are merged.
  const upTo = (source: ReturnType<typeof changed | typeof deleted>, kind: Change['kind'], gone: boolean) =>
    sql`(select id, at, ${sql.lit(kind)} as kind, ${sql.lit(gone)} as gone from (${source}) as source
          where (at, id) > (${after.at}::timestamptz, ${after.id}::uuid) order by at, id limit ${limit})`;
  const sources = kindsOf(caller).flatMap((kind) => [
    upTo(changed(db, caller, kind), kind, false),
    upTo(deleted(db, kind), kind, true),
  ]);
  if (sources.length === 0) return [];
  const { rows } = await sql<Change>`
    select id, kind, gone, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from (${sql.join(sources, sql` union all `)}) as change
     order by change.at, id limit ${limit}
  `.execute(db.sql);
  return rows;
}

/**
 * Customers and items changed or deleted since an instant or a cursor. Changes of the last seconds are repeated by the
 * next call, so that none committed late is missed; applying them twice is harmless. A stock movement is not a change
 * of an item, since every bill causes some.
 */
export async function changesSince(db: TenantDb, caller: Caller, body: Body, now: Date) {
  const limit = body.limit ?? USUAL;
  const start = decodeCursor(body.cursor ?? undefined, body.since ?? undefined);
  const rows = await read(db, caller, start, limit + 1);
  const changes = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const last = changes.at(-1);
  const ids = (kind: Change['kind'], gone: boolean) =>
    changes.filter((change) => change.kind === kind && change.gone === gone).map(({ id }) => id);
  return {
    customers: { updated: ids('customers', false), deleted: ids('customers', true) },
    items: { updated: ids('items', false), deleted: ids('items', true) },
    cursor: encodeCursor(nextPlace(start, last, hasMore, now)),
    has_more: hasMore,
  };
}

/**
 * Where the next call continues: after the last change, but never within the last seconds, for which more changes may
 * still be committed.
 */
function nextPlace(start: Place, last: Change | undefined, hasMore: boolean, now: Date): Place {
  const reached = last === undefined ? start : { at: last.at, id: last.id };
  const safe = { at: new Date(now.getTime() - OVERLAP).toISOString(), id: start.id };
  return !hasMore && safe.at < reached.at && safe.at > start.at ? safe : reached;
}
