import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { openWorkouts, tenant, visitWorkouts, workout } from './testing.tsx';

const CREATE = 'useWriteWorkoutsCreateMutation';
const UPDATE = 'useWriteWorkoutsUpdateMutation';
const DELETE = 'useWriteWorkoutsDeleteMutation';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};
const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
/** Copies the day being edited. */
const copyTo = async (at: AtRoute, name: string): Promise<void> => {
  await at.user.click(await button('Copy day'));
  const dialog = within(await screen.findByRole('dialog'));
  await at.user.click(dialog.getByRole('checkbox', { name }));
  await at.user.click(dialog.getByRole('button', { name: 'Copy' }));
};
const many = (count: number) => Array.from({ length: count }, (_, n) => workout(n + 11));

test('ten a page, with days, exercises and minutes of the week; the search narrows it down', async () => {
  const at = await openWorkouts({ workouts: many(12) });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  const row = screen.getByRole('row', { name: /Workout 11/ });
  expect(within(row).getByText('1 day')).toBeDefined();
  expect(within(row).getByText('3 exercises · 60 min')).toBeDefined();
  await at.user.click(await button('Next page'));
  expect(await screen.findByText('11–12 of 12')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'month 14' } });
  expect(await screen.findByText('1–1 of 1')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(await screen.findByText('No workouts found')).toBeDefined();
});

test('no workouts yet: the first step opens the form', async () => {
  const at = await openWorkouts({ workouts: [] });
  const [, first] = await screen.findAllByRole('button', { name: /Add Workout/ });
  await at.user.click(first ?? document.body);
  expect(await screen.findByRole('form', { name: 'Add Workout' })).toBeDefined();
});

test('what is missing is told in the words of the specification, on its day, and nothing is sent', async () => {
  const at = await openWorkouts({ address: '?open=new' });
  await at.user.click(await day('Tue'));
  await at.user.click(await button('Category'));
  await at.user.click(await day('Mon'));
  await at.user.click(await button(/^Save/));
  for (const text of [
    'Please enter a program name',
    'Please add a description',
    'Category is required',
    'Name required',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  expect((await day('Tue')).getAttribute('aria-expanded')).toBe('true');
  expect(waiting(at.environment, CREATE)).toBe(0);
});

test('a workout is added with a category and an exercise, a day of it copied', async () => {
  const at = await openWorkouts({ address: '?open=new' });
  await type(/^Name/, 'Push and pull');
  await type(/^Description/, 'For the third month');
  await at.user.click(await button('Category'));
  await at.user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'CORE');
  fireEvent.change(screen.getByRole('combobox', { name: /^Exercise/ }), { target: { value: 'Plank' } });
  await type(/^Sets/, '3 × 45 s');
  await at.user.click(screen.getByRole('radio', { name: 'Hard' }));
  await copyTo(at, 'Friday');
  expect(await screen.findByText('Monday copied to Friday')).toBeDefined();
  await at.user.click(await button(/^Save/));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  const core = [
    {
      category: 'CORE',
      exercises: [{ name: 'Plank', sets: '3 × 45 s', duration: '', difficulty: 'HARD' }],
    },
  ];
  expect(input).toMatchObject({ name: 'Push and pull', week: { monday: core, tuesday: [], friday: core } });
  const added = workout(3, { name: 'Push and pull' });
  await answerWith(at.environment, CREATE, {
    createWorkout: { __typename: 'WorkoutSuccess', workout: added, tenant: tenant([workout(1), added]) },
  });
  expect(await screen.findByText('Workout added')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Workouts'));
  expect(await screen.findByRole('row', { name: /Push and pull/ })).toBeDefined();
});

test('copying a day is undone, and an exercise is taken away', async () => {
  const at = await openWorkouts({ address: '?open=w1' });
  await copyTo(at, 'Sunday');
  await at.user.click(await button('Undo'));
  const [first] = await screen.findAllByRole('button', { name: 'Remove the exercise' });
  await at.user.click(first ?? document.body);
  await at.user.click(await button(/^Save/));
  const input = await sentInput(at.environment, UPDATE);
  expect(input).toMatchObject({
    workout: 'w1',
    expectedVersion: 'v1',
    week: {
      monday: [{ exercises: [{ name: 'Crunch' }, { name: 'Twist' }] }],
      sunday: [{ category: 'REST_DAY' }],
    },
  });
});

test('what was refused leaves what was typed; a failure says so and keeps it, too', async () => {
  const at = await openWorkouts({ address: '?open=w1' });
  await type(/^Name/, 'Workout 2');
  await at.user.click(await button(/^Save/));
  const message = 'There is a workout with this name already.';
  await answerWith(at.environment, UPDATE, {
    updateWorkout: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'WORKOUT_TAKEN',
      message: 'x',
      problems: [{ field: 'name', code: 'WORKOUT_TAKEN', rule: null, message, figures: [] }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByDisplayValue('Workout 2')).toBeDefined();
});

test('who may only look sees the week, and nothing to change it by', async () => {
  await openWorkouts({
    address: '?open=w1',
    rights: { mayAdd: false, mayEdit: false, mayDelete: false },
  });
  expect(await screen.findByDisplayValue('Plank')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Add Workout|Save|Delete|Category|Remove/ })).toBeNull();
});

test('workouts that can not be fetched are told, with Retry', async () => {
  const at = visitWorkouts();
  await fail(at.environment, 'WorkoutsQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to fetch workouts.')).toBeDefined();
  expect(await button('Retry')).toBeDefined();
});

test('a workout that is not there any more is told', async () => {
  await openWorkouts({ address: '?open=w9' });
  expect(await screen.findByText('This workout no longer exists.')).toBeDefined();
});

test('a phone gets a list', async () => {
  setWidth(360);
  await openWorkouts();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await button(/Workout 1/)).toBeDefined();
});

test('the exercises of the gym are offered; a workout is deleted after a question', async () => {
  const at = await openWorkouts({ address: '?open=w1' });
  await answerWith(at.environment, 'useResourcesQuery', {
    viewer: {
      tenant: {
        __typename: 'Tenant',
        id: 't1',
        gymResources: [{ __typename: 'GymResource', id: 'r1', name: 'Burpee', meal: null }],
      },
    },
  });
  const [name] = await screen.findAllByRole<HTMLInputElement>('combobox', { name: /^Exercise/ });
  const offered = document.getElementById(name?.getAttribute('list') ?? '');
  expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['Burpee']);
  await at.user.click(await button('Delete Workout 1'));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ workout: 'w1', expectedVersion: 'v1' });
  await answerWith(at.environment, DELETE, {
    deleteWorkout: { __typename: 'DeleteWorkoutSuccess', tenant: tenant([workout(2)]) },
  });
  expect(await screen.findByText('Workout deleted')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Workouts'));
});
