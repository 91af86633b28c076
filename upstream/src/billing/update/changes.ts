import {
  type DocumentFieldChange,
  fullName,
  type LineChange,
  type LineState,
  quantityText,
  rupees,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { ownDocuments } from '../history/ownership.ts';
import type { DocumentChange } from '../updateContract.ts';

/** The edits of documents that the caller may see, oldest first per document. */
export function listChanges(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  documentIds: readonly string[],
) {
  return db.sql
    .selectFrom('documentChange as change')
    .innerJoin('document', (join) =>
      join.onRef('document.tenantId', '=', 'change.tenantId').onRef('document.id', '=', 'change.documentId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'change.tenantId').onRef('staff.id', '=', 'change.staffId'),
    )
    .where('change.tenantId', '=', db.tenantId)
    .where('change.documentId', 'in', documentIds)
    .where(ownDocuments(caller))
    .selectAll('change')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('change.documentId')
    .orderBy('change.revision')
    .execute();
}

type ChangeRecord = Awaited<ReturnType<typeof listChanges>>[number];

const stateOf = (state: LineState | null) =>
  state && {
    qty: quantityText(state.quantity),
    offer: rupees(state.price),
    total_amount: rupees(state.total),
  };

/** An edit in its wire shape. Changes stored as a list are read as one. */
export function toChange(row: ChangeRecord): Static<typeof DocumentChange> {
  const lines = row.lines as unknown as LineChange[];
  return {
    id: row.id,
    document_id: row.documentId,
    revision: row.revision,
    changed_by: row.staffId,
    changed_by_name: fullName(row.firstName, row.lastName),
    created_at: row.createdAt.toISOString(),
    reason: row.reason,
    previous_total: row.previousTotal,
    new_total: row.newTotal,
    previous_pending: row.previousPending,
    new_pending: row.newPending,
    fields: row.fields as unknown as DocumentFieldChange[],
    items: lines.map(({ name, unit, before, after }) => ({
      item_name: name,
      unit,
      before: stateOf(before),
      after: stateOf(after),
    })),
  };
}
