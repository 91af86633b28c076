import { EMPTY_WEEK } from '@galla/domain';
import { expect, test } from 'vitest';
import type { Week } from '../../entries.ts';
import { move, type Place } from '../places.ts';
import { landing, type Over, type Side } from './landing.ts';

const exercise = (name: string) => ({ name, sets: '', duration: '', difficulty: 'MODERATE' as const });
const WEEK: Week = {
  ...EMPTY_WEEK,
  monday: [
    { category: 'CORE', exercises: ['a', 'b', 'c'].map(exercise) },
    { category: 'CARDIO', exercises: [exercise('d')] },
  ],
  friday: [{ category: 'CORE', exercises: [exercise('e')] }],
};
const MONDAY = { day: 'monday', part: 0 } as const;

/** The days as "category exercises" after a drop. */
function dropped(from: Place, over: Over, side: Side): string[] {
  const to = landing(WEEK, from, over, side);
  const week = to ? move(WEEK, from, to).week : WEEK;
  return [week.monday, week.friday, week.sunday].map((parts) =>
    parts.map((part) => `${part.category} ${part.exercises.map(({ name }) => name).join('')}`).join(', '),
  );
}

const a: Place = { ...MONDAY, exercise: 0 };

test.each<[string, Over, Side, string[]]>([
  [
    'before the one behind it: nowhere else',
    { ...MONDAY, exercise: 1 },
    'before',
    ['CORE abc, CARDIO d', 'CORE e', ''],
  ],
  ['after the one behind it', { ...MONDAY, exercise: 1 }, 'after', ['CORE bac, CARDIO d', 'CORE e', '']],
  ['after the last one', { ...MONDAY, exercise: 2 }, 'after', ['CORE bca, CARDIO d', 'CORE e', '']],
  ['on itself', { ...MONDAY, exercise: 0 }, 'after', ['CORE abc, CARDIO d', 'CORE e', '']],
  ['on its category: last', MONDAY, 'before', ['CORE bca, CARDIO d', 'CORE e', '']],
  ['on another category: last', { day: 'monday', part: 1 }, 'before', ['CORE bc, CARDIO da', 'CORE e', '']],
  [
    'before one of another day',
    { day: 'friday', part: 0, exercise: 0 },
    'before',
    ['CORE bc, CARDIO d', 'CORE ae', ''],
  ],
  ['on a day with its category', { day: 'friday' }, 'after', ['CORE bc, CARDIO d', 'CORE ea', '']],
  ['on a day without it', { day: 'sunday' }, 'after', ['CORE bc, CARDIO d', 'CORE e', 'CORE a']],
])('an exercise dropped %s', (_, over, side, days) => {
  expect(dropped(a, over, side)).toEqual(days);
});

test.each<[string, Over, Side, string[]]>([
  ['after the one behind it', { day: 'monday', part: 1 }, 'after', ['CARDIO d, CORE abc', 'CORE e', '']],
  ['before one of another day', { day: 'friday', part: 0 }, 'before', ['CARDIO d', 'CORE abc, CORE e', '']],
  ['on a day: last', { day: 'friday' }, 'before', ['CARDIO d', 'CORE e, CORE abc', '']],
])('a category dropped %s', (_, over, side, days) => {
  expect(dropped(MONDAY, over, side)).toEqual(days);
});
