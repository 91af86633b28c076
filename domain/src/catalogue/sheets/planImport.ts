import type { FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import type { ItemKind } from '../item.ts';
import type { ItemDraft } from '../itemDraft.ts';
import { ownColumnLabel } from './columns.ts';
import { barcodeProblem } from './barcodeProblem.ts';
import { FirstRows } from './FirstRows.ts';
import { inOrder, type SheetFault } from './fault.ts';
import { type BarcodeHolder, ItemIndex, type KnownItem } from './matchRow.ts';
import { planRow } from './planRow.ts';
import { plainTitle, type RowValues } from './readRows.ts';
import type { SheetHeader } from './readHeader.ts';

/** What an import does with a row. */
export const ROW_ACTIONS = ['ADD', 'CHANGE', 'UNCHANGED', 'REFUSED'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** The planned outcome of a row. */
export interface PlannedRow {
  row: number;
  action: RowAction;
  title: string;
  /** The item that is changed or left as it is. */
  itemId?: string;
  /** The item after the import; set for rows that add or change. */
  draft?: ItemDraft;
  /** The item before the import; set for rows that change. */
  before?: ItemDraft;
}

/** Everything an import would do. It runs only without faults. */
export interface ImportPlan {
  rows: PlannedRow[];
  /** In reading order of the sheet. */
  faults: SheetFault[];
}

export interface PlanInput {
  kind: ItemKind;
  /** The form's fields that have a column in the sheet. */
  fields: readonly FormField[];
  header: SheetHeader;
  rows: readonly RowValues[];
  /** Faults of single cells. */
  cellFaults: readonly SheetFault[];
  /** Every item the rows can refer to, and every item that has one of their codes. */
  known: readonly KnownItem[];
  /** Holders of the rows' bar codes. */
  holders: readonly BarcodeHolder[];
}

/** Adds a problem at a field of a row. */
type AddFault = (row: number, field: string, message: string) => void;

function faultAdder({ fields, header }: PlanInput, faults: SheetFault[]): AddFault {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (row, field, message) => {
    const ours = field === 'id' ? ownColumnLabel('id') : (labels.get(field) ?? field);
    const label = header.labels.get(field) ?? ours;
    faults.push({ row, column: header.places.get(field) ?? null, label, message });
  };
}

/** Reports rows that share what must be unique: the matched item, the code, or without a code the title. */
function addTwinFault(
  row: RowValues,
  item: KnownItem | undefined,
  first: FirstRows,
  addFault: AddFault,
): boolean {
  const sku = row.values['sku'] ?? '';
  const title = plainTitle(row.values['title'] ?? '');
  const what = item ? `id ${item.id}` : sku === '' ? `title ${title}` : undefined;
  const field = row.id !== '' ? 'id' : sku !== '' ? 'sku' : 'title';
  const isNamed = item !== undefined || title !== '';
  const same = what === undefined || !isNamed ? undefined : first.claim(what, row.row);
  const code = sku === '' ? undefined : first.claim(`sku ${sku}`, row.row);
  if (same !== undefined) addFault(row.row, field, formatMessage('sheets.sameAsRow', { row: same }));
  else if (code !== undefined) addFault(row.row, 'sku', formatMessage('sheets.sameCode', { row: code }));
  return same !== undefined || code !== undefined;
}

/** Checks every row against the form and the shop's items, and plans its outcome or reports its faults. */
export function planImport(input: PlanInput): ImportPlan {
  const { kind, fields, header, rows, cellFaults, known, holders } = input;
  const faults = [...header.faults, ...cellFaults];
  const addFault = faultAdder(input, faults);
  const index = new ItemIndex(kind, known);
  const first = new FirstRows();
  const damaged = new Set(cellFaults.map(({ row, column }) => `${row} ${column}`));
  const addFaultOnce: AddFault = (row, field, message) => {
    // A cell that is unreadable because of a formula is not also reported as missing.
    if (!damaged.has(`${row} ${header.places.get(field) ?? null}`)) addFault(row, field, message);
  };

  const planned = rows.map((row): PlannedRow => {
    const title = row.values['title'] ?? '';
    const refused: PlannedRow = { row: row.row, action: 'REFUSED', title };
    const match = index.match(row);
    if (match.problem) {
      addFaultOnce(row.row, match.problem.field, formatMessage(match.problem.key));
      return refused;
    }
    const { item } = match;
    const isTwice = addTwinFault(row, item, first, addFaultOnce);
    const sku = row.values['sku'] ?? '';
    const isTaken = sku !== '' && index.isTaken(sku, item);
    if (isTaken) addFaultOnce(row.row, 'sku', formatMessage('catalogue.codeTaken'));
    const outcome = planRow(row, { kind, fields, item });
    if (outcome.action === 'REFUSED')
      for (const { field, message } of outcome.problems) addFaultOnce(row.row, field, message);
    const draft = 'draft' in outcome ? outcome.draft : undefined;
    const barcode = draft && barcodeProblem(row.row, draft, { item, holders, first });
    if (barcode !== undefined) addFaultOnce(row.row, 'barcode', barcode);
    if (isTwice || isTaken || barcode !== undefined || outcome.action === 'REFUSED') return refused;
    return {
      row: row.row,
      title: title || (item?.draft.title ?? ''),
      ...(item && { itemId: item.id }),
      ...outcome,
    };
  });

  const bad = new Set(faults.map(({ row }) => row));
  return {
    rows: planned.map((one) =>
      bad.has(one.row) ? { row: one.row, title: one.title, action: 'REFUSED' as const } : one,
    ),
    faults: inOrder(faults),
  };
}

/** The number of rows an import would add, change, leave and refuse. */
export function countRows(rows: readonly Pick<PlannedRow, 'action'>[]): Record<RowAction, number> {
  const counts = { ADD: 0, CHANGE: 0, UNCHANGED: 0, REFUSED: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}
