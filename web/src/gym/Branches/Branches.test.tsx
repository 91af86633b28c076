import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { branch, openBranches, tenant, visitBranches } from './testing.tsx';

const CREATE = 'useWriteBranchesCreateMutation';
const UPDATE = 'useWriteBranchesUpdateMutation';
const DELETE = 'useWriteBranchesDeleteMutation';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};
const fill = async (): Promise<void> => {
  await type(/^Name/, 'Kothrud');
  await type(/^Address/, 'Karve Road');
  await type(/^Phone/, '020 2546 1187');
  await type(/^Email/, 'kothrud@irontemple.in');
  await type(/^Manager/, 'Rohan Kulkarni');
  await type(/^Opening hours/, '5:30 – 22:30');
};
const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    branch(n + 1, { name: `Branch ${String(n + 1).padStart(2, '0')}` }),
  );

test('ten a page, with facilities, members and status', async () => {
  const at = await openBranches({ branches: many(12) });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('1–10 of 12')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /Branch 01/ })).getByText('Steam')).toBeDefined();
  await at.user.click(await button('Next page'));
  expect(await screen.findByText('11–12 of 12')).toBeDefined();
});

test('search and status narrow the list down, also when nothing is left', async () => {
  const at = await openBranches();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'manager 2' } });
  await waitFor(() => expect(screen.queryByText('Branch 1')).toBeNull());
  expect(screen.getByText('Branch 2')).toBeDefined();
  await at.user.selectOptions(screen.getByLabelText('Status', { selector: 'select' }), 'INACTIVE');
  expect(await screen.findByText('No branches found')).toBeDefined();
  await at.user.click(await button('Clear filters'));
  expect(await screen.findByText('Branch 1')).toBeDefined();
});

test('no branches yet: the first step opens the form', async () => {
  const at = await openBranches({ branches: [] });
  expect(screen.getByText('No branches found')).toBeDefined();
  const [, first] = await screen.findAllByRole('button', { name: /Add Branch/ });
  await at.user.click(first ?? document.body);
  expect(await screen.findByRole('complementary', { name: 'Add Branch' })).toBeDefined();
});

