import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { changed, FAMILY, openHierarchy, openRow, refused, tenant } from './testing.tsx';
import { hasFocus } from '../../testing/hasFocus.ts';

const ADD = 'useCreateDesignationMutation';
const UPDATE = 'useUpdateDesignationMutation';

const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: false });

async function enter({ user }: AtRoute, label: string, text: string): Promise<void> {
  const field = await box(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

const save = async ({ user }: AtRoute) => user.click(await screen.findByRole('button', { name: 'Save' }));
const input = ({ environment }: AtRoute, name: string) => sentInput(environment, name);
const withChange = (id: string, changes: object) =>
  FAMILY.map((one) => (one.id === id ? { ...one, ...changes } : one));
const written = (id: string, designations: object[]) => ({
  __typename: 'DesignationSuccess',
  designation: { id },
  tenant: tenant(designations),
});

test.each([
  ['?new=root', 'At the top level', undefined, 'Failed to add root node.'],
  ['?new=Manager', 'Below Manager', 'Manager', 'Failed to add child node.'],
])(
  'a new one at %s: sent, told when it fails, shown when it is there',
  async (address, where, parent, failed) => {
    const at = await openHierarchy({ address });
    expect(await screen.findByText(where)).toBeDefined();
    await enter(at, 'Name', ' Trainee ');
    await enter(at, 'Commission', '1.5');
    await save(at);
    const { key, ...sent } = await input(at, ADD);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent).toEqual({
      name: 'Trainee',
      visibilityPoints: 0,
      commissionPercent: '1.5',
      ...(parent !== undefined && { parent }),
    });
    await fail(at.environment, ADD, new GraphFailure('INTERNAL', 'x', 'r1'));
    expect(await screen.findByText(failed)).toBeDefined();
    expect((await box('Name')).value).toBe(' Trainee ');
    await save(at);
    const trainee = { ...FAMILY[3], id: 'Trainee', name: 'Trainee' };
    await answerWith(at.environment, ADD, { createDesignation: written('Trainee', [...FAMILY, trainee]) });
    expect(await screen.findByText('Trainee added.')).toBeDefined();
    await waitFor(() => expect(at.place()).toBe('/hierarchy-master?open=Trainee'));
  },
);

test('what is missing or wrong is told at its field, and nothing is sent', async () => {
  const at = await openHierarchy({ address: '?open=Cashier' });
  await enter(at, 'Name', '');
  await enter(at, 'Visibility points', '1.5');
  await enter(at, 'Commission', '101');
  await save(at);
  expect(await screen.findByText('Please enter name')).toBeDefined();
  expect(screen.getByText('Points must be a whole number, zero or more.')).toBeDefined();
  expect(screen.getByText('Commission must be between 0 and 100 per cent.')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
});

test('a change is saved with the version that was seen', async () => {
  const at = await openHierarchy({ address: '?open=Cashier' });
  await enter(at, 'Visibility points', '45');
  await save(at);
  expect(await input(at, UPDATE)).toMatchObject({
    designation: 'Cashier',
    name: 'Cashier',
    visibilityPoints: 45,
    commissionPercent: '0.5',
    expectedVersion: 1,
  });
  const after = withChange('Cashier', { visibilityPoints: 45, version: 2 });
  await answerWith(at.environment, UPDATE, { updateDesignation: written('Cashier', after) });
  expect(await screen.findByText('Cashier saved.')).toBeDefined();
  await openRow('Tailor');
  await waitFor(() => expect(at.place()).toBe('/hierarchy-master?open=Tailor'));
});

test("the server's problems stand at their fields; refusals and failures are told", async () => {
  const at = await openHierarchy({ address: '?open=Cashier' });
  await enter(at, 'Name', 'Tailor');
  await save(at);
  const taken = 'A designation with this name already exists.';
  await answerWith(at.environment, UPDATE, {
    updateDesignation: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      message: 'x',
      problems: [{ field: 'name', message: taken }],
    },
  });
  expect(await screen.findByText(taken)).toBeDefined();
  await save(at);
  await answerWith(at.environment, UPDATE, { updateDesignation: refused('Ask the owner.') });
  expect(await screen.findByText('Failed to update node. Ask the owner.')).toBeDefined();
  await save(at);
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update node.')).toBeDefined();
  expect((await box('Name')).value).toBe('Tailor');
});

test('what somebody else changed appears beneath what is typed, and nothing typed is lost', async () => {
  const at = await openHierarchy({ address: '?open=Cashier' });
  await enter(at, 'Visibility points', '45');
  await save(at);
  const theirs = withChange('Cashier', { name: 'Head cashier', version: 2 });
  await answerWith(at.environment, UPDATE, { updateDesignation: changed(theirs) });
  expect(
    await screen.findByText(
      'Failed to update node. Someone else changed the hierarchy. This is the current version.',
    ),
  ).toBeDefined();
  await waitFor(async () => expect((await box('Name')).value).toBe('Head cashier'));
  expect((await box('Visibility points')).value).toBe('45');
  await save(at);
  expect(await input(at, UPDATE)).toMatchObject({
    name: 'Head cashier',
    visibilityPoints: 45,
    expectedVersion: 2,
  });
});

test('another designation is opened only once what was typed is saved or given up', async () => {
  const at = await openHierarchy({ address: '?open=Helper' });
  await enter(at, 'Visibility points', '45');
  await openRow('Tailor');
  await at.user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(at.place()).toBe('/hierarchy-master?open=Helper');
  expect((await box('Visibility points')).value).toBe('45');
  await openRow('Tailor');
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' })).toBeDefined();
  // React delays suspended updates of an `act` that is not awaited.
  await act(async () => screen.getByRole('button', { name: 'Leave' }).click());
  await waitFor(() => expect(at.place()).toBe('/hierarchy-master?open=Tailor'));
  await openRow('Helper');
  await waitFor(async () => expect((await box('Visibility points')).value).toBe('10'));
});

test('one that is not there any more says so', async () => {
  await openHierarchy({ address: '?open=Gone' });
  expect(await screen.findByText('This designation no longer exists.')).toBeDefined();
});

test('on a phone the sheet gives the focus back to what opened it, not to the tree', async () => {
  setWidth(360);
  const { user } = await openHierarchy();
  const add = (await screen.findAllByRole('button', { name: /^Add top level/ })).at(-1);
  if (add === undefined) throw new Error('The button stands at the foot.');
  await user.click(add);
  const dialog = await screen.findByRole('dialog');
  await hasFocus(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(add));
});
