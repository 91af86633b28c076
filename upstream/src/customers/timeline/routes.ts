import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { sinceOf } from '../../lists/changes.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { isVisible } from '../store.ts';
import { timelineChanges } from './changes.ts';
import { customerTimeline } from './contract.ts';
import { listEntries, type TimelineKind } from './entries.ts';
import { loadRecords } from './load.ts';

/** Timeline of a customer, with entries of all kinds (spec 2 §2). */
export const timelineRoutes: Route[] = [
  route(customerTimeline, async ({ db, caller, query, now }) => {
    const { customer_id: customer } = query;
    if (!(await isVisible(db, caller, customer))) throw new Refused('NOT_FOUND');
    // The contract guarantees these kinds.
    const kinds = query.kinds?.split(',') as TimelineKind[] | undefined;
    const updatedSince = sinceOf(query.updated_since, now);
    const asked = { ...pageAsked(query, 20), kinds, updatedSince, direction: query.sort_order };
    const { rows, page } = await listEntries(db, caller, customer, asked);
    const records = await loadRecords(db, caller, rows);
    return {
      success: true,
      data: rows.flatMap(({ id, at }) => {
        const record = records.get(id);
        return record ? [{ ...record, at: at.toISOString() }] : [];
      }),
      ...(page && {
        page: { ...page, cursors: page.cursors.filter((_, at) => records.has(rows[at]?.id ?? '')) },
      }),
      ...(isIncluded(query.include, 'changes') && {
        changes: await timelineChanges(db, caller, kinds, updatedSince, now),
      }),
    };
  }),
];