test('every field that is needed is told, and nothing is sent', async () => {
  const at = await openBranches({ address: '?open=new' });
  await at.user.click(await button(/^Save/));
  for (const text of [
    'Please enter the name',
    'Please enter the address',
    'Please enter the phone number',
    'Please enter the email address',
    'Please enter the manager',
    'Please enter the opening hours',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  await fill();
  await type(/^Email/, 'kothrud');
  await at.user.click(await button(/^Save/));
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
});

test('a branch is added with all its facilities; a failure is told, and nothing typed is lost', async () => {
  const at = await openBranches({ address: '?open=new' });
  await fill();
  fireEvent.change(screen.getByRole('combobox', { name: /^Facilities/ }), {
    target: { value: 'Steam, Cardio floor, Café' },
  });
  expect(await button('Remove Cardio floor')).toBeDefined();
  await at.user.click(await button('Remove Steam'));
  await at.user.click(screen.getByRole('radio', { name: 'Maintenance' }));
  await at.user.click(await button(/^Save/));
  const { key: _, ...input } = await sentInput(at.environment, CREATE);
  expect(input).toEqual({
    name: 'Kothrud',
    address: 'Karve Road',
    phone: '020 2546 1187',
    email: 'kothrud@irontemple.in',
    manager: 'Rohan Kulkarni',
    openingHours: '5:30 – 22:30',
    facilities: ['Cardio floor', 'Café'],
    status: 'MAINTENANCE',
  });
  await fail(at.environment, CREATE, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Failed to add branch.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Kothrud');
  await at.user.click(await button(/^Save/));
  const added = branch(3, { name: 'Kothrud' });
  await answerWith(at.environment, CREATE, {
    createBranch: { __typename: 'BranchSuccess', branch: added, tenant: tenant([branch(1), added]) },
  });
  expect(await screen.findByText('Branch added')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Branches'));
  expect(await screen.findByRole('row', { name: /Kothrud/ })).toBeDefined();
});

test('Backspace takes the last facility back, Enter ends one', async () => {
  const at = await openBranches({ address: '?open=b1' });
  const field = await screen.findByRole('combobox', { name: /^Facilities/ });
  await at.user.click(field);
  await at.user.keyboard('{Backspace}');
  expect((field as HTMLInputElement).value).toBe('Lockers');
  await at.user.keyboard('2{Enter}');
  expect(await button('Remove Lockers2')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
});

test('a change is sent with the version that was seen; what was refused stands at its field', async () => {
  const at = await openBranches({ address: '?open=b1' });
  expect(await screen.findByText('1 member')).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Members of Branch 1' });
  expect(link.getAttribute('href')).toBe('/Members?branch=b1');
  await type(/^Name/, 'Branch 2');
  await at.user.click(await button(/^Save/));
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({
    branch: 'b1',
    name: 'Branch 2',
    expectedVersion: 'v1',
  });
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Failed to update branch.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Branch 2');
  await at.user.click(await button(/^Save/));
  await answerWith(at.environment, UPDATE, {
    updateBranch: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'BRANCH_TAKEN',
      message: 'x',
      problems: [
        {
          field: 'name',
          code: 'BRANCH_TAKEN',
          rule: null,
          message: 'There is a branch with this name already.',
          figures: [],
        },
      ],
    },
  });
  expect(await screen.findByText('There is a branch with this name already.')).toBeDefined();
});

test('a branch goes after a question; one with members stays, and their number is told', async () => {
  const at = await openBranches({ address: '?open=b2' });
  const ask = async () => {
    await at.user.click(await button('Delete Branch 2'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Branch 2”?' }));
    await at.user.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  await ask();
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ branch: 'b2', expectedVersion: 'v1' });
  const message = '2 members belong to this branch. Move them first.';
  await answerWith(at.environment, DELETE, {
    deleteBranch: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'BRANCH_IN_USE',
      message,
      problems: [{ field: 'branch', code: 'BRANCH_IN_USE', rule: null, message, figures: [] }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  await ask();
  await fail(at.environment, DELETE, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Failed to delete branch.')).toBeDefined();
  await ask();
  await answerWith(at.environment, DELETE, {
    deleteBranch: { __typename: 'DeleteBranchSuccess', tenant: tenant([branch(1)]) },
  });
  await waitFor(() => expect(at.place()).toBe('/Branches'));
  expect(screen.queryByRole('row', { name: /Branch 2/ })).toBeNull();
});

test('who may only look changes nothing, and without the right to members has no way to them', async () => {
  await openBranches({
    address: '?open=b1',
    rights: { mayAdd: false, mayEdit: false, mayDelete: false, seesMembers: false },
  });
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /Save|Add Branch|Delete/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Members of Branch 1' })).toBeNull();
});

test('a branch that is not there any more is told', async () => {
  await openBranches({ address: '?open=b9' });
  expect(await screen.findByText('This branch no longer exists.')).toBeDefined();
});

test('branches that can not be fetched are told, with Retry', async () => {
  const at = visitBranches();
  await fail(
    at.environment,
    'BranchesQuery',
    new GraphFailure('UPSTREAM_UNAVAILABLE', 'Not reachable.', 'r1'),
  );
  expect(await screen.findByText('An error occurred while fetching branches.')).toBeDefined();
  await at.user.click(await button('Retry'));
  await answerWith(at.environment, 'BranchesQuery', {
    viewer: { mayAdd: true, mayEdit: true, mayDelete: true, tenant: null },
  });
  expect(await screen.findByText('Failed to fetch branches.')).toBeDefined();
});

test('a phone shows a list that opens the branch', async () => {
  setWidth(360);
  const at = await openBranches();
  await at.user.click(await button(/^Branch 1/));
  await waitFor(() => expect(at.place()).toBe('/Branches?open=b1'));
});
