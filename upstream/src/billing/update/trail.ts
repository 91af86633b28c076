import {
  changedFields,
  changedLines,
  type DocumentFieldChange,
  type LineChange,
  percentText,
  type TrailLine,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import type { Billed } from '../create/totals.ts';
import type { sumColumns } from '../create/write.ts';
import type { DocumentRecord } from '../history/documents.ts';
import type { LineRecord } from '../history/lines.ts';
import { placeOf } from './goods.ts';
import type { Before } from './load.ts';

/** The changes an edit made to a document. */
export interface Changes {
  fields: DocumentFieldChange[];
  lines: LineChange[];
}

/** The state of a document that the history compares. */
export interface State {
  row: Pick<
    DocumentRecord,
    | 'total'
    | 'gst'
    | 'discount'
    | 'discountKind'
    | 'discountValue'
    | 'employeeName'
    | 'paymentMode'
    | 'deliveryDate'
    | 'payOn'
    | 'description'
    | 'formData'
    | 'prescription'
  >;
  lines: readonly TrailLine[];
}

const keptLine = (line: LineRecord): TrailLine => ({
  key: placeOf(line),
  name: line.name,
  unit: line.unit,
  quantity: milliOf(line.quantity),
  price: paiseOf(line.price),
  total: paiseOf(line.total),
});

/** The state before an edit. */
export const stateBefore = ({ row, lines }: Pick<Before, 'row' | 'lines'>): State => ({
  row,
  lines: lines.map(keptLine),
});

/** The state after an edit. */
export const stateAfter = (
  {
    formData,
    prescription,
    ...columns
  }: ReturnType<typeof sumColumns> & Pick<DocumentRecord, 'employeeName'>,
  { lines }: Billed,
): State => ({
  row: { ...columns, formData: readJson(formData), prescription: readJson(prescription) },
  lines: lines.map(({ line, goods, amounts }) => ({
    key: placeOf(goods),
    name: goods.name,
    unit: goods.unit,
    quantity: line.quantity,
    price: line.price,
    total: amounts.total,
  })),
});

const readJson = (text: string | null): JsonValue | null =>
  text === null ? null : (JSON.parse(text) as JsonValue);

/** Names and values as one text: "right_sph: -1.25, notes: New frame". */
function textOf(stored: JsonValue | null): string | null {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return null;
  const entries = Object.entries(stored).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts = entries.flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${name}: ${value}`] : [],
  );
  return texts.join(', ') || null;
}

/** "12.5" for a discount in per cent, which may amount to the same as one in rupees. */
const percentOf = ({ discountKind, discountValue }: State['row']): string | null =>
  discountKind === 'PERCENT' && discountValue !== null ? percentText(basisPointsOf(discountValue)) : null;

/** The fields that the history compares, by their names in the payload. */
const fieldsOf = (row: State['row']) => ({
  total_amount: row.total,
  total_gst: row.gst,
  discount_amount: row.discount,
  discount_precentage: percentOf(row),
  employee_name: row.employeeName,
  payment_mode: row.paymentMode,
  delivery_date: row.deliveryDate,
  pay_on: row.payOn,
  description: row.description,
  extra: textOf(row.formData),
  prescription_detail: textOf(row.prescription),
});

/**
 * Texts about a person are removed when the customer is erased; the history can't be changed, so it records only that
 * they changed.
 */
const UNTOLD: ReadonlySet<string> = new Set(['description', 'extra', 'prescription_detail']);

/** Lines that only changed their order. */
function turned(before: State, after: State): DocumentFieldChange[] {
  const same = before.lines.every(({ key }, at) => key === after.lines[at]?.key);
  return same ? [] : [{ field: 'bill_items', before: null, after: null }];
}

/** The differences between two states of a document; empty when an edit changed nothing. */
export function changesBetween(before: State, after: State): Changes {
  const fields = changedFields(fieldsOf(before.row), fieldsOf(after.row)).map(
    (change): DocumentFieldChange =>
      UNTOLD.has(change.field) ? { ...change, before: null, after: null } : change,
  );
  const lines = changedLines(before.lines, after.lines);
  return { fields: lines.length > 0 ? fields : [...fields, ...turned(before, after)], lines };
}

export const isNothing = ({ fields, lines }: Changes): boolean => fields.length + lines.length === 0;

/** Adds an edit to the history of its document. */
export async function writeChange(
  db: TenantDb,
  before: Pick<DocumentRecord, 'id' | 'revision' | 'total' | 'pending'>,
  after: Pick<DocumentRecord, 'total' | 'pending'>,
  { fields, lines }: Changes,
  edit: { staffId: string; reason: string | undefined; now: Date },
): Promise<void> {
  await db.sql
    .insertInto('documentChange')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      documentId: before.id,
      revision: before.revision + 1,
      staffId: edit.staffId,
      reason: edit.reason ?? null,
      previousTotal: before.total,
      newTotal: after.total,
      previousPending: before.pending,
      newPending: after.pending,
      fields: JSON.stringify(fields),
      lines: JSON.stringify(lines),
      createdAt: edit.now,
    })
    .execute();
}
