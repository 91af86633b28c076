import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { addPlan, getPlan, updatePlan } from './contract.ts';
import { checkedPlan, keepDurations, plans, refuseTooManyPlans } from './plans.ts';

const done = { success: true, status: true };

/** A gym's own plans. */
export const planRoutes: Route[] = [
  route(getPlan, async ({ db }) => ({
    ...done,
    message: formatMessage('members.plansFetched'),
    data: await plans.list(db),
  })),

  route(addPlan, async (call) => {
    const { db, now, body } = call;
    const { plan, durations } = checkedPlan(body);
    await refuseTooManyPlans(db);
    const { id } = await plans.add(call, { joiningFee: '0.00', freezeDays: 0, ...plan });
    await keepDurations(db, id, durations, now);
    const [data] = await plans.list(db, { id });
    if (!data) throw new Error('A plan that was just added is not there');
    return { ...done, message: formatMessage('members.planAdded'), data };
  }),

  route(updatePlan, async (call) => {
    const { db, now, params, body } = call;
    const { plan, durations } = checkedPlan(body);
    await plans.change(call, params.id, plan, body.expected_version);
    await keepDurations(db, params.id, durations, now);
    const [data] = await plans.list(db, { id: params.id });
    if (!data) throw new Error('A plan that was just changed is not there');
    return { ...done, message: formatMessage('members.planUpdated'), data };
  }),
];
