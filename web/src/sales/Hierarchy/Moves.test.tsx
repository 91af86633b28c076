import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { changed, drawn, FAMILY, MOVED_MEANWHILE, openHierarchy, refused, row, tenant } from './testing.tsx';

const MOVE = 'useMoveDesignationMutation';
const BEFORE = ['1 Manager', '2 Cashier', '2 Helper', '1 Tailor'];

/** Makes a row current by its first letter. */
async function at(name: string): Promise<AtRoute> {
  const screenAt = await openHierarchy();
  const tree = screen.getByRole('tree');
  tree.focus();
  await screenAt.user.keyboard(name.slice(0, 1).toLowerCase());
  await waitFor(() => expect(tree.getAttribute('aria-activedescendant')).toBe(row(name).id));
  return screenAt;
}

const step = ({ user }: AtRoute, key: string) =>
  user.keyboard(`{Control>}{Shift>}{${key}}{/Shift}{/Control}`);
const input = ({ environment }: AtRoute) => sentInput(environment, MOVE);
const success = (designations: object[]) => ({
  moveDesignation: { __typename: 'DesignationSuccess', tenant: tenant(designations) },
});

test.each([
  [
    'Helper',
    'ArrowUp',
    { target: 'Cashier', position: 'BEFORE' },
    ['1 Manager', '2 Helper', '2 Cashier', '1 Tailor'],
  ],
  [
    'Cashier',
    'ArrowDown',
    { target: 'Helper', position: 'AFTER' },
    ['1 Manager', '2 Helper', '2 Cashier', '1 Tailor'],
  ],
  [
    'Helper',
    'ArrowLeft',
    { target: 'Manager', position: 'AFTER' },
    ['1 Manager', '2 Cashier', '1 Helper', '1 Tailor'],
  ],
  [
    'Helper',
    'ArrowRight',
    { target: 'Cashier', position: 'INSIDE' },
    ['1 Manager', '2 Cashier', '3 Helper', '1 Tailor'],
  ],
])('%s at %s moves at once, and is sent with the version that was seen', async (name, key, sent, after) => {
  const page = await at(name);
  await step(page, key);
  expect(drawn()).toEqual(after);
  expect(await input(page)).toMatchObject({ designation: name, expectedVersion: 1, ...sent });
  expect(screen.getByText(new RegExp(`^${name}: (Below|Top)`))).toBeDefined();
});

test('a move that can not be is told, and nothing is sent', async () => {
  const page = await at('Cashier');
  const tree = screen.getByRole('tree');
  for (const [name, key, message] of [
    ['Cashier', 'ArrowUp', 'Cannot move node up'],
    ['Cashier', 'ArrowRight', 'Cannot demote first node or node without previous sibling'],
    ['Helper', 'ArrowDown', 'Cannot move node down'],
    ['Tailor', 'ArrowLeft', 'Cannot promote root level node'],
  ] as const) {
    await page.user.keyboard(name.slice(0, 1).toLowerCase());
    await waitFor(() => expect(tree.getAttribute('aria-activedescendant')).toBe(row(name).id));
    await step(page, key);
    expect(await screen.findByText(message)).toBeDefined();
  }
  expect(waiting(page.environment, MOVE)).toBe(0);
});

test('a move that fails goes back, and says so; what was decided on it is not sent', async () => {
  const page = await at('Helper');
  await step(page, 'ArrowUp');
  await step(page, 'ArrowLeft');
  expect(drawn()).toEqual(['1 Manager', '2 Cashier', '1 Helper', '1 Tailor']);
  await fail(page.environment, MOVE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to move node.')).toBeDefined();
  await waitFor(() => expect(drawn()).toEqual(BEFORE));
  expect(waiting(page.environment, MOVE)).toBe(0);
});

test('quick moves go one after the other, each decided on the one before', async () => {
  const page = await at('Helper');
  await step(page, 'ArrowUp');
  await step(page, 'ArrowLeft');
  expect(waiting(page.environment, MOVE)).toBe(1);
  const once = FAMILY.map((one) => (one.id === 'Helper' ? { ...one, version: 2 } : one));
  const [manager, cashier, helper, tailor] = once;
  await answerWith(page.environment, MOVE, success([manager, helper, cashier, tailor] as object[]));
  expect(drawn()).toEqual(['1 Manager', '2 Cashier', '1 Helper', '1 Tailor']);
  expect(await input(page)).toMatchObject({ target: 'Manager', position: 'AFTER', expectedVersion: 2 });
});

test('somebody else was faster: it is told, and the tree is as it is now', async () => {
  const page = await at('Helper');
  await step(page, 'ArrowUp');
  await answerWith(page.environment, MOVE, { moveDesignation: changed(MOVED_MEANWHILE) });
  expect(
    await screen.findByText(
      'Failed to move node. Someone else changed the hierarchy. This is the current version.',
    ),
  ).toBeDefined();
  await waitFor(() => expect(drawn()).toEqual(['1 Helper', '1 Manager', '2 Cashier', '1 Tailor']));
});

test('a refusal is told in its words, and the tree is asked for again', async () => {
  const page = await at('Helper');
  await step(page, 'ArrowUp');
  await answerWith(page.environment, MOVE, { moveDesignation: refused('Ask the owner.') });
  expect(await screen.findByText('Failed to move node. Ask the owner.')).toBeDefined();
  await sentOperation(page.environment, 'HierarchyQuery');
});

test('the own designation stays where it is, with the reason', async () => {
  const own = FAMILY.map((one) => ({ ...one, viewerCanChange: one.id !== 'Manager' }));
  const page = await openHierarchy({ designations: own });
  screen.getByRole('tree').focus();
  await step(page, 'ArrowDown');
  expect(await screen.findByText(/^You can't change your own designation/)).toBeDefined();
  expect(waiting(page.environment, MOVE)).toBe(0);
});
