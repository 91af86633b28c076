import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { renderAt } from '../../testing/render.tsx';
import { hierarchyRoute } from './route.ts';
import { drawn, FAMILY, openHierarchy, refused, row, tenant } from './testing.tsx';

const DELETE = 'useDeleteDesignationMutation';
const REBUILD = 'useRebuildDesignationsMutation';

test('the tree tells levels, places and figures, and is collapsed and expanded at once', async () => {
  const { user } = await openHierarchy();
  expect(drawn()).toEqual(['1 Manager', '2 Cashier', '2 Helper', '1 Tailor']);
  const cashier = row('Cashier');
  expect(cashier.getAttribute('aria-posinset')).toBe('1');
  expect(cashier.getAttribute('aria-setsize')).toBe('2');
  expect(within(cashier).getByText('2 people · 40 points · 0.5 %')).toBeDefined();
  expect(row('Manager').getAttribute('aria-expanded')).toBe('true');
  expect(row('Tailor').hasAttribute('aria-expanded')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(drawn()).toEqual(['1 Manager', '1 Tailor']);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(drawn()).toHaveLength(4);
});

test('arrows walk the tree and open and close its branches', async () => {
  const { user, place } = await openHierarchy();
  const tree = screen.getByRole('tree');
  const current = () => tree.getAttribute('aria-activedescendant');
  tree.focus();
  await user.keyboard('{End}');
  expect(current()).toBe(row('Tailor').id);
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(current()).toBe(row('Manager').id);
  await user.keyboard('{ArrowLeft}');
  expect(drawn()).toEqual(['1 Manager', '1 Tailor']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(drawn()).toHaveLength(4);
  // React delays suspended updates of an `act` that is not awaited.
  await act(async () => void fireEvent.keyDown(tree, { key: 'Enter' }));
  await waitFor(() => expect(place()).toBe('/hierarchy-master?open=Cashier'));
  expect(await screen.findByLabelText('Visibility points')).toBeDefined();
});

test('closing the panel gives the focus back to the tree, at what was open', async () => {
  const { user, place } = await openHierarchy({ address: '?open=Tailor' });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place()).toBe('/hierarchy-master'));
  const tree = screen.getByRole('tree');
  await waitFor(() => expect(document.activeElement).toBe(tree));
  expect(tree.getAttribute('aria-activedescendant')).toBe(row('Tailor').id);
});

test('an empty hierarchy says what it is for and offers the first step', async () => {
  const { user, place } = await openHierarchy({ designations: [] });
  expect(screen.getByText('No designations yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add the first designation' }));
  await waitFor(() => expect(place()).toBe('/hierarchy-master?new=root'));
});

test('what can not be fetched is told, with Retry', async () => {
  storeSession({ access_token: 't' });
  const at = renderAt('/hierarchy-master', [hierarchyRoute]);
  await fail(at.environment, 'HierarchyQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to fetch hierarchy data.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  const viewer = {
    mayAdd: false,
    mayEdit: false,
    mayDelete: false,
    maySeePermissions: false,
    tenant: tenant(FAMILY),
  };
  await answerWith(at.environment, 'HierarchyQuery', { viewer });
  expect(await screen.findAllByRole('treeitem')).toHaveLength(4);
});

test('who may only look sees no way to change anything', async () => {
  const none = { mayAdd: false, mayEdit: false, mayDelete: false, maySeePermissions: false };
  await openHierarchy({ ...none, address: '?open=Tailor' });
  expect(await screen.findByText('You can view this designation but not change it.')).toBeDefined();
  for (const name of ['Save', 'Move up', 'Add child', 'Delete', 'Add top level', 'Rebuild']) {
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  }
  expect(screen.queryByRole('link', { name: 'Permissions' })).toBeNull();
});

test('one that others stand below is deleted once it was said that they move up', async () => {
  const { user, environment, place } = await openHierarchy({ address: '?open=Manager' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Manager?' });
  expect(within(question).getByText('The 2 designations below it move up one level.')).toBeDefined();
  await hasFocus(question);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect((await sentOperation(environment, DELETE)).request.variables).toMatchObject({
    input: { designation: 'Manager', moveChildrenUp: true },
  });
  const left = FAMILY.slice(1).map((one) => ({ ...one, level: 1, parent: null }));
  await answerWith(environment, DELETE, {
    deleteDesignation: { __typename: 'DeleteDesignationSuccess', tenant: tenant(left) },
  });
  expect(await screen.findByText('Manager deleted.')).toBeDefined();
  expect(drawn()).toEqual(['1 Cashier', '1 Helper', '1 Tailor']);
  await waitFor(() => expect(place()).toBe('/hierarchy-master'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tree')));
});

test('a deletion that does not succeed is told; what the designation may do is one step away', async () => {
  const { user, environment } = await openHierarchy({ address: '?open=Tailor' });
  const link = await screen.findByRole('link', { name: 'Permissions' });
  expect(link.getAttribute('href')).toBe('/SalesSettingMaster?role=Tailor');
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  await answerWith(environment, DELETE, { deleteDesignation: refused('1 person has this designation.') });
  expect(await screen.findByText('Failed to delete node. 1 person has this designation.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await remove();
  await fail(environment, DELETE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to delete node.')).toBeDefined();
  expect(row('Tailor')).toBeDefined();
});

test('the tree is rebuilt after a question, which tells what was put right', async () => {
  const { user, environment } = await openHierarchy();
  for (const [changed, message] of [
    [0, 'The hierarchy was already in order.'],
    [3, 'Hierarchy rebuilt.'],
    [undefined, 'Failed to save hierarchy.'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Rebuild' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Rebuild' }));
    if (changed === undefined) await fail(environment, REBUILD, new GraphFailure('INTERNAL', 'x', 'r1'));
    else {
      const done = { __typename: 'RebuildDesignationsSuccess', changed, tenant: tenant(FAMILY) };
      await answerWith(environment, REBUILD, { rebuildDesignations: done });
    }
    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

test('the people of a designation are named, and who is not active; it is not deleted', async () => {
  const { environment, user } = await openHierarchy({ address: '?open=Cashier' });
  await answerWith(environment, 'PeopleQuery', {
    node: {
      __typename: 'Designation',
      id: 'Cashier',
      people: [
        { id: 'e1', fullName: 'Imran Ansari', active: true },
        { id: 'e2', fullName: 'Asha Rao', active: false },
      ],
    },
  });
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect((await people.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'IAImran Ansari',
    'ARAsha Raoinactive',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const inUse = '2 people have this designation. Give them another one first.';
  await waitFor(() => expect(screen.getAllByText(inUse)).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
