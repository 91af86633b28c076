import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, sentInput, waiting } from '../../../testing/answer.ts';
import { mount, screenData } from '../../drawer/testing.tsx';
import { FORM } from '../testing.tsx';

/** Mocks the device's store. */
const kept = new Map<string, unknown>();
vi.mock(import('../../../local/drafts.ts'), () => ({
  readDraft: async (name) => (kept.has(name) ? { value: kept.get(name) } : undefined),
  writeDraft: async (name, value) => void kept.set(name, value),
  deleteDraft: async (name) => void kept.delete(name),
}));
beforeEach(() => kept.clear());

/** Opens a new product with variants, at their tab. */
async function open(registration = 'REGULAR') {
  const at = mount('PRODUCT');
  await answerWith(at.environment, 'ItemDrawerQuery', { viewer: screenData().viewer });
  await at.user.type(await screen.findByLabelText(/^Name/), 'Blue-cut lens');
  const has = screen.getByRole('radiogroup', { name: /^Has variants/ });
  await at.user.click(within(has).getByRole('radio', { name: 'Yes' }));
  await at.user.click(screen.getByRole('radio', { name: 'Variants (0)' }));
  await answerWith(at.environment, 'NewVariantsQuery', {
    viewer: { tenant: { id: 't1', registration, form: FORM } },
  });
  return at;
}

test('variants are collected and sent together with the product', async () => {
  const { user, environment } = await open();
  for (const sku of ['B-1', 'B-2']) {
    await user.type(await screen.findByLabelText(/^Code/), sku);
    if (sku === 'B-1') await user.type(screen.getByLabelText(/^MRP/), '500');
    await user.click(screen.getByRole('button', { name: 'Add variant' }));
    expect(await screen.findByText(sku)).toBeDefined();
  }
  await user.type(screen.getByLabelText(/^Code/), 'B-2{Enter}');
  expect(await screen.findByText('Another variant already has this code.')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Variants (2)' })).toBeDefined();
  expect(waiting(environment, 'useSaveItemCreateMutation')).toBe(0);
  await user.click(screen.getByRole('button', { name: /^Save(?! and)/ }));
  const { key, ...input } = await sentInput(environment, 'useCreateOpticalProductMutation');
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(input).toMatchObject({
    variants: [
      {
        values: [
          { name: 'sku', value: 'B-1' },
          { name: 'mrp', value: '500' },
        ],
      },
      {
        values: [
          { name: 'sku', value: 'B-2' },
          { name: 'mrp', value: '500' },
        ],
      },
    ],
  });
  expect(input['values']).toContainEqual({ name: 'title', value: 'Blue-cut lens' });
  await answerWith(environment, 'useCreateOpticalProductMutation', {
    createOpticalProduct: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      message: 'x',
      problems: [{ field: 'variants.1.sku', message: 'Another variant already has this code.' }],
    },
  });
  expect(await screen.findByText('Variant B-2: Another variant already has this code.')).toBeDefined();
});

test('a price that only its GST lifts above the MRP is warned of before the variant is collected', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText(/^MRP/), '1000');
  await user.type(screen.getByLabelText(/^Price/), '990');
  expect(await screen.findByText(/which is above the MRP/)).toBeDefined();
});

test('a shop that charges no GST is not warned', async () => {
  const { user } = await open('COMPOSITION');
  await user.type(await screen.findByLabelText(/^MRP/), '1000');
  await user.type(screen.getByLabelText(/^Price/), '990');
  expect(screen.queryByText(/above the MRP/)).toBeNull();
});

const DRAFT = 'add-product-variants';

test('variants that were collected, and the one half typed, are there again after the tab was closed', async () => {
  kept.set('add-product', { title: 'Blue-cut lens', has_variants: 'Yes' });
  kept.set(DRAFT, { variants: [{ sku: 'B-1', mrp: '500' }], typed: { sku: 'B-', mrp: '500' } });
  const { user, environment } = mount('PRODUCT');
  await answerWith(environment, 'ItemDrawerQuery', { viewer: screenData().viewer });
  await user.click(await screen.findByRole('radio', { name: 'Variants (1)' }));
  await answerWith(environment, 'NewVariantsQuery', {
    viewer: { tenant: { id: 't1', registration: 'REGULAR', form: FORM } },
  });
  const code = await screen.findByLabelText<HTMLInputElement>(/^Code/);
  expect(code.value).toBe('B-');
  await user.type(code, '2{Enter}');
  await screen.findByRole('radio', { name: 'Variants (2)' });
  await waitFor(() => expect(kept.get(DRAFT)).toMatchObject({ variants: [{ sku: 'B-1' }, { sku: 'B-2' }] }));
  await user.click(screen.getByRole('button', { name: /^Save(?! and)/ }));
  await answerWith(environment, 'useCreateOpticalProductMutation', {
    createOpticalProduct: {
      __typename: 'CreateOpticalProductSuccess',
      product: { id: 'p1', title: 'Blue-cut lens' },
    },
  });
  await waitFor(() => expect(kept.has(DRAFT)).toBe(false));
});
