import { barcodeKind } from '@galla/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { box, ITEM, mount, open, press, screenData } from './testing.tsx';

const ADD = 'useSaveItemCreateMutation';
const EDIT = 'useSaveItemUpdateMutation';

const item = (id: string, title: string) => ({
  ...ITEM,
  id,
  title,
  sku: null,
  category: null,
  unit: 'pc',
  price: '10.00',
  listPrice: null,
  offer: null,
  taxInclusive: false,
  gstPercentage: '12',
  gstFromSetting: true,
  percentagePoints: false,
  points: '0',
  employeePercentage: '0',
  available: '3',
  hsn: null,
  size: null,
  color: null,
  isLow: false,
});
/** Fills a field in one event: each key draws the whole form. */
const enter = (label: RegExp, value: string) => fireEvent.change(box(label), { target: { value } });

const added = {
  createCatalogueItem: { __typename: 'CreateCatalogueItemSuccess', item: item('p9', 'Dupatta') },
};

test('a new product is sent with what was filled in, and the drawer goes', async () => {
  const at = await open();
  enter(/^Name/, 'Dupatta');
  enter(/^Category/, 'Stoles');
  await at.user.type(box(/^Price/), '1,850.5');
  await at.user.type(box(/^Weave/), 'Zari');
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  const { key, values, ...rest } = await sentInput(at.environment, ADD);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(rest).toEqual({ kind: 'PRODUCT' });
  expect(values).toEqual(
    expect.arrayContaining(
      Object.entries({
        title: 'Dupatta',
        category_name: 'Stoles',
        price: '1850.5',
        unit: 'pc',
        gst_from_setting: 'Yes',
        weave: 'Zari',
      }).map(([name, value]) => ({ name, value })),
    ),
  );
  await answerWith(at.environment, ADD, added);
  expect(await screen.findByText('The list')).toBeDefined();
  expect(at.onSaved.mock.calls).toEqual([['p9']]);
  expect(await screen.findByText('Dupatta saved')).toBeDefined();
});

test('the next one keeps the category and begins at the name, under a key of its own', async () => {
  const at = await open();
  enter(/^Name/, 'Dupatta');
  enter(/^Price/, '100');
  enter(/^Category/, 'Stoles');
  await press(at, 'Save and add next');
  const first = await sentInput(at.environment, ADD);
  await answerWith(at.environment, ADD, added);
  await waitFor(() => expect(box(/^Name/).value).toBe(''));
  expect(box(/^Category/).value).toBe('Stoles');
  expect(document.activeElement).toBe(box(/^Name/));
  expect(at.onSaved.mock.calls).toEqual([['p9']]);
  expect(at.onClose).not.toHaveBeenCalled();
  enter(/^Name/, 'Shawl');
  enter(/^Price/, '100');
  await press(at, /^Save(?! and)/);
  const second = await sentInput(at.environment, ADD);
  expect(second['key']).not.toBe(first['key']);
});

test('what the shop asks for is asked for; Save ends the drawer, also after “Save and add next”', async () => {
  const at = await open();
  await press(at, /^Save(?! and)/);
  expect(await screen.findByText('Please input Name!')).toBeDefined();
  expect(document.activeElement).toBe(box(/^Name/));
  expect(waiting(at.environment, ADD)).toBe(0);
  await press(at, 'Save and add next');
  await screen.findByText('Please input Name!');
  enter(/^Name/, 'Dupatta');
  enter(/^Category/, 'Stoles');
  enter(/^Price/, '100');
  await press(at, /^Save(?! and)/);
  await answerWith(at.environment, ADD, added);
  expect(await screen.findByText('The list')).toBeDefined();
});

const shows = (name: string): boolean => document.querySelector(`[name="${name}"]`) !== null;

test('what makes no sense beside the rest does not show; an empty bar code can be one of the shop’s own', async () => {
  const at = await open();
  expect(['gst_percentage', 'points', 'employee_percentage'].map(shows)).toEqual([false, true, false]);
  expect(screen.getByText("The shop's default is 12 %.")).toBeDefined();
  const pick = async (group: string, name: string) => {
    const radios = screen.getByRole('radiogroup', { name: group });
    await at.user.click(
      [...radios.querySelectorAll('label')].find((one) => one.textContent === name) ?? radios,
    );
  };
  await pick('GST from settings', 'No');
  await pick('Commission in', 'Percentage');
  await pick('Has variants', 'Yes');
  expect(['gst_percentage', 'points', 'employee_percentage'].map(shows)).toEqual([true, false, true]);
  expect(['price', 'offer', 'available_quantity'].map(shows)).toEqual([false, false, false]);
  await press(at, 'Generate barcode');
  expect(barcodeKind(box(/^Bar code/).value)).toBe('EAN_13');
  expect(box(/^Bar code/).value).toMatch(/^20/);
  expect(document.activeElement).toBe(box(/^Bar code/));
  expect(screen.queryByRole('button', { name: 'Generate barcode' })).toBeNull();
});

