import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { unassign } from '../assign/followed.ts';
import { addDiet, deleteDiet, fetchDiet, updateDiet } from './contract.ts';
import { checkedDiet, refuseTooManyDiets, diets } from './diets.ts';

const done = { success: true, status: true };

/** Diet plans of a gym (spec 3 §3). */
export const dietRoutes: Route[] = [
  route(fetchDiet, async ({ db }) => ({
    ...done,
    message: formatMessage('diets.fetched'),
    data: await diets.list(db),
  })),

  route(addDiet, async (call) => {
    const values = checkedDiet(call.body);
    await refuseTooManyDiets(call.db);
    const data = await diets.add(call, values);
    return { ...done, message: formatMessage('diets.added'), data };
  }),

  route(updateDiet, async (call) => {
    const { params, body } = call;
    const data = await diets.change(call, params.id, checkedDiet(body), body.expected_version);
    return { ...done, message: formatMessage('diets.updated'), data };
  }),

  route(deleteDiet, async (call) => {
    const { params, query } = call;
    await unassign(call, 'dietPlan', await diets.find(call.db, params.id));
    await diets.remove(call, params.id, query.expected_version);
    return { ...done, message: formatMessage('diets.deleted') };
  }),
];
