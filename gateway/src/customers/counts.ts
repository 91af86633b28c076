import { customers } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import type { CustomerRecordCounts } from '../types.generated.ts';

interface Counted {
  dbId: string;
  counts: CustomerRecordCounts;
}

/** Counts of customers' records, in one call for all customers of an operation. */
export const customerCounts = (call: Call) =>
  byId<Counted>(
    async (ids) => {
      const query = { customer_ids: ids.join(',') };
      const { data } = await call(customers.customerCounts, { query });
      return data.map(({ customer_id: dbId, quick_bills: quickBills, members: family, ...counts }) => ({
        dbId,
        counts: { ...counts, quickBills, family },
      }));
    },
    ({ dbId }) => dbId,
  );
