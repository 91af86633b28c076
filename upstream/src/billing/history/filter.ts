import type { Static } from 'typebox';
import { readDays } from '../../http/days.ts';
import { sinceOf } from '../../lists/changes.ts';
import type { customerDocuments, fetchDocuments } from '../contract.ts';
import type { documentFilter } from '../filterContract.ts';
import { documentType, orderStateOfWord, statusOfWord } from '../words.ts';
import type { DocumentFilter } from './list.ts';

/** The request of a document list or export. */
type Fetch = Partial<
  Pick<Static<NonNullable<typeof fetchDocuments.schema.body>>, keyof typeof documentFilter | 'updated_since'>
>;

/** The requested types; a request by ids covers every type. */
function typesOf({ type, types, ids }: Fetch): DocumentFilter['types'] {
  if (types && types.length > 0) return types.map((one) => documentType[one]);
  const asked = type ?? (ids ? 'all' : 'invoice');
  return asked === 'all' ? undefined : [documentType[asked]];
}

type OfCustomers = Static<NonNullable<typeof customerDocuments.schema.body>>;

/** The filter shared by all lists of documents. */
export function narrowed(body: Omit<Partial<OfCustomers>, 'customer_ids' | 'include'>): DocumentFilter {
  const { types, statuses } = body;
  return {
    types: types && types.length > 0 ? types.map((one) => documentType[one]) : undefined,
    ...readDays(body),
    search: body.search ?? undefined,
    statuses: statuses && statuses.length > 0 ? statuses.map((one) => statusOfWord[one]) : undefined,
    employeeId: body.emp_id ?? undefined,
    customerId: body.customer_id ?? undefined,
    billsOnly: body.bills_only,
    stillToPay: body.still_to_pay,
    inTrash: body.trash,
    orderState: body.order_state && orderStateOfWord[body.order_state],
  };
}

/** The filter of a list or an export. */
export const filterOf = (body: Fetch, now: Date): DocumentFilter => ({
  ...narrowed(body),
  types: typesOf(body),
  ...(body.status && { statuses: [statusOfWord[body.status]] }),
  ids: body.ids?.split(','),
  updatedSince: sinceOf(body.updated_since, now),
});
