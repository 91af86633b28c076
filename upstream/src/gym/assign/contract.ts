import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id } from '../../http/schemas.ts';
import { DietPlan } from '../diets/contract.ts';
import { Workout } from '../workouts/contract.ts';

/** Workouts and diet plans followed by members (ADR 75). The specification names no calls. */

/** Maximum number of members per call. */
const Members = Type.Array(Id, { maxItems: 200, uniqueItems: true });

const followers = {
  /** Members who follow it from now on, instead of any other. */
  add: Members,
  /** Members who no longer follow it; those who meanwhile follow another one are left out. */
  remove: Members,
};

export const assignWorkout = endpoint({
  method: 'POST',
  path: '/gym/assign_workout',
  summary: 'Sets which members follow a workout from now on, and which no longer do',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: { workout: Id, ...followers },
  answer: Type.Object({ ...acknowledged, data: Workout }),
});

export const assignDiet = endpoint({
  method: 'POST',
  path: '/gym/assign_diet',
  summary: 'Sets which members follow a diet plan from now on, and which no longer do',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: { diet_plan: Id, ...followers },
  answer: Type.Object({ ...acknowledged, data: DietPlan }),
});
