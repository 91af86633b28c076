import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import { formField, FREE_TEXT } from '@galla/domain';
import { graphForm } from '../../../ui/form/testing.tsx';
import { graphProduct, graphVariant, openList, openSheet, refusal } from '../testing.tsx';

const skus = () =>
  within(screen.getByRole('list', { name: 'Variants' }))
    .getAllByRole('listitem')
    .map((row) => /L-\d00/.exec(row.textContent)?.[0]);

test('five variants stand on a page, or twenty or fifty, and what was first stays in sight', async () => {
  const { user } = await openList(Array.from({ length: 23 }, (_, n) => graphVariant(n + 1)));
  await screen.findByText('23 variants');
  expect(skus()).toEqual(['L-100', 'L-200', 'L-300', 'L-400', 'L-500']);
  expect(screen.getAllByText('−1.00 · 1.56').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /next/i }));
  expect(skus()[0]).toBe('L-600');
  await user.click(screen.getByRole('radio', { name: '20' }));
  expect(screen.getByText('1–20 of 23')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /next/i }));
  expect(screen.getByText('21–23 of 23')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '5' }));
  expect(screen.getByText('21–23 of 23')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '50' }));
  expect(screen.getByText('1–23 of 23')).toBeDefined();
});

const LENS_FORM = graphForm(
  [
    formField('sku', 'Code', { required: true }),
    formField('mrp', 'MRP', { type: 'number', required: true }),
    formField('power', 'Power'),
    formField('coating', 'Coating', {
      type: 'autocomplete',
      subtype: FREE_TEXT,
      values: [
        { label: 'Hard coat', value: 'Hard coat' },
        { label: 'Blue cut', value: 'Blue cut' },
      ],
    }),
  ],
  'product_variants_lens',
);

async function openLensForm() {
  const at = await openList([]);
  await at.user.click(await screen.findByRole('button', { name: 'Add variant' }));
  await answerWith(at.environment, 'VariantEditorQuery', graphProduct([], { variantForm: LENS_FORM }));
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: 'L-100' } });
  fireEvent.change(screen.getByLabelText(/^MRP/), { target: { value: '500' } });
  return at;
}

