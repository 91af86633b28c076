import type { Problem } from '@galla/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isUniqueViolation } from '../db/faults.ts';
import { newId } from '../db/id.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { type Filter, matches, tableOf } from './rows.ts';

/** What every plain table has; rows of the shops, each with an id and the time of its last change. */
interface PlainRow {
  id: string;
  updatedAt: Date;
}

/** Names of tables that have what a plain table needs. */
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

/** What is stored of a row, by column, without what every plain table has. */
export type ColumnsOf<Name extends PlainTableName> = Omit<
  Insertable<TenantTables[Name]>,
  'id' | 'tenantId' | 'createdAt' | 'updatedAt'
>;

/** A table without rules of its own but what its values may be. */
interface Definition<Name extends PlainTableName, Row extends PlainRow, Wire extends object> {
  table: Name;
  /** Rows in the order of their list, with what is joined to them: those that `matches` finds by the filter. */
  read: (db: TenantDb, filter: Filter) => Promise<Row[]>;
  /** A row as the contract has it, without its version. */
  toWire: (row: Row) => Wire;
  /** What is told when a row would be the second of what the table's unique index allows once. */
  taken?: Problem;
}

/** What a write needs of its call. Rights and idempotency stand in the endpoint. */
type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'request'>;

/**
 * List, find, add, change and remove of a plain table: each row with a version, each write logged with who did it.
 * What has more rules than its values is written by hand instead.
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

  /** The row with an id. Refuses NOT_FOUND where there is none. */
  async function find(db: TenantDb, id: string): Promise<Row> {
    const [row] = await read(db, { id });
    if (!row) throw new Refused('NOT_FOUND');
    return row;
  }

  /** Nothing was written: the row is not there, or not as the caller saw it. */
  async function refuseMissed(db: TenantDb, id: string): Promise<never> {
    await find(db, id);
    throw new Refused('CHANGED_MEANWHILE');
  }

  return {
    find,

    /** A row by its id as the contract has it. Refuses NOT_FOUND where there is none. */
    one: async (db: TenantDb, id: string) => answerOf(await find(db, id)),

    /** The row with an id, which nobody else changes until the transaction ends: whoever comes second sees what the first left. */
    async hold(db: TenantDb, id: string): Promise<Row> {
      await tableOf(db)
        .selectFrom(name)
        .where(matches(db, table, { id }))
        .select('id')
        .forUpdate()
        .execute();
      return find(db, id);
    },

    /** How many rows there are. */
    async count(db: TenantDb, filter: Filter = {}): Promise<number> {
      const { count } = await tableOf(db)
        .selectFrom(name)
        .where(matches(db, table, filter))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Rows as they are stored. */
    rows: (db: TenantDb, filter: Filter = {}) => read(db, filter),

    /** Rows as the contract has them. */
    list: async (db: TenantDb, filter: Filter = {}) => (await read(db, filter)).map(answerOf),

    /** Adds a row and answers it. */
    async add(call: Writer, values: ColumnsOf<Name>) {
      const { db, now } = call;
      const id = newId();
      const row = { ...values, tenantId: db.tenantId, id, createdAt: now, updatedAt: now };
      await unlessTaken(() => tableOf(db).insertInto(name).values(row).execute());
      log(call, 'add', id);
      return answerOf(await find(db, id));
    },

    /** Changes a row, where it is as the caller saw it, and answers it. */
    async change(call: Writer, id: string, values: Partial<ColumnsOf<Name>>, expected?: string) {
      const { db, now } = call;
      // Two changes in the same millisecond are two versions.
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

    /** Removes a row, where it is as the caller saw it, and answers what was stored. */
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
