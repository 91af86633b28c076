import {
  type FormField,
  formOfItems,
  type ImportPlan,
  type ItemKind,
  keysOf,
  planImport,
  readHeader,
  readRows,
  sheetFields,
  type SheetHeader,
  type SheetTable,
} from '@galla/domain';
import { createHash } from 'node:crypto';
import type { TenantDb } from '../../../db/tenant.ts';
import { formNamed } from '../../../forms/index.ts';
import type { Caller } from '../../../http/caller.ts';
import { holdBarcodes, holdersOf } from '../../store/barcodes.ts';
import { knownItems } from './knownItems.ts';

/** A plan with what it was made of. */
export interface SheetPlan extends ImportPlan {
  fields: FormField[];
  header: SheetHeader;
  /** The same as long as the import would do the same: who runs it says which one he saw. */
  version: string;
}

/** The fields of the shop's form that a sheet has columns for. */
export async function fieldsOfSheet(db: TenantDb, kind: ItemKind, caller: Caller): Promise<FormField[]> {
  const { fields } = await formNamed(db, formOfItems(kind), caller);
  return sheetFields(fields);
}

/**
 * Says what a sheet would do to the shop's items as they are now.
 * @param lock keeps the items from changing until the transaction ends, for a run
 */
export async function planSheet(
  db: TenantDb,
  { kind, table, caller, lock }: { kind: ItemKind; table: SheetTable; caller: Caller; lock: boolean },
): Promise<SheetPlan> {
  const fields = await fieldsOfSheet(db, kind, caller);
  const header = readHeader(table, fields);
  const { rows, faults: cellFaults } = readRows(fields, header, table.rows);
  const keys = keysOf(rows);
  const known = await knownItems(db, kind, keys, { lock });
  if (lock) await holdBarcodes(db);
  const holders = await holdersOf(db, keys.barcodes);
  const plan = planImport({ kind, fields, header, rows, cellFaults, known, holders });
  const version = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
  return { ...plan, fields, header, version };
}
