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

/** A plan with what it was made of. */
export interface SheetPlan extends ImportPlan {
  fields: FormField[];
  headings: SheetHeadings;
  /** The same as long as the import would do the same: who runs it says which one he saw. */
  version: string;
}

/** The fields of the shop's form that a sheet has columns for. */
export async function fieldsOfSheet(db: TenantDb, kind: ItemKind, caller: Caller): Promise<FormField[]> {
  const { fields } = await formNamed(db, formOfItems(kind), caller);
  return sheetFields(fields);
}

interface Asked {
  kind: ItemKind;
  /** With what its columns were matched to. */
  sent: SentRows;
  caller: Caller;
  lock: boolean;
}

/**
 * Says what a sheet would do to the shop's items as they are now. Of one whose columns have to be matched first, no row is
 * read: its faults are those of its headings.
 * @param lock keeps the items from changing until the transaction ends, for a run
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
