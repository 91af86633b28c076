import { DIFFICULTIES, FLAGS, type Right, WEEK_DAYS, WORKOUT_CATEGORIES } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** Workouts of a gym (spec 3 §3, §7). ADR 20 maps the specification's names to paths. */

/** The rights that include workouts: those to workouts and to members. */
const READ_WORKOUTS: readonly Right[] = (['workouts', 'members'] as const).flatMap((menu) =>
  FLAGS.map((flag): Right => `${menu}:${flag}`),
);

const days = Object.values(WEEK_DAYS);

const Exercise = Type.Object({
  name: Type.String(),
  /** Text such as "3 × 10". */
  sets: Type.String(),
  /** Text such as "20 min". */
  duration: Type.String(),
  difficulty: Type.Enum(Object.values(DIFFICULTIES)),
});

const Part = Type.Object({
  category: Type.Enum(Object.values(WORKOUT_CATEGORIES)),
  exercises: Type.Array(Exercise),
});

export const Workout = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  /** Every day; an empty list without exercises. */
  weekly_plan: Type.Object(
    Object.fromEntries(days.map((day) => [day, Type.Array(Part)])) as Record<
      (typeof days)[number],
      Type.TArray<typeof Part>
    >,
  ),
  /** Number of members who follow it. */
  members_count: Type.Integer({ minimum: 0 }),
  ...version,
});

/** The category is one of seven, in any case; others are refused at the field. */
const PartIn = Type.Object(
  {
    category: Type.Optional(Text(40)),
    exercises: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: Type.Optional(Text(200)),
            sets: Type.Optional(Text(200)),
            duration: Type.Optional(Text(200)),
            /** Default Moderate. */
            difficulty: Type.Optional(Type.Enum(Object.values(DIFFICULTIES))),
          },
          { additionalProperties: false },
        ),
        { maxItems: 1_000 },
      ),
    ),
  },
  { additionalProperties: false },
);

const entries = {
  name: Text(200),
  description: Text(2_000),
  /** By day, Mon to Sun; missing days are empty. At most 50 exercises per day. */
  weekly_plan: Type.Optional(
    Type.Record(Type.String({ maxLength: 20 }), Type.Array(PartIn, { maxItems: 100 })),
  ),
};

export const fetchWorkout = endpoint({
  method: 'GET',
  path: '/gym/fetch_workout',
  summary: 'Lists the workouts of a gym by name, each with its week',
  tenant: 'query',
  rights: READ_WORKOUTS,
  repeat: 'safe',
  answer: Type.Object({ ...acknowledged, data: Type.Array(Workout) }),
});

export const addWorkout = endpoint({
  method: 'POST',
  path: '/gym/add_workout',
  summary: 'Adds a workout; fails with WORKOUT_TAKEN if the name exists',
  tenant: 'query',
  rights: ['workouts:create'],
  repeat: 'keyed',
  body: entries,
  answer: Type.Object({ ...acknowledged, data: Workout }),
});

export const updateWorkout = endpoint({
  method: 'POST',
  path: '/gym/update_workout/:id',
  summary: 'Changes a workout and replaces its whole week',
  tenant: 'query',
  rights: ['workouts:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...entries, ...expectedVersion },
  answer: Type.Object({ ...acknowledged, data: Workout }),
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/gym/delete_workout/:id',
  summary: 'Deletes a workout; its name is kept with the members who followed it',
  tenant: 'query',
  rights: ['workouts:delete'],
  repeat: 'keyed',
  params: { id: Id },
  query: expectedVersion,
  answer: Type.Object(acknowledged),
});
