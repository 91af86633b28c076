import type { Problem } from '@galla/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isUniqueViolation } from '../db/faults.ts';
import { newId } from '../db/id.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { type Filter, matches, tableOf } from './rows.ts';

/** Columns of every plain table: rows of a shop with an id and a change timestamp. */
interface PlainRow {
  id: string;
  updatedAt: Date;
}

/** Names of tables with the columns of a plain table. */
type PlainTableName = {
  [Name in keyof TenantTables]: TenantTables[Name] extends {
    id: unknown;
    tenantId: unknown;
    createdAt: unknown;
    updatedAt: unknown;
  }
    ? Name
    : never;
}[keyof TenantTables];

/** The stored columns of a row, without those of every plain table. */
export type ColumnsOf<Name extends PlainTableName> = Omit<
  Insertable<TenantTables[Name]>,
  'id' | 'tenantId' | 'createdAt' | 'updatedAt'
>;

/** A table whose only rules are about its values. */
interface Definition<Name extends PlainTableName, Row extends PlainRow, Wire extends object> {
  table: Name;
  /** Rows in list order with their joins: those that `matches` the filter. */
  read: (db: TenantDb, filter: Filter) => Promise<Row[]>;
  /** A row in its wire shape, without the version. */
  toWire: (row: Row) => Wire;
  /** The problem reported when a write violates the table's unique index. */
  taken?: Problem;
}

/** The part of a call that a write needs. Rights and idempotency are defined by the endpoint. */
type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'request'>;

/**
 * List, find, add, change and remove for a plain table: each row has a version, and each write is logged with its
 * author. Tables with more rules are written by hand.
 */
export function plainTable<Name extends PlainTableName, Row extends PlainRow, Wire extends object>({
  table,
  read,
  toWire,
  taken,
}: Definition<Name, Row, Wire>) {
  const name = table as unknown as 'plain';
  const answerOf = (row: Row) => ({ ...toWire(row), version: row.updatedAt.toISOString() });

  const log = ({ caller, request }: Writer, action: string, id: string) =>
    request.log.info({ staff: caller.staffId, table, id, action }, 'a record was written');

  async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      throw taken && isUniqueViolation(error) ? refusedFor(taken) : error;
    }
  }

  /** The row with an id; refuses NOT_FOUND. */
  async function find(db: TenantDb, id: string): Promise<Row> {
    const [row] = await read(db, { id });
    if (!row) throw new Refused('NOT_FOUND');
    return row;
  }

  /** Nothing was written: the row does not exist, or has another version. */
  async function refuseMissed(db: TenantDb, id: string): Promise<never> {
    await find(db, id);
    throw new Refused('CHANGED_MEANWHILE');
  }

  return {
    find,

    /** A row by id in its wire shape; refuses NOT_FOUND. */
    one: async (db: TenantDb, id: string) => answerOf(await find(db, id)),

    /**
     * Locks a row until the transaction ends and returns it, so that a concurrent writer sees this one's
     * result; refuses NOT_FOUND.
     */
    async hold(db: TenantDb, id: string): Promise<Row> {
      await tableOf(db)
        .selectFrom(name)
        .where(matches(db, table, { id }))
        .select('id')
        .forUpdate()
        .execute();
      return find(db, id);
    },

    /** Number of rows that match. */
    async count(db: TenantDb, filter: Filter = {}): Promise<number> {
      const { count } = await tableOf(db)
        .selectFrom(name)
        .where(matches(db, table, filter))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Rows as stored. */
    rows: (db: TenantDb, filter: Filter = {}) => read(db, filter),

    /** Rows in their wire shape. */
    list: async (db: TenantDb, filter: Filter = {}) => (await read(db, filter)).map(answerOf),

    /** Adds a row; returns it. */
    async add(call: Writer, values: ColumnsOf<Name>) {
      const { db, now } = call;
      const id = newId();
      const row = { ...values, tenantId: db.tenantId, id, createdAt: now, updatedAt: now };
      await unlessTaken(() => tableOf(db).insertInto(name).values(row).execute());
      log(call, 'add', id);
      return answerOf(await find(db, id));
    },

    /** Changes a row if it is unchanged since the caller saw it; returns it. */
    async change(call: Writer, id: string, values: Partial<ColumnsOf<Name>>, expected?: string) {
      const { db, now } = call;
      // Two changes in the same millisecond are still two versions.
      const updatedAt = sql`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
      const { numUpdatedRows } = await unlessTaken(() =>
        tableOf(db)
          .updateTable(name)
          .set({ ...values, updatedAt })
          .where('tenantId', '=', db.tenantId)
          .where('id', '=', id)
          .$if(expected !== undefined, (query) => query.where('updatedAt', '=', new Date(expected ?? '')))
          .executeTakeFirstOrThrow(),
      );
      if (numUpdatedRows === 0n) await refuseMissed(db, id);
      log(call, 'change', id);
      return answerOf(await find(db, id));
    },

    /** Deletes a row if it is unchanged since the caller saw it; returns the stored row. */
    async remove(call: Writer, id: string, expected?: string): Promise<Selectable<TenantTables[Name]>> {
      const { db } = call;
      const removed = await tableOf(db)
        .deleteFrom(name)
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', id)
        .$if(expected !== undefined, (query) => query.where('updatedAt', '=', new Date(expected ?? '')))
        .returningAll()
        .executeTakeFirst();
      if (!removed) return await refuseMissed(db, id);
      log(call, 'remove', id);
      return removed as Selectable<TenantTables[Name]>;
    },
  };
}
