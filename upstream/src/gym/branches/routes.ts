import { type BranchStatus, formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { branches, checkedBranch, refuseTooManyBranches, refuseUsedBranch } from './branches.ts';
import { addBranch, deleteBranch, getBranch, updateBranch } from './contract.ts';

const done = { success: true, status: true };

/** Branches of a gym (spec 3 §7). */
export const branchRoutes: Route[] = [
  route(getBranch, async ({ db }) => ({
    ...done,
    message: formatMessage('branches.fetched'),
    data: await branches.list(db),
  })),

  route(addBranch, async (call) => {
    const values = checkedBranch(call.body, 'ACTIVE');
    await refuseTooManyBranches(call.db);
    const data = await branches.add(call, values);
    return { ...done, message: formatMessage('branches.added'), data };
  }),

  route(updateBranch, async (call) => {
    const { db, params, body } = call;
    const before = await branches.find(db, params.id);
    // The table's check constraint guarantees the value.
    const values = checkedBranch(body, before.status as BranchStatus);
    const data = await branches.change(call, params.id, values, body.expected_version);
    return { ...done, message: formatMessage('branches.updated'), data };
  }),

  route(deleteBranch, async (call) => {
    const { db, params, query } = call;
    await refuseUsedBranch(db, params.id);
    await branches.remove(call, params.id, query.expected_version);
    return { ...done, message: formatMessage('branches.deleted') };
  }),
];
