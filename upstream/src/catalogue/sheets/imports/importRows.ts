import { type ItemKind, ITEM_KINDS, type Matching, type SheetTable } from '@galla/domain';
import { before } from '../../../db/before.ts';
import { newId } from '../../../db/id.ts';
import { oneOf } from '../../../db/oneOf.ts';
import type { TenantDb } from '../../../db/tenant.ts';
import { tooMany } from '../../../http/errors.ts';
import { Refused } from '../../../http/refused.ts';
import { matchingFromStored, matchingToStored } from '../headings/storedMatching.ts';
import { fromStored, toStored } from './storedSheet.ts';

/** How long an import can be run, or its result viewed, in milliseconds. */
const IMPORT_KEPT = 86_400_000;
/** Maximum number of waiting sheets per person; each is up to 5 MiB. */
const MOST_WAITING = 20;

/** A sheet that was sent for import. */
export interface ImportRow {
  id: string;
  kind: ItemKind;
  fileName: string;
  isDone: boolean;
  /** Of a finished import. */
  counts: { added: number; changed: number; unchanged: number };
}

const mine = (db: TenantDb, { id, staffId }: { id: string; staffId: string }, now: Date) =>
  db.sql
    .selectFrom('catalogueImport')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .where('createdAt', '>', before(now, IMPORT_KEPT));

/** An import that the caller sent within the last day. */
export async function findImport(
  db: TenantDb,
  of: { id: string; staffId: string },
  now: Date,
): Promise<ImportRow> {
  const row = await mine(db, of, now)
    .select(['id', 'kind', 'fileName', 'state', 'added', 'changed', 'unchanged'])
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  const { id, kind, fileName, state, added, changed, unchanged } = row;
  return {
    id,
    kind: oneOf(ITEM_KINDS, kind),
    fileName,
    isDone: state === 'DONE',
    counts: { added, changed, unchanged },
  };
}

/** A sheet that was not imported yet. */
export interface SentRows {
  table: SheetTable;
  /** The matching of its columns; undefined when there is none. */
  matching: Matching | undefined;
}

/** The parsed content of a sheet that was not imported yet; undefined once it is. */
export async function sentOf(db: TenantDb, id: string): Promise<SentRows | undefined> {
  const row = await db.sql
    .selectFrom('catalogueImport')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select(['sheet', 'matching'])
    .executeTakeFirst();
  if (row?.sheet == null) return undefined;
  return { table: fromStored(row.sheet), matching: matchingFromStored(row.matching) };
}

/** The original file; undefined once it is imported. */
export async function fileOf(db: TenantDb, id: string): Promise<Buffer | undefined> {
  const row = await db.sql
    .selectFrom('catalogueImport')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('content')
    .executeTakeFirst();
  return row?.content ?? undefined;
}

/** Progress of a running import, visible while its transaction is open. */
export async function progressOf(db: TenantDb, of: { id: string; staffId: string }, now: Date) {
  const row = await mine(db, of, now).select(['rowsDone', 'state']).executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return { rowsDone: row.rowsDone, isDone: row.state === 'DONE' };
}

/** Stores a parsed sheet; returns its id. */
export async function insertImport(
  db: TenantDb,
  sent: { staffId: string; kind: ItemKind; fileName: string; file: Buffer; table: SheetTable },
  now: Date,
): Promise<string> {
  const { tenantId } = db;
  const { staffId, kind, fileName, file, table } = sent;
  const { waiting } = await db.sql
    .selectFrom('catalogueImport')
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .where('state', '=', 'READY')
    .where('createdAt', '>', before(now, IMPORT_KEPT / 24))
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING) throw tooMany(60);
  const id = newId();
  await db.sql
    .insertInto('catalogueImport')
    .values({ tenantId, id, staffId, kind, fileName, content: file, sheet: toStored(table), createdAt: now })
    .execute();
  return id;
}

const one = (db: TenantDb, id: string) =>
  db.sql.updateTable('catalogueImport').where('tenantId', '=', db.tenantId).where('id', '=', id);

/** Stores the matching of a sheet's columns. */
export async function keepMatching(db: TenantDb, id: string, matching: Matching): Promise<void> {
  await one(db, id)
    .set({ matching: matchingToStored(matching) })
    .execute();
}

/** Sets the number of written rows; 0 restarts and clears a previous request to stop. */
export async function tellProgress(db: TenantDb, id: string, rowsDone: number): Promise<void> {
  await one(db, id)
    .set({ rowsDone, ...(rowsDone === 0 && { canceledAt: null }) })
    .execute();
}

/** Requests that a run stops before its commit; it checks after every few rows. */
export async function askToStop(db: TenantDb, id: string, now: Date): Promise<void> {
  await one(db, id).where('state', '=', 'READY').set({ canceledAt: now }).execute();
}

/** Whether a stop was requested, visible to the run's open transaction. */
export async function isStopped(db: TenantDb, id: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('catalogueImport')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('canceledAt')
    .executeTakeFirst();
  return row?.canceledAt != null;
}

/** Finishes an import and deletes its parsed content. */
export async function finishImport(
  db: TenantDb,
  id: string,
  counts: { added: number; changed: number; unchanged: number },
  now: Date,
): Promise<void> {
  const rowsDone = counts.added + counts.changed + counts.unchanged;
  await one(db, id)
    .set({ ...counts, rowsDone, state: 'DONE', doneAt: now, content: null, sheet: null, matching: null })
    .execute();
}

/** Deletes imports that are no longer needed. */
export async function tidyImports(db: TenantDb, now: Date): Promise<void> {
  await db.sql
    .deleteFrom('catalogueImport')
    .where('tenantId', '=', db.tenantId)
    .where('createdAt', '<', before(now, IMPORT_KEPT))
    .execute();
}
