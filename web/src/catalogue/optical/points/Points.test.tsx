import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { refusal } from '../testing.tsx';
import { PointsDialog } from './PointsDialog.tsx';

const assignment = (n: number) => ({
  __typename: 'PointsAssignment',
  id: `a${n}`,
  designation: { __typename: 'Designation', id: `d${n}`, name: `Level ${n}` },
  points: `${n}.5`,
});
const product = (count: number, choices = [{ __typename: 'Designation', id: 'd9', name: 'Seller' }]) => ({
  __typename: 'Product',
  id: 'p1',
  title: 'Switch',
  viewerCanAssignPoints: true,
  assignedPoints: {
    assignments: Array.from({ length: count }, (_, n) => assignment(n + 1)),
    choices,
  },
});

const open = (): AtRoute =>
  renderAt('/', [{ path: '/', element: <PointsDialog of="p1" onClose={() => undefined} /> }]);

async function opened(count: number): Promise<AtRoute> {
  const at = open();
  await answerWith(at.environment, 'PointsDialogQuery', { node: product(count) });
  await screen.findByText('Switch');
  return at;
}

test('five assignments stand on a page', async () => {
  const { user } = await opened(6);
  const list = screen.getByRole('list', { name: 'Assigned points' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(within(list).getByText('1.5 points')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /next/i }));
  expect(within(list).getByText('Level 6')).toBeDefined();
});

test('what is missing is told in the specified words; a second assignment at the designation', async () => {
  const { user, environment } = await opened(0);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Please select a designation!')).toBeDefined();
  expect(screen.getByText('Please enter points!')).toBeDefined();
  expect(waiting(environment, 'useWritePointsCreateMutation')).toBe(0);
  await user.selectOptions(screen.getByLabelText(/^Designation/), 'Seller');
  await user.type(screen.getByLabelText(/^Points/), '2.5');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const { key, ...input } = await sentInput(environment, 'useWritePointsCreateMutation');
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(input).toEqual({ product: 'p1', designation: 'd9', points: '2.5' });
  const taken = 'Product points for this designation already exist';
  await answerWith(environment, 'useWritePointsCreateMutation', {
    createProductPoints: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      message: taken,
      problems: [{ field: 'designation', message: taken }],
    },
  });
  expect(await screen.findByText(taken)).toBeDefined();
});

test('an assignment is changed in the same form', async () => {
  const { user, environment } = await opened(1);
  await user.click(screen.getByRole('button', { name: 'Change the points of Level 1' }));
  await user.clear(screen.getByLabelText(/^Points/));
  await user.type(screen.getByLabelText(/^Points/), '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sentInput(environment, 'useWritePointsUpdateMutation')).toMatchObject({
    assignment: 'a1',
    designation: 'd1',
    points: '4',
  });
  await answerWith(environment, 'useWritePointsUpdateMutation', {
    updateProductPoints: { __typename: 'ProductPointsSuccess', product: product(1) },
  });
  expect(await screen.findByText('Points saved')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Assign' })).toBeDefined();
});

test('removing asks first; a refusal is told', async () => {
  const { user, environment } = await opened(1);
  await user.click(screen.getByRole('button', { name: 'Remove the points of Level 1?' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await answerWith(environment, 'useWritePointsDeleteMutation', {
    deleteProductPoints: refusal('Failed to delete assignment.'),
  });
  expect(await screen.findByText('Failed to delete assignment.')).toBeDefined();
});

test('points that can not be loaded are told, with Retry', async () => {
  const { user, environment } = open();
  await fail(environment, 'PointsDialogQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load assigned points.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(environment, 'PointsDialogQuery', { node: product(0) });
  expect(await screen.findByText('No points assigned yet.')).toBeDefined();
});
