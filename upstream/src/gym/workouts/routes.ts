import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { unassign } from '../assign/followed.ts';
import { addWorkout, deleteWorkout, fetchWorkout, updateWorkout } from './contract.ts';
import { checkedWorkout, refuseTooManyWorkouts, workouts } from './workouts.ts';

const done = { success: true, status: true };

/** Workouts of a gym (spec 3 §7). */
export const workoutRoutes: Route[] = [
  route(fetchWorkout, async ({ db }) => ({
    ...done,
    message: formatMessage('workouts.fetched'),
    data: await workouts.list(db),
  })),

  route(addWorkout, async (call) => {
    const values = checkedWorkout(call.body);
    await refuseTooManyWorkouts(call.db);
    const data = await workouts.add(call, values);
    return { ...done, message: formatMessage('workouts.added'), data };
  }),

  route(updateWorkout, async (call) => {
    const { params, body } = call;
    const data = await workouts.change(call, params.id, checkedWorkout(body), body.expected_version);
    return { ...done, message: formatMessage('workouts.updated'), data };
  }),

  route(deleteWorkout, async (call) => {
    const { params, query } = call;
    await unassign(call, 'workout', await workouts.find(call.db, params.id));
    await workouts.remove(call, params.id, query.expected_version);
    return { ...done, message: formatMessage('workouts.deleted') };
  }),
];
