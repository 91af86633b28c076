import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { dietPlan, openDietPlans, tenant, visitDietPlans } from './testing.tsx';

const CREATE = 'useWriteDietPlansCreateMutation';
const UPDATE = 'useWriteDietPlansUpdateMutation';
const DELETE = 'useWriteDietPlansDeleteMutation';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const meal = async (name: string) => within(await screen.findByRole('region', { name }));
const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};
const many = (count: number) => Array.from({ length: count }, (_, n) => dietPlan(n + 11));

test('ten a page, with the calories of a day; the search narrows it down', async () => {
  const at = await openDietPlans({ dietPlans: many(12) });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  const row = within(screen.getByRole('row', { name: /Plan 11/ }));
  expect(row.getByText('1,250 kcal')).toBeDefined();
  expect(row.getByText('Maintenance · Ongoing')).toBeDefined();
  await at.user.click(await button('Next page'));
  expect(await screen.findByText('11–12 of 12')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'month 14' } });
  expect(await screen.findByText('1–1 of 1')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(await screen.findByText('No diet plans found')).toBeDefined();
});

test('plans of a category are chosen, and searched by its name', async () => {
  const at = await openDietPlans({ dietPlans: [dietPlan(1), dietPlan(2, { category: 'MUSCLE_GAIN' })] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'muscle' } });
  expect(await screen.findByText('1–1 of 1')).toBeDefined();
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Category of the plans' }), 'Weight Loss');
  expect(await screen.findByText('No diet plans found')).toBeDefined();
});

test('no plans yet: the first step opens the form', async () => {
  const at = await openDietPlans({ dietPlans: [] });
  const [, first] = await screen.findAllByRole('button', { name: /Add Diet Plan/ });
  await at.user.click(first ?? document.body);
  expect(await screen.findByRole('complementary', { name: 'Add Diet Plan' })).toBeDefined();
});

test('what is missing is told, and nothing is sent; a meal of the gym brings its calories', async () => {
  const at = await openDietPlans({ address: '?open=new' });
  await at.user.click((await meal('Lunch')).getByRole('button', { name: 'Item' }));
  await at.user.click(await button(/^Save/));
  for (const text of [
    'Please input diet plan name',
    'Please input description',
    'Name is required',
    'Calories are whole numbers from 0 to 5000.',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
  const meals = [
    {
      __typename: 'GymResource',
      id: 'r1',
      name: 'Moong dal chilla, 2',
      meal: { __typename: 'GymMeal', calories: 220 },
    },
  ];
  await answerWith(at.environment, 'useResourcesQuery', {
    viewer: { tenant: { __typename: 'Tenant', id: 't1', gymResources: meals } },
  });
  const item = screen.getByRole('combobox', { name: /^Item/ });
  fireEvent.change(item, { target: { value: 'Moong dal chilla, 2' } });
  const kcal = screen.getByRole<HTMLInputElement>('textbox', { name: /^kcal/ });
  expect(kcal.value).toBe('220');
  fireEvent.change(item, { target: { value: 'Moong dal chilla, 3' } });
  expect(kcal.value).toBe('220');
});

test('a plan is added; each meal and the day add up while one types', async () => {
  const at = await openDietPlans({ address: '?open=new' });
  await type(/^Name/, 'Lean start');
  await type(/^Description/, 'Home food');
  const snacks = await meal('Snacks');
  await at.user.click(snacks.getByRole('button', { name: 'Item' }));
  fireEvent.change(screen.getByRole('combobox', { name: /^Item/ }), { target: { value: 'Guava, 1' } });
  await type(/^kcal/, '70');
  expect(snacks.getByText('70 kcal')).toBeDefined();
  expect(screen.getAllByText('70 kcal')).toHaveLength(2);
  const bar = screen.getByRole('progressbar', { name: 'Snacks, share of the day' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['70', '70']);
  await at.user.click(await button(/^Save/));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  expect(input).toEqual({
    name: 'Lean start',
    category: 'WEIGHT_LOSS',
    description: 'Home food',
    duration: 'FOUR_WEEKS',
    meals: { breakfast: [], lunch: [], snacks: [{ name: 'Guava, 1', calories: 70 }], dinner: [] },
  });
  const added = dietPlan(3, { name: 'Lean start' });
  await answerWith(at.environment, CREATE, {
    createDietPlan: { __typename: 'DietPlanSuccess', dietPlan: added, tenant: tenant([dietPlan(1), added]) },
  });
  expect(await screen.findByText('Diet plan added')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Dietplans'));
});

test('a change is sent with the version that was seen; what was refused stands at its field', async () => {
  const at = await openDietPlans({ address: '?open=d1' });
  const [first] = await screen.findAllByRole('button', { name: 'Remove the item' });
  await at.user.click(first ?? document.body);
  await at.user.click(await button(/^Save/));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({
    dietPlan: 'd1',
    expectedVersion: 'v1',
    meals: { breakfast: [{ name: 'Tea', calories: 50 }] },
  });
  const message = 'There is a diet plan with this name already.';
  await answerWith(at.environment, UPDATE, {
    updateDietPlan: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'DIET_TAKEN',
      message: 'x',
      problems: [{ field: 'name', code: 'DIET_TAKEN', rule: null, message, figures: [] }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByDisplayValue('Poha')).toBeNull();
});

test('a plan is deleted after a question', async () => {
  const at = await openDietPlans({ address: '?open=d1' });
  await at.user.click(await button('Delete Plan 1'));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ dietPlan: 'd1', expectedVersion: 'v1' });
  await answerWith(at.environment, DELETE, {
    deleteDietPlan: { __typename: 'DeleteDietPlanSuccess', tenant: tenant([dietPlan(2)]) },
  });
  expect(await screen.findByText('Diet plan deleted')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Dietplans'));
});

test('who may only look sees the meals, and nothing to change them by', async () => {
  await openDietPlans({
    address: '?open=d1',
    rights: { mayAdd: false, mayEdit: false, mayDelete: false },
  });
  expect(await screen.findByDisplayValue('Poha')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Add|Save|Delete|Item|Remove/ })).toBeNull();
});

test('plans that can not be fetched are told, with Retry', async () => {
  const at = visitDietPlans();
  await fail(at.environment, 'DietPlansQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to fetch diet plans.')).toBeDefined();
  expect(await button('Retry')).toBeDefined();
});

test('a plan that is not there any more is told', async () => {
  await openDietPlans({ address: '?open=d9' });
  expect(await screen.findByText('This diet plan no longer exists.')).toBeDefined();
});

test('a phone gets a list', async () => {
  setWidth(360);
  await openDietPlans();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await button(/Plan 1/)).toBeDefined();
});
