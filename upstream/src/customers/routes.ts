import { say } from '@galla/domain';
import { type Route, route } from '../http/route.ts';
import { add } from './add.ts';
import { toCustomer } from './answers.ts';
import { addCustomer, customers } from './contract.ts';
import { countCustomers, listCustomers } from './store.ts';

/** The calls of the customers slice (spec 2 §7). */
export const routes: Route[] = [
  route(customers, async ({ db, caller, query }) => {
    const { limit = 20, offset = 0, search, group, assigned_to, ids, walk_in } = query;
    const filter = { search, group, assignedTo: assigned_to, ids: ids?.split(','), walkIn: walk_in === '1' };
    const rows = await listCustomers(db, caller, filter, { limit: ids ? 100 : limit, offset });
    return {
      success: true,
      data: rows.map((row) => toCustomer(row, caller)),
      total: await countCustomers(db, caller, filter),
    };
  }),

  route(addCustomer, async ({ db, caller, body, now }) => {
    const id = await add(db, caller, body, now);
    const [row] = await listCustomers(db, caller, { ids: [id] }, { limit: 1, offset: 0 });
    if (!row) throw new Error('A customer just added is not visible to who added it');
    const data = toCustomer(row, caller);
    return { success: true, message: say('customers.added', { name: data.name }), customer_id: id, data };
  }),
];
