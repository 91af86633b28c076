import { countRows, type PlannedRow } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import { Refused } from '../../../http/refused.ts';
import { addItems, changeItems, type SheetWriter } from './writeRows.ts';

/** Rows written per batch; a stop request is checked after each. */
const BATCH = 100;

/** The result of a run. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Called after each batch with the number of written rows; reports progress and throws to stop. */
export type AfterBatch = (rowsDone: number) => Promise<void>;

/** Allows one import per shop at a time: two would block each other's items or add the same item twice. */
export async function holdImports(db: TenantDb): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${db.tenantId} imports`}, 0)) as free
  `.execute(db.sql);
  if (!rows[0]?.free) throw new Refused('STILL_RUNNING');
}

function batches(rows: readonly PlannedRow[]): PlannedRow[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/** Writes a plan without faults in the transaction that locked its items. */
export async function runPlan(
  db: TenantDb,
  rows: readonly PlannedRow[],
  by: SheetWriter,
  afterBatch: AfterBatch = async () => undefined,
): Promise<ImportCounts> {
  let done = 0;
  for (const batch of batches(rows)) {
    await addItems(
      db,
      batch.filter(({ action }) => action === 'ADD'),
      by,
    );
    await changeItems(
      db,
      batch.filter(({ action }) => action === 'CHANGE'),
      by,
    );
    done += batch.length;
    await afterBatch(done);
  }
  const { ADD, CHANGE, UNCHANGED } = countRows(rows);
  return { added: ADD, changed: CHANGE, unchanged: UNCHANGED };
}
