import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentInput } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth, turnTo } from '../../testing/setWidth.ts';
import { exercise, openWorkouts, workout } from './testing.tsx';

const UPDATE = 'useWriteWorkoutsUpdateMutation';
const names = (...all: string[]) => all.map((name) => ({ name }));
const week = () => within(screen.getByRole('region', { name: 'Weekly plan' }));
const card = (name: string) => week().findByRole('button', { name: new RegExp(`^${name}`) });
const exercises = () => screen.getAllByRole('combobox', { name: /^Exercise/ });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Saves, and returns the submitted week. */
async function saved(at: AtRoute) {
  await at.user.click(await button(/^Save/));
  return (await sentInput(at.environment, UPDATE))['week'];
}

/** A workout with a second category on Monday, and one on Tuesday. */
const full = () => {
  const plain = workout(1);
  const cardio = { category: 'CARDIO', exercises: [exercise('Rowing')] };
  const week = { ...plain.week, monday: [...plain.week.monday, cardio], tuesday: [cardio] };
  return openWorkouts({ address: '?open=w1', workouts: [{ ...plain, week }] });
};

test('the whole week is in sight; arrows walk it, and Enter edits what has the focus', async () => {
  const at = await full();
  (await week().findByRole('button', { name: /^Mon/ })).focus();
  await at.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(await card('Plank'));
  // Tuesday has an exercise at the same height.
  await at.user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toMatch(/^Rowing/);
  await at.user.keyboard('{Enter}');
  const tuesday = await screen.findByRole('region', { name: 'Tuesday' });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(tuesday).getByRole('combobox', { name: /^Exercise/ })),
  );
  // One exercise more on a day that is not edited.
  await at.user.click(await button('Exercise, Wednesday'));
  const wednesday = within(await screen.findByRole('region', { name: 'Wednesday' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(wednesday.getByRole('combobox', { name: /^Exercise/ })),
  );
});

test('Ctrl and Shift with an arrow move an exercise: on, to the next category, to another day; the focus goes along', async () => {
  const at = await full();
  (await card('Twist')).focus();
  await at.user.keyboard('{Control>}{Shift>}{ArrowUp}{ArrowDown}{ArrowDown}{/Shift}{/Control}');
  expect(await screen.findByText('Twist: Monday, Cardio, 1 of 2')).toBeDefined();
  expect(document.activeElement).toBe(await card('Twist'));
  await at.user.keyboard('{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}');
  expect(await screen.findByText('Twist: Wednesday, Cardio, 1 of 1')).toBeDefined();
  expect(document.activeElement).toBe(await card('Twist'));
  expect(await saved(at)).toMatchObject({
    monday: [{ exercises: names('Plank', 'Crunch') }, { exercises: names('Rowing') }],
    tuesday: [{ exercises: names('Rowing') }],
    wednesday: [{ category: 'CARDIO', exercises: names('Twist') }],
  });
});

test('a category is moved by the keyboard, too', async () => {
  const at = await full();
  (await card('Core')).focus();
  await at.user.keyboard('{Control>}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{/Control}');
  expect(await screen.findByText('Core: Tuesday, 2 of 2')).toBeDefined();
  expect(await saved(at)).toMatchObject({
    monday: [{ category: 'CARDIO' }],
    tuesday: [{ category: 'CARDIO' }, { category: 'CORE', exercises: names('Plank', 'Crunch', 'Twist') }],
  });
});

test('by its menu an exercise is moved on, and keeps the focus', async () => {
  const at = await full();
  await at.user.click(await button('Move Crunch'));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(async () => expect(document.activeElement).toBe(await button('Move Crunch')));
  expect(await saved(at)).toMatchObject({ monday: [{ exercises: names('Crunch', 'Plank', 'Twist') }, {}] });
});

test('“Move to” takes day, category and place; undone, all is as before, with what was typed since', async () => {
  const at = await full();
  await at.user.click(await button('Move Plank'));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  const asked = await screen.findByRole('dialog', { name: 'Move Plank' });
  await hasFocus(asked);
  const dialog = within(asked);
  const field = (name: string) => dialog.getByRole('combobox', { name });
  await at.user.selectOptions(field('Day'), 'Tuesday');
  expect(field('Category')).toHaveProperty('value', '1');
  await at.user.selectOptions(field('Category'), 'Cardio');
  await at.user.selectOptions(field('Place'), 'First');
  await at.user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Plank moved to Tuesday')).toBeDefined();
  // The target day is edited now.
  const tuesday = within(await screen.findByRole('region', { name: 'Tuesday' }));
  expect(tuesday.getAllByRole('button', { name: /^Move/ }).map((one) => one.title)).toEqual([
    'Move Cardio',
    'Move Plank',
    'Move Rowing',
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(tuesday.getByRole('button', { name: 'Move Plank' })),
  );
  const [sets] = tuesday.getAllByRole('textbox', { name: /^Sets/ });
  await at.user.type(sets ?? document.body, '0');
  await at.user.click(await button('Undo'));
  expect(await saved(at)).toMatchObject({
    monday: [{ exercises: [{ name: 'Plank', sets: '3 × 100' }, ...names('Crunch', 'Twist')] }, {}],
    tuesday: [{ exercises: names('Rowing') }],
  });
});

test('what was removed comes back, also after what came later', async () => {
  const at = await full();
  const [first] = await screen.findAllByRole('button', { name: 'Remove the exercise' });
  await at.user.click(first ?? document.body);
  expect(await screen.findByText('Plank removed')).toBeDefined();
  const [category] = await screen.findAllByRole('button', { name: 'Remove the category' });
  await at.user.click(category ?? document.body);
  const toast = (await screen.findByText('Plank removed')).closest('[role=status]') ?? document.body;
  await at.user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/removed$/)).toBeNull());
  expect(await saved(at)).toMatchObject({
    monday: [{ category: 'CORE', exercises: names('Plank', 'Crunch', 'Twist') }, { category: 'CARDIO' }],
  });
});

test('Enter goes on to the next exercise, and begins one behind the last; a day of rest has none', async () => {
  const at = await full();
  exercises()[1]?.focus();
  await at.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(exercises()[2]);
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(exercises()[3]));
  // An unnamed exercise does not get another one after it.
  await at.user.keyboard('{Enter}');
  expect(exercises()).toHaveLength(5);
  const [category] = screen.getAllByRole('combobox', { name: /^Category/ });
  await at.user.selectOptions(category ?? document.body, 'Rest Day');
  expect(exercises()).toHaveLength(4);
});

test('on a phone the days stand below each other, the chosen one to be edited; a turned tablet loses nothing', async () => {
  setWidth(360);
  const at = await full();
  await at.user.click(await week().findByRole('button', { name: /^Tuesday/ }));
  const edited = await week().findByRole('region', { name: 'Tuesday' });
  const [sets] = within(edited).getAllByRole('textbox', { name: /^Sets/ });
  await at.user.type(sets ?? document.body, '0');
  turnTo(1366);
  expect(await screen.findByDisplayValue('3 × 100')).toBeDefined();
  expect(await screen.findByRole('complementary', { name: 'Day' })).toBeDefined();
});
