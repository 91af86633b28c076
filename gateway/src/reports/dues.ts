import type { reports } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CustomerDue, DueAge, DueSums } from '../types.generated.ts';

type Answered = Answer<typeof reports.duesByAge>;

/** A filter as upstream takes it, for both list and export. */
export const narrowedDues = ({
  search,
  age,
}: {
  search?: string | null | undefined;
  age?: DueAge | null | undefined;
}) => omitUndefined({ search: search ?? undefined, age: age ?? undefined });

/** Maps sums to the graph's names. */
export const dueSumsOf = (sums: NonNullable<Answered['summary']>): DueSums => ({
  upTo30: sums.up_to_30,
  upTo60: sums.up_to_60,
  upTo90: sums.up_to_90,
  over90: sums.over_90,
  total: sums.total,
  bills: sums.bills,
});

/** Maps a customer's dues to the graph's type. */
export const customerDueOf = ({
  customer_id: id,
  customer_name: name,
  customer_no: mobile,
  oldest,
  ...sums
}: Answered['data'][number]): CustomerDue => ({
  __typename: 'CustomerDue',
  customerId: globalId('Customer', id),
  name,
  mobile,
  oldest,
  sums: dueSumsOf(sums),
});
