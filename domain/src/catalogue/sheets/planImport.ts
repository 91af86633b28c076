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

/** What becomes of a row. */
export interface PlannedRow {
  row: number;
  action: RowAction;
  title: string;
  /** The item that is changed or stays. */
  itemId?: string;
  /** What the item will be; of rows that add or change. */
  draft?: ItemDraft;
  /** What it is; of rows that change. */
  before?: ItemDraft;
}

/** Everything that an import would do. It is run only without faults. */
export interface ImportPlan {
  rows: PlannedRow[];
  /** In the order in which one reads the sheet. */
  faults: SheetFault[];
}

export interface PlanInput {
  kind: ItemKind;
  /** The form's fields that a sheet has columns for. */
  fields: readonly FormField[];
  header: SheetHeader;
  rows: readonly RowValues[];
  /** Faults of single cells. */
  cellFaults: readonly SheetFault[];
  /** Every item that the rows may mean, and every one that has a code of theirs. */
  known: readonly KnownItem[];
  /** What has a bar code of theirs. */
  holders: readonly BarcodeHolder[];
}

/** Says at a field of a row what is wrong. */
type AddFault = (row: number, field: string, message: string) => void;

function faultAdder({ fields, header }: PlanInput, faults: SheetFault[]): AddFault {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (row, field, message) => {
    const ours = field === 'id' ? ownColumnLabel('id') : (labels.get(field) ?? field);
    const label = header.labels.get(field) ?? ours;
    faults.push({ row, column: header.places.get(field) ?? null, label, message });
  };
}

/** Of what a row must be the only one: the item that it means, its code, or, without one, its title. */
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

/** Holds every row against the form and the shop's items, and says what each would do and all that is wrong. */
export function planImport(input: PlanInput): ImportPlan {
  const { kind, fields, header, rows, cellFaults, known, holders } = input;
  const faults = [...header.faults, ...cellFaults];
  const addFault = faultAdder(input, faults);
  const index = new ItemIndex(kind, known);
  const first = new FirstRows();
  const damaged = new Set(cellFaults.map(({ row, column }) => `${row} ${column}`));
  const addFaultOnce: AddFault = (row, field, message) => {
    // What a formula hides is not missing as well.
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

/** How many rows an import would add, change, leave and refuse. */
export function countRows(rows: readonly Pick<PlannedRow, 'action'>[]): Record<RowAction, number> {
  const counts = { ADD: 0, CHANGE: 0, UNCHANGED: 0, REFUSED: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}
