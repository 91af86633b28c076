import type { billing } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { DocumentEditing } from '../types.generated.ts';

type EditingRow = Answer<typeof billing.documentEditing>['data'][number];

/** Maps the state that decides how a document can be edited to the graph's type. */
export const editingOf = (row: EditingRow): DocumentEditing => ({
  __typename: 'DocumentEditing',
  refusal: row.refusal,
  registration: row.registration,
  supplierGstin: row.supplier_gstin,
  supplierStateCode: row.supplier_state_code,
  customerGstin: row.customer_gstin,
  customerStateCode: row.customer_state_code,
  discountBeforeTax: row.discount_before_tax,
  roundOff: row.round_off,
  received: row.received,
  extra: Object.entries(row.extra).map(([name, value]) => ({ name, value })),
});
