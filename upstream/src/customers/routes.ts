import { formatMessage } from '@galla/domain';
import { type Call, type Route, route } from '../http/route.ts';
import { add } from './add.ts';
import { changesOf, sinceOf } from '../lists/changes.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import { toCustomer } from './answers.ts';
import { addCustomer, customers, openCustomer } from './contract.ts';
import { detailRoutes } from './details/routes.ts';
import { familyRoutes } from './family/routes.ts';
import { limitRoutes } from './limit/routes.ts';
import { mergeRoutes } from './merge/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { openCustomer as open } from './opened.ts';
import { sentPicture } from './picture/replace.ts';
import { pictureRoutes } from './picture/routes.ts';
import { setConsent } from './privacy/consent.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { statusRoutes } from './status/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { contactSheetRoutes } from './sheets/routes.ts';
import { timelineRoutes } from './timeline/routes.ts';
import { listCustomers } from './list.ts';

/** A customer whom the caller just added or opened. */
async function readCustomer(call: Pick<Call, 'db' | 'caller' | 'files' | 'now'>, id: string) {
  const { db, caller, now } = call;
  const asked = { limit: 1, withBalance: true };
  const { rows } = await listCustomers(db, caller, { ids: [id] }, asked, now);
  const [row] = rows;
  if (!row) throw new Error('A customer just added or opened is not there for who did it');
  return toCustomer(row, call);
}

/** All routes of the customers slice (spec 2 §7). */
export const routes: Route[] = [
  ...detailRoutes,
  ...familyRoutes,
  ...limitRoutes,
  ...mergeRoutes,
  ...noteRoutes,
  ...pictureRoutes,
  ...privacyRoutes,
  ...statusRoutes,
  ...contactRoutes,
  ...contactSheetRoutes,
  ...timelineRoutes,

  route(customers, async ({ db, caller, query, now, files }) => {
    const { search, group, ids, walk_in, include } = query;
    const updatedSince = sinceOf(query.updated_since, now);
    const filter = {
      search,
      groups: query.groups?.split('\n') ?? (group ? [group] : undefined),
      ungrouped: query.ungrouped === '1',
      assignedTo: query.assigned_to?.split(','),
      unassigned: query.unassigned === '1',
      ids: ids?.split(','),
      walkIn: walk_in === '1',
      updatedSince,
    };
    const asked = {
      ...pageAsked(query, 20),
      ...(ids && { limit: 100 }),
      by: query.sort_by,
      direction: query.sort_order,
      withCount: isIncluded(include, 'count'),
      withBalance: isIncluded(include, 'balance'),
    };
    const { rows, page, total } = await listCustomers(db, caller, filter, asked, now);
    return {
      success: true,
      data: rows.map((row) => toCustomer(row, { caller, files, now })),
      ...(page && { page }),
      ...(total !== undefined && { total }),
      ...(isIncluded(include, 'changes') && { changes: await changesOf(db, 'CUSTOMER', updatedSince, now) }),
    };
  }),

  route(addCustomer, async (call) => {
    const { db, caller, body, now } = call;
    const picture = await sentPicture(call, body.profile_pic);
    const id = await add(call, body, picture);
    if (body.consent === 1) await setConsent({ db, caller, now }, id, true, 'COUNTER');
    const data = await readCustomer(call, id);
    return {
      success: true,
      message: formatMessage('customers.added', { name: data.name }),
      customer_id: id,
      data,
    };
  }),

  route(openCustomer, async (call) => {
    const { db, caller, body, now, request } = call;
    const id = await open(db, caller, body.mobile, now);
    request.log.info({ staff: caller.staffId, customer: id }, 'customer opened by mobile');
    return { success: true, customer_id: id, data: await readCustomer(call, id) };
  }),
];