test('a power that is none is told at its field, and nothing is sent', async () => {
  const { user, environment } = await openLensForm();
  for (const [value, message] of [
    ['99', 'Power must be between -30.00 and +30.00.'],
    ['-2.10', 'Power goes in steps of 0.25.'],
    ['-2/-11', 'CYL must be between -10.00 and +10.00.'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(/^Power/), { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Save variant' }));
    expect(await screen.findByText(message)).toBeDefined();
  }
  expect(waiting(environment, 'useSaveVariantCreateMutation')).toBe(0);
});

test('a coating is chosen from the list, which typing narrows, or typed anew', async () => {
  const { user, environment } = await openLensForm();
  const coating = await screen.findByRole('combobox', { name: 'Coating' });
  await user.click(coating);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.change(coating, { target: { value: 'bl' } });
  await user.click(await screen.findByRole('option', { name: 'Blue cut' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Blue cut'));
  // In one event, as a browser would: typed key by key by user-event, jsdom's field loses text.
  fireEvent.change(coating, { target: { value: 'Night drive' } });
  expect(await screen.findByText('“Night drive” is new and will be in the list.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save variant' }));
  const { values } = await sentInput(environment, 'useSaveVariantCreateMutation');
  expect(values).toContainEqual({ name: 'coating', value: 'Night drive' });
});

test('a variant is added by its form, and one goes back to the list', async () => {
  const { user, environment, place } = await openList([]);
  expect(await screen.findByText('No variants yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add variant' }));
  expect(place()).toBe('/products?variant=new');
  await answerWith(environment, 'VariantEditorQuery', graphProduct([]));
  await user.click(await screen.findByRole('button', { name: 'Save variant' }));
  expect(await screen.findByText('Please input Code!')).toBeDefined();
  await user.type(screen.getByLabelText(/^Code/), 'L-100');
  await user.type(screen.getByLabelText(/^MRP/), '500');
  expect(screen.getByText('With 5 % GST it costs ₹525.00, which is above the MRP.')).toBeDefined();
  await user.type(screen.getByLabelText(/^Price/), '450');
  expect(screen.queryByText(/above the MRP/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save variant' }));
  const { key, ...input } = await sentInput(environment, 'useSaveVariantCreateMutation');
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(input).toEqual({
    product: 'p1',
    values: [
      { name: 'sku', value: 'L-100' },
      { name: 'mrp', value: '500' },
      { name: 'sell_price', value: '450' },
      { name: 'available_quantity', value: '' },
    ],
  });
  await answerWith(environment, 'useSaveVariantCreateMutation', {
    createVariant: { __typename: 'VariantSuccess', product: { id: 'p1', variants: [graphVariant(1)] } },
  });
  expect(await screen.findByText('Variant saved')).toBeDefined();
  await waitFor(() => expect(place()).toBe('/products'));
});

test('what the server refuses stands at its field; stock is not in the form', async () => {
  const { user, environment } = openSheet('?variant=v1');
  await answerWith(environment, 'VariantEditorQuery', graphProduct([graphVariant(1)]));
  const save = await screen.findByRole('button', { name: 'Save variant' });
  await user.type(screen.getByLabelText(/^Code/), 'X');
  expect(screen.queryByLabelText(/^Quantity/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Correct stock' }).getAttribute('href')).toBe(
    '/products?stockOf=p1&stockVariant=v1',
  );
  await user.click(save);
  const { key: _key, ...input } = await sentInput(environment, 'useSaveVariantUpdateMutation');
  expect(input).toMatchObject({
    variant: 'v1',
    values: [
      { name: 'sku', value: 'L-100X' },
      { name: 'mrp', value: '500.00' },
      { name: 'sell_price', value: '' },
    ],
  });
  await answerWith(environment, 'useSaveVariantUpdateMutation', {
    updateVariant: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      message: 'x',
      problems: [{ field: 'values.sku', message: 'Another variant already has this code.' }],
    },
  });
  expect(await screen.findByText('Another variant already has this code.')).toBeDefined();
  await user.click(save);
  await fail(environment, 'useSaveVariantUpdateMutation', new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to save variant.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('L-100X');
});

const ticked = (name: string): boolean => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

test('a list of the shop’s own form shows what is stored of it, and sends it back', async () => {
  const wears = formField('wears', 'Wears', {
    type: 'checkbox-group',
    values: ['Day', 'Night', 'Drive'].map((label) => ({ label, value: label.toLowerCase() })),
  });
  const variantForm = graphForm(
    [formField('sku', 'Code', { required: true }), wears],
    'product_variants_lens',
  );
  const fields = [
    { name: 'sku', value: 'L-100' },
    { name: 'wears', value: 'day,drive' },
  ];
  const { user, environment } = openSheet('?variant=v1');
  await answerWith(
    environment,
    'VariantEditorQuery',
    graphProduct([graphVariant(1, { fields })], { variantForm }),
  );
  await screen.findByRole('button', { name: 'Save variant' });
  expect(['Day', 'Night', 'Drive'].map(ticked)).toEqual([true, false, true]);
  await user.click(screen.getByRole('checkbox', { name: 'Night' }));
  await user.click(screen.getByRole('button', { name: 'Save variant' }));
  const { values } = await sentInput(environment, 'useSaveVariantUpdateMutation');
  expect(values).toContainEqual({
    name: 'wears',
    value: expect.stringMatching(/^(?=.*day)(?=.*night)(?=.*drive)/),
  });
});

test('deleting asks first, and a failure is told in the specified words', async () => {
  const { user, environment } = await openList([graphVariant(1)]);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('Delete variant L-100?')).toBeDefined();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await answerWith(environment, 'useDeleteVariantMutation', {
    deleteVariant: refusal('Failed to delete variant.'),
  });
  expect(await screen.findByText('Failed to delete variant.')).toBeDefined();
});

test('a form that can not be fetched is told with Retry', async () => {
  const { user, environment } = openSheet('?variant=new');
  await fail(environment, 'VariantEditorQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load variant form')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(environment, 'VariantEditorQuery', graphProduct([]));
  expect(await screen.findByLabelText(/^Code/)).toBeDefined();
});

test('who may not change them only looks', async () => {
  const { environment } = await openList([graphVariant(1)], {
    viewerCanEditVariants: false,
    viewerCanDeleteVariants: false,
  });
  expect((await screen.findAllByText('L-100')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Add)/ })).toBeNull();
  expect(waiting(environment, 'VariantEditorQuery')).toBe(0);
});
