import {
  type FormField,
  formOfItems,
  type ImportPlan,
  type ItemKind,
  keysOf,
  inOrder,
  ITEM_SYNONYMS,
  planImport,
  readRows,
  sheetFields,
  type SheetHeadings,
} from '@galla/domain';
import { createHash } from 'node:crypto';
import type { TenantDb } from '../../../db/tenant.ts';
import { formNamed } from '../../../forms/index.ts';
import type { Caller } from '../../../http/caller.ts';
import { holdBarcodes, holdersOf } from '../../store/barcodes.ts';
import { headingsOf } from '../headings/see.ts';
import type { SentRows } from './importRows.ts';
import { knownItems } from './knownItems.ts';

/** An import plan with its inputs. */
export interface SheetPlan extends ImportPlan {
  fields: FormField[];
  headings: SheetHeadings;
  /** Equal as long as the import would have the same effects; the run names the version that the caller saw. */
  version: string;
}

/** The fields of the shop's form that have columns in a sheet. */
export async function fieldsOfSheet(db: TenantDb, kind: ItemKind, caller: Caller): Promise<FormField[]> {
  const { fields } = await formNamed(db, formOfItems(kind), caller);
  return sheetFields(fields);
}

interface Asked {
  kind: ItemKind;
  /** With the matching of its columns. */
  sent: SentRows;
  caller: Caller;
  lock: boolean;
}

/**
 * Computes the effects of a sheet on the shop's current items. When the columns have to be matched first, rows are not
 * read and the faults are about the headings.
 * @param lock locks the items until the transaction ends, for a run
 */
export async function planSheet(db: TenantDb, { kind, sent, caller, lock }: Asked): Promise<SheetPlan> {
  const fields = await fieldsOfSheet(db, kind, caller);
  const headings = await headingsOf(db, { kind, fields, synonyms: ITEM_SYNONYMS, ...sent });
  const plan = headings.needsMatching
    ? unread(headings)
    : await planRows(db, { kind, fields, headings, lock });
  const version = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
  return { ...plan, fields, headings, version };
}

const unread = ({ table, header }: SheetHeadings): ImportPlan => ({
  rows: table.rows.map(({ number }) => ({ row: number, action: 'REFUSED' as const, title: '' })),
  faults: inOrder(header.faults),
});

async function planRows(
  db: TenantDb,
  { kind, fields, headings, lock }: Omit<Asked, 'sent' | 'caller'> & Pick<SheetPlan, 'fields' | 'headings'>,
): Promise<ImportPlan> {
  const { header, table } = headings;
  const { rows, faults: cellFaults } = readRows(fields, header, table.rows);
  const keys = keysOf(rows);
  const known = await knownItems(db, kind, keys, { lock });
  if (lock) await holdBarcodes(db);
  const holders = await holdersOf(db, keys.barcodes);
  return planImport({ kind, fields, header, rows, cellFaults, known, holders });
}
