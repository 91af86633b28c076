import {
  changedFields,
  changedLines,
  type DocumentFieldChange,
  type LineChange,
  type TrailLine,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import type { DocumentRecord } from '../history/documents.ts';
import type { LineRecord } from '../history/lines.ts';
import { placeOf } from './goods.ts';

/** What an edit changed of a document. */
export interface Changes {
  fields: DocumentFieldChange[];
  lines: LineChange[];
}

const trailLine = (line: LineRecord): TrailLine => ({
  key: placeOf(line),
  name: line.name,
  unit: line.unit,
  quantity: milliOf(line.quantity),
  price: paiseOf(line.price),
  total: paiseOf(line.total),
});

/** Names with their values, as one text: "right_sph: -1.25, notes: New frame". */
function textOf(stored: JsonValue | null): string | null {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return null;
  const entries = Object.entries(stored).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const told = entries.flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${name}: ${value}`] : [],
  );
  return told.join(', ') || null;
}

/** What the trail compares of a document, by the names of the payload. */
const fieldsOf = (row: DocumentRecord) => ({
  total_amount: row.total,
  total_gst: row.gst,
  discount_amount: row.discount,
  employee_name: row.employeeName,
  payment_mode: row.paymentMode,
  delivery_date: row.deliveryDate,
  pay_on: row.payOn,
  description: row.description,
  extra: textOf(row.formData),
  prescription_detail: textOf(row.prescription),
});

/** Texts about a person, which go when he is erased: the trail, which nothing changes, tells only that they changed. */
const UNTOLD: ReadonlySet<string> = new Set(['description', 'extra', 'prescription_detail']);

interface State {
  row: DocumentRecord;
  lines: readonly LineRecord[];
}

/** What differs between two states of a document. */
export function changesBetween(before: State, after: State): Changes {
  return {
    fields: changedFields(fieldsOf(before.row), fieldsOf(after.row)).map((change) =>
      UNTOLD.has(change.field) ? { ...change, before: null, after: null } : change,
    ),
    lines: changedLines(before.lines.map(trailLine), after.lines.map(trailLine)),
  };
}

/** Adds an edit to the trail of its document. */
export async function writeChange(
  db: TenantDb,
  states: { before: DocumentRecord; after: DocumentRecord },
  { fields, lines }: Changes,
  edit: { staffId: string; reason: string | undefined; now: Date },
): Promise<void> {
  const { before, after } = states;
  await db.sql
    .insertInto('documentChange')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      documentId: after.id,
      revision: after.revision,
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
