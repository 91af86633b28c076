import type { billing } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { DocumentChange } from '../types.generated.ts';

type ChangeRow = Answer<typeof billing.documentChanges>['data'][number];
type StateRow = ChangeRow['items'][number]['before'];

const stateOf = (row: StateRow) => row && { quantity: row.qty, price: row.offer, total: row.total_amount };

/** Maps an edit of a document to the graph's type. */
export function changeOf(row: ChangeRow): DocumentChange {
  return {
    __typename: 'DocumentChange',
    revision: row.revision,
    changedBy: row.changed_by_name,
    date: row.created_at,
    reason: row.reason,
    previousTotal: row.previous_total,
    newTotal: row.new_total,
    previousPending: row.previous_pending,
    newPending: row.new_pending,
    lines: row.items.map(({ item_name: name, unit, before, after }) => ({
      name,
      unit,
      before: stateOf(before),
      after: stateOf(after),
    })),
    fields: row.fields,
  };
}
