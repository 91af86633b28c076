import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { answerAreas, area, AREAS, openDesigns, option } from './testing.tsx';

const CREATE = 'useCreateOptionsMutation';
const UPDATE = 'useUpdateDesignsMutation';
const REORDER = 'useReorderOptionsMutation';
const DELETE = 'useDeleteOptionMutation';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string): Promise<void> => {
  const input = await field(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const inOrder = async (of: string): Promise<string[]> =>
  within(await screen.findByRole('region', { name: of }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => (handle.getAttribute('aria-label') ?? '').slice('Move '.length));

test('services are buttons, areas hang under them with their options, and one is the default', async () => {
  const at = await openDesigns();
  const services = await screen.findByRole('navigation', { name: 'Services' });
  expect(
    within(services)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Blouse', 'Kurti']);
  await screen.findByRole('heading', { name: 'Category' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Category',
    'Add-ons',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Simple is the default' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Latkan is the default' }).checked).toBe(
    true,
  );
  expect((await button(/^Update Design/)).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: 'Create Order' }).getAttribute('href')).toBe('/create-order');
  await at.user.click(screen.getByRole('radio', { name: 'Lined is the default' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Simple is the default' }).checked).toBe(false);
});

test('a new pattern is named, priced and saved; without a name it is refused', async () => {
  const at = await openDesigns();
  await at.user.click(await button('Add New Category Pattern'));
  await hasFocus(await field('Name of the pattern'));
  await at.user.click(await button(/^Save New Patterns/));
  expect(await screen.findByText('Please provide names for all new patterns')).toBeDefined();
  expect(screen.getByText('Name cannot be empty')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
  await type('Name of the pattern', 'Princess cut');
  await type('Price of Princess cut', '320');
  await at.user.click(await button(/^Save New Patterns/));
  const { key, ...input } = await sentInput(at.environment, CREATE);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(input).toEqual({
    options: [{ area: 'Category', name: 'Princess cut', price: '320.00', isDefault: false, stagePrices: [] }],
  });
  const saved = option('o9', { name: 'Princess cut', price: '320.00' });
  await answerWith(at.environment, CREATE, {
    createDesignOptions: {
      __typename: 'CreateDesignOptionsSuccess',
      options: [saved],
      areas: [{ ...AREAS[0], options: [option('Simple', { isDefault: true }), saved] }],
      resets: [],
    },
  });
  expect(await screen.findByText('New patterns added successfully')).toBeDefined();
  expect(await inOrder('Category')).toEqual(['Simple', 'Princess cut']);
  expect((await button(/^Update Design/)).getAttribute('aria-disabled')).toBe('true');
});

test('a name and a price are changed in their places, and saved together', async () => {
  const at = await openDesigns();
  await at.user.click(await button('Rename Lined'));
  await hasFocus(await field('New name of Lined'));
  fireEvent.change(await field('New name of Lined'), { target: { value: 'Lined twice' } });
  await at.user.keyboard('{Enter}');
  await hasFocus(await button('Rename Lined twice'));
  await type('Price of Padded', '220.50');
  await at.user.click(await button(/^Update Design/));
  const { key: _, ...input } = await sentInput(at.environment, UPDATE);
  expect(input).toEqual({
    garment: 'Blouse',
    areas: [
      {
        area: 'Category',
        options: [
          { option: 'Lined', name: 'Lined twice', expectedVersion: 'v1' },
          { option: 'Padded', price: '220.50', expectedVersion: 'v1' },
        ],
      },
    ],
  });
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update design')).toBeDefined();
  expect((await field('Price of Padded')).value).toBe('220.50');
});

test('Escape takes a new name back, and an empty one is refused', async () => {
  const at = await openDesigns();
  await at.user.click(await button('Rename Lined'));
  await at.user.keyboard('x{Escape}');
  await hasFocus(await button('Rename Lined'));
  await at.user.click(await button('Rename Lined'));
  fireEvent.change(await field('New name of Lined'), { target: { value: ' ' } });
  expect(await screen.findByText('Name cannot be empty')).toBeDefined();
  await at.user.click(await button(/^Update Design/));
  expect(await screen.findByText('Please provide names for all patterns before updating')).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
});

test('stage prices that make up the price are reset when they are closed; what is left is counted', async () => {
  const at = await openDesigns();
  await at.user.click(await button('Stage prices of Lined: 0'));
  await at.user.click(await button('Add stage'));
  await at.user.click(await button('Cutting'));
  await hasFocus(await field('Price of Cutting'));
  fireEvent.change(await field('Price of Cutting'), { target: { value: '120' } });
  expect(await screen.findByText('Stage prices cannot exceed the pattern price.')).toBeDefined();
  fireEvent.change(await field('Price of Cutting'), { target: { value: '40' } });
  expect(await screen.findByText('₹40.00 of ₹100.00, ₹60.00 left')).toBeDefined();
  fireEvent.change(await field('Price of Cutting'), { target: { value: '100' } });
  await at.user.keyboard('{Escape}');
  expect(await screen.findByText('Stage prices equal the pattern price and were reset.')).toBeDefined();
  expect(await button('Stage prices of Lined: 0')).toBeDefined();
});

test('a price lowered below its stage prices resets them', async () => {
  await openDesigns({
    areas: [
      area('Category', [
        option('Lined', { stagePrices: [{ amount: '80.00', stage: { id: 's1' } }] }),
        option('Padded'),
      ]),
    ],
  });
  expect(await button('Stage prices of Lined: 1')).toBeDefined();
  await type('Price of Lined', '70');
  expect(
    await screen.findByText('Stage prices were reset because the price is now below their sum.'),
  ).toBeDefined();
  expect(await button('Stage prices of Lined: 0')).toBeDefined();
});

test('Space lifts a card, arrows move it, Space saves the order; a failure takes it back, a success is told', async () => {
  const at = await openDesigns();
  const handle = await button('Move Padded');
  handle.focus();
  await at.user.keyboard(' {ArrowLeft}{ArrowUp} ');
  expect(await sentInput(at.environment, REORDER)).toMatchObject({
    garment: 'Blouse',
    area: 'Category',
    options: ['Padded', 'Simple', 'Lined'],
  });
  expect(await inOrder('Category')).toEqual(['Padded', 'Simple', 'Lined']);
  await fail(at.environment, REORDER, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to update order')).toBeDefined();
  expect(await inOrder('Category')).toEqual(['Simple', 'Lined', 'Padded']);
  (await button('Move Latkan')).focus();
  await at.user.keyboard(' {ArrowRight} ');
  await answerWith(at.environment, REORDER, {
    reorderDesignOptions: {
      __typename: 'ReorderDesignOptionsSuccess',
      area: area('Add-ons', [option('Piping'), option('Latkan', { isDefault: true })], 'ADD_ONS'),
    },
  });
  expect(await screen.findByText('Add-ons order updated successfully')).toBeDefined();
  expect(await inOrder('Add-ons')).toEqual(['Piping', 'Latkan']);
});

test('a new one goes at once; a saved one after "Confirm Deletion"', async () => {
  const at = await openDesigns();
  await at.user.click(await button('Add New Add-ons Pattern'));
  await type('Name of the pattern', 'Beads');
  await at.user.click(await button('Delete Beads'));
  expect(screen.queryByText('Beads')).toBeNull();
  fireEvent.contextMenu(await button('Rename Piping'));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
  expect(dialog.textContent).toContain('cannot be undone');
  await at.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, DELETE)).toMatchObject({ option: 'Piping', expectedVersion: 'v1' });
  await answerWith(at.environment, DELETE, {
    deleteDesignOption: {
      __typename: 'DeleteDesignOptionSuccess',
      area: area('Add-ons', [option('Latkan')], 'ADD_ONS'),
    },
  });
  expect(await screen.findByText('Pattern deleted successfully')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Rename Piping' })).toBeNull();
});

test('another service is asked about first while new patterns are not saved', async () => {
  const at = await openDesigns();
  await at.user.click(await button('Add New Category Pattern'));
  await at.user.click(screen.getByRole('link', { name: 'Kurti' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
  expect(at.place()).toBe('/design-pattern');
  await at.user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(at.place()).toBe('/design-pattern?item=Kurti'));
  await answerAreas(at, 'Kurti', [area('Sleeve', [option('Bell')])]);
  expect(await screen.findByRole('heading', { name: 'Sleeve' })).toBeDefined();
});

test('no items yet: it says so', async () => {
  await openDesigns({ garments: [] });
  expect(await screen.findByText('No items yet')).toBeDefined();
});

test('what can not be fetched is told in its place', async () => {
  await openDesigns({ garments: null });
  expect(await screen.findByText('Failed to fetch services')).toBeDefined();
});

test('stages that can not be fetched are told, and the areas stay', async () => {
  await openDesigns({ stages: null });
  expect(await screen.findByText('Failed to fetch stages')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Category' })).toBeDefined();
});

test('a service that is not there asks for one to be chosen', async () => {
  await openDesigns({
    garments: [{ id: 'x', name: 'X', position: 1, price: '1.00', version: 'v' }],
    address: '/design-pattern?item=y',
  });
  expect(await screen.findByText('Please select a service')).toBeDefined();
  expect((await button(/^Update Design/)).getAttribute('title')).toBe('Please select a service first');
});

test('who may only look sees no handles, no tiles that add, and can change nothing', async () => {
  await openDesigns({ may: false });
  expect(await screen.findByText('Lined')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Move|Rename|Add New|Update|Save)/ })).toBeNull();
  expect((await field('Price of Lined')).readOnly).toBe(true);
});
