import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
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
    await workouts.remove(call, params.id, query.expected_version);
    await call.db.sql
      .updateTable('gymMember')
      .set({ workoutGroup: null })
      .where('tenantId', '=', call.db.tenantId)
      .where('workoutGroup', '=', params.id)
      .execute();
    return { ...done, message: formatMessage('workouts.deleted') };
  }),
];
