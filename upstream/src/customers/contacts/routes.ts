import { fullName, formatMessage, formatCount } from '@galla/domain';
import { listStaff } from '../../employees/index.ts';
import { type Route, route } from '../../http/route.ts';
import { isIncluded } from '../../lists/include.ts';
import { toCustomer } from '../answers.ts';
import { assignContacts } from './assign.ts';
import { bulkContactUpdate, contactIds, contactsHistory, getGroupsByBusiness } from './contract.ts';
import { listGroups } from './groups.ts';
import { idsByEmployee, listCategories } from './history.ts';

/** Routes of the contacts screens (spec 2 §7). */
export const contactRoutes: Route[] = [
  route(contactsHistory, async ({ db, caller, query, now, files }) => {
    const { search, assigned_to, include, limit = 20 } = query;
    const filter = {
      search,
      assignedTo: assigned_to === undefined ? undefined : [assigned_to],
      unassigned: query.unassigned === '1',
    };
    const asked = {
      limit,
      withCursors: isIncluded(include, 'page'),
      withBalance: isIncluded(include, 'balance'),
    };
    const categories = await listCategories(db, caller, filter, asked, now);
    const assigned = new Set(categories.flatMap(({ rows }) => rows.flatMap((row) => row.assignedTo ?? [])));
    const staff = assigned.size === 0 ? [] : await listStaff(db, { ids: [...assigned] });
    const names = new Map(staff.map(({ id, firstName, lastName }) => [id, fullName(firstName, lastName)]));
    return {
      success: true,
      business_history: categories.map(({ name, rows }) =>
        Object.fromEntries([
          [
            name ?? formatMessage('contacts.noGroup'),
            rows.map((row) => ({
              ...toCustomer(row, { caller, files, now }),
              last_connected: row.lastSeenAt.toISOString(),
              emp_name: names.get(row.assignedTo ?? '') ?? null,
            })),
          ],
        ]),
      ),
      categories: categories.map(({ name, count, page }) => ({ name, count, ...(page && { page }) })),
    };
  }),

  route(contactIds, async ({ db, caller, query, now }) => {
    const { search, group, assigned_to } = query;
    const filter = {
      search,
      groups: group === undefined ? undefined : [group],
      ungrouped: query.ungrouped === '1',
      assignedTo: assigned_to === undefined ? undefined : [assigned_to],
      unassigned: query.unassigned === '1',
    };
    const groups = await idsByEmployee(db, caller, filter, now);
    return {
      success: true,
      data: [...groups].map(([emp_id, customer_ids]) => ({ emp_id, customer_ids })),
    };
  }),

  route(getGroupsByBusiness, async ({ db }) => ({ success: true, data: await listGroups(db) })),

  route(bulkContactUpdate, async ({ db, caller, body, now, request }) => {
    const { customer_ids: ids, emp_id = null, group } = body;
    const assignment = { employeeId: emp_id, group: group?.trim() || null };
    const updated = await assignContacts(db, caller, ids, assignment, now);
    request.log.info({ staff: caller.staffId, customers: updated, employee: emp_id }, 'contacts assigned');
    return { success: true, message: formatCount('contacts.assigned', updated), updated };
  }),
];
