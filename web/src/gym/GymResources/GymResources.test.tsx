import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { exercise, openGymResources, POHA, STEAM, tenant, visitGymResources } from './testing.tsx';

const CREATE = 'useWriteGymResourcesCreateMutation';
const UPDATE = 'useWriteGymResourcesUpdateMutation';
const DELETE = 'useWriteGymResourcesDeleteMutation';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};
const many = (count: number) => Array.from({ length: count }, (_, n) => exercise(n + 11));

test('the three tabs show their own; ten a page, narrowed down by the search', async () => {
  const at = await openGymResources({ gymResources: [...many(12), POHA, STEAM] });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await at.user.click(await button('Next page'));
  expect(await screen.findByText('11–12 of 12')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'set 14' } });
  expect(await screen.findByText('1–1 of 1')).toBeDefined();

  await at.user.click(screen.getByRole('link', { name: 'Meals' }));
  const row = within(await screen.findByRole('row', { name: /Poha/ }));
  expect(row.getByText('Vegetarian · Breakfast')).toBeDefined();
  expect(row.getByText('1,270 kcal')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vegan' } });
  expect(await screen.findByText('No meals found')).toBeDefined();

  await at.user.click(screen.getByRole('link', { name: 'Facilities' }));
  expect(await screen.findByRole('row', { name: /Steam room/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Facilities' }).getAttribute('aria-current')).toBe('page');
});

test('nothing of a kind yet: the first step opens its form', async () => {
  const at = await openGymResources({ address: '?tab=facilities', gymResources: [POHA] });
  expect(await screen.findByText('No facilities found')).toBeDefined();
  const [, first] = await screen.findAllByRole('button', { name: /Add Facility/ });
  await at.user.click(first ?? document.body);
  expect(await screen.findByRole('complementary', { name: 'Add Facility' })).toBeDefined();
});

test('an exercise needs a name alone', async () => {
  const at = await openGymResources({ address: '?open=new' });
  await at.user.click(await button(/^Save/));
  expect(await screen.findByText('Name is required')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
  await type(/^Name/, 'Plank');
  await at.user.click(await button(/^Save/));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  expect(input).toEqual({ kind: 'EXERCISE', name: 'Plank', description: '' });
});

test('a meal needs name and type; its numbers are whole, and those left empty are 0', async () => {
  const at = await openGymResources({ address: '?tab=meals&open=new' });
  await type(/^kcal/, '2.5');
  await at.user.click(await button(/^Save/));
  expect(await screen.findAllByText('Name and Type are required')).toHaveLength(2);
  expect(await screen.findByText('A whole number from 0 to 5000.')).toBeDefined();
  await type(/^Name/, 'Poha');
  await type(/^Type/, 'Vegetarian');
  fireEvent.change(await screen.findByRole('combobox', { name: /^Time/ }), { target: { value: 'SNACK' } });
  await type(/^kcal/, '270');
  await type(/^Protein/, '6');
  await at.user.click(await button(/^Save/));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  expect(input).toEqual({
    kind: 'MEAL',
    name: 'Poha',
    description: '',
    meal: { type: 'Vegetarian', time: 'SNACK', calories: 270, protein: 6, carbs: 0, fat: 0 },
  });
  await answerWith(at.environment, CREATE, {
    createGymResource: { __typename: 'GymResourceSuccess', gymResource: POHA, tenant: tenant([POHA]) },
  });
  expect(await screen.findByText('Meal added')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/GymResources?tab=meals'));
});

test('a change is sent with the version that was seen; what was refused stands at its field', async () => {
  const at = await openGymResources({ address: '?tab=meals&open=r90' });
  await type(/^Type/, 'Vegan');
  await at.user.click(await button(/^Save/));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({
    gymResource: 'r90',
    kind: 'MEAL',
    expectedVersion: 'v1',
    meal: { type: 'Vegan', calories: 1_270 },
  });
  const message = 'There is a resource with this name already.';
  await answerWith(at.environment, UPDATE, {
    updateGymResource: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'RESOURCE_TAKEN',
      message: 'x',
      problems: [{ field: 'name', code: 'RESOURCE_TAKEN', rule: null, message, figures: [] }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(await screen.findByDisplayValue('Vegan')).toBeDefined();
});

test('a resource is deleted after a question', async () => {
  const at = await openGymResources({ address: '?open=r1' });
  await at.user.click(await button('Delete Exercise 1'));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ gymResource: 'r1', expectedVersion: 'v1' });
  await answerWith(at.environment, DELETE, {
    deleteGymResource: { __typename: 'DeleteGymResourceSuccess', tenant: tenant([exercise(2)]) },
  });
  expect(await screen.findByText('Exercise deleted')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/GymResources'));
});

test('who may only look sees a resource, and nothing to change it by', async () => {
  await openGymResources({
    address: '?open=r1',
    rights: { mayAdd: false, mayEdit: false, mayDelete: false },
  });
  expect(await screen.findByDisplayValue('Exercise 1')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Add|Save|Delete/ })).toBeNull();
});

test('resources that can not be fetched are told, with Retry', async () => {
  const at = visitGymResources();
  await fail(at.environment, 'GymResourcesQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to fetch resources.')).toBeDefined();
  expect(await button('Retry')).toBeDefined();
});

test('a resource that is not there any more is told', async () => {
  await openGymResources({ address: '?open=r9' });
  expect(await screen.findByText('This resource no longer exists.')).toBeDefined();
});

test('a phone gets a list', async () => {
  setWidth(360);
  await openGymResources({ address: '?tab=meals' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(await button(/Poha/)).toBeDefined();
});
