import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { openTab, SETTINGS, shopWith } from './testing.tsx';

const UPDATE = 'useUpdateSettingsMutation';

async function open(isOwner = true) {
  const at = await openTab('employees', true, isOwner);
  await answerWith(
    at.environment,
    'tenantSettingsQuery',
    shopWith({ settings: { ...SETTINGS, maxDiscount: '10' } }),
  );
  return { at, limits: within(await screen.findByRole('region', { name: 'Limits at the till' })) };
}

test('a limit is saved when its field is left, taken away when it is empty, and refused above 100', async () => {
  const { at, limits } = await open();
  const discount = limits.getByRole<HTMLInputElement>('textbox', { name: 'Largest discount' });
  expect(discount.value).toBe('10');
  await at.user.clear(discount);
  await at.user.type(discount, '101');
  await at.user.tab();
  expect(limits.getByText('Enter 0 to 100, with at most two decimals.')).toBeDefined();
  await at.user.clear(discount);
  await at.user.tab();
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({ maxDiscount: null });
});

test('prices and the cost are limits of their own', async () => {
  const { at, limits } = await open();
  await at.user.type(limits.getByRole('textbox', { name: 'Prices may be lowered by' }), '5.5');
  await at.user.tab();
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({ maxPriceCut: '5.5' });
});

test('somebody else sees the limits and sets none', async () => {
  const { limits } = await open(false);
  expect(limits.getByText('Only the owner sets the limits.')).toBeDefined();
  expect(limits.getByRole<HTMLInputElement>('textbox', { name: 'Largest discount' }).disabled).toBe(true);
});
