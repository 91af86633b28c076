import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { diets } from '../diets/diets.ts';
import { workouts } from '../workouts/workouts.ts';
import { assignDiet, assignWorkout } from './contract.ts';
import { assign } from './followed.ts';

const done = { success: true, status: true };

/** Who follows which workout and diet plan (ADR 75). */
export const assignRoutes: Route[] = [
  route(assignWorkout, async (call) => {
    const { workout: id, add, remove } = call.body;
    await assign(call, 'workout', { id, add, remove });
    return { ...done, message: formatMessage('assign.saved'), data: await workouts.one(call.db, id) };
  }),

  route(assignDiet, async (call) => {
    const { diet_plan: id, add, remove } = call.body;
    await assign(call, 'dietPlan', { id, add, remove });
    return { ...done, message: formatMessage('assign.saved'), data: await diets.one(call.db, id) };
  }),
];