test('a price above the MRP is told at the price, and one that GST lifts above it is warned of', async () => {
  const at = await open();
  enter(/^Price/, '100');
  enter(/^MRP/, '105');
  expect(screen.getByText('With 12 % GST it costs ₹112.00, which is above the MRP.')).toBeDefined();
  enter(/^Name/, 'Toor dal, 1 kg');
  enter(/^MRP/, '99');
  expect(screen.queryByText(/GST it costs/)).toBeNull();
  await press(at, /^Save(?! and)/);
  expect(await screen.findByText("The selling price can't be above the MRP.")).toBeDefined();
  expect(box(/^Price/).getAttribute('aria-invalid')).toBe('true');
  expect(waiting(at.environment, ADD)).toBe(0);
});

test('a change sends what differs, also after a failure; stock is shown, with the way to its correction', async () => {
  const at = await open('PRODUCT', 'p1');
  expect(box(/^Weave/).value).toBe('Zari');
  expect(screen.queryByLabelText(/^Quantity/)).toBeNull();
  expect(screen.getByText('3 pc')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Correct stock' }).getAttribute('href')).toBe('/?stockOf=p1');
  enter(/^Weave/, 'Zari silk');
  await press(at, /^Save/);
  const { key: _key, ...input } = await sentInput(at.environment, EDIT);
  expect(input).toEqual({ item: 'p1', values: [{ name: 'weave', value: 'Zari silk' }] });
  await fail(at.environment, EDIT, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect((await screen.findAllByText('Failed to update product')).length).toBeGreaterThan(0);
  expect(box(/^Weave/).value).toBe('Zari silk');
  await press(at, /^Save/);
  await answerWith(at.environment, EDIT, {
    updateCatalogueItem: { __typename: 'UpdateCatalogueItemSuccess', item: item('p1', 'Kota saree') },
  });
  expect(await screen.findByText('The list')).toBeDefined();
});

test('what the server finds wrong stands at its field, refusals and failures are told, and what was typed stays', async () => {
  const at = await open();
  enter(/^Name/, 'Dupatta');
  enter(/^Price/, '100');
  await press(at, /^Save(?! and)/);
  await answerWith(at.environment, ADD, {
    createCatalogueItem: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      problems: [{ field: 'values.weave', message: 'At most 64 characters' }],
    },
  });
  expect(await screen.findByText('At most 64 characters')).toBeDefined();
  expect(box(/^Weave/).getAttribute('aria-invalid')).toBe('true');
  for (const arm of ['PermissionDenied', 'Refused']) {
    await press(at, /^Save(?! and)/);
    await answerWith(at.environment, ADD, {
      createCatalogueItem: { __typename: arm, __isRefusal: arm, message: `You may not: ${arm}.` },
    });
    expect((await screen.findAllByText(`You may not: ${arm}.`)).length).toBeGreaterThan(0);
  }
  await press(at, /^Save(?! and)/);
  await fail(at.environment, ADD, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect((await screen.findAllByText('Failed to add product')).length).toBeGreaterThan(0);
  expect(box(/^Name/).value).toBe('Dupatta');
});

test('a service that can not be saved is told in the words of the specification', async () => {
  const at = await open('SERVICE');
  enter(/^Name/, 'Fall and pico');
  enter(/^Price/, '100');
  await press(at, /^Save(?! and)/);
  await fail(at.environment, ADD, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect((await screen.findAllByText('Failed to save service. Please try again.')).length).toBeGreaterThan(0);
  expect(box(/^Name/).value).toBe('Fall and pico');
});

test.each([
  [undefined, 'An error occurred while loading the form.'],
  ['p1', 'Failed to open edit form'],
])('a form of %s that can not be loaded says so, and Retry loads it', async (id, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = mount('PRODUCT', id);
  await fail(at.environment, 'ItemDrawerQuery', unreachable('r1'));
  expect(await screen.findByText(message)).toBeDefined();
  await press(at, /Retry/);
  await answerWith(at.environment, 'ItemDrawerQuery', screenData());
  expect(await screen.findByLabelText(/^Name/)).toBeDefined();
  vi.restoreAllMocks();
});

test('an item that is gone, and a form that is not there, say so', async () => {
  const gone = mount('PRODUCT', 'p1');
  await answerWith(gone.environment, 'ItemDrawerQuery', screenData(undefined, null));
  expect(await screen.findByText('Failed to open edit form')).toBeDefined();
  gone.unmount();
  const none = mount();
  await answerWith(none.environment, 'ItemDrawerQuery', screenData(null));
  expect(await screen.findByText('An error occurred while loading the form.')).toBeDefined();
});
