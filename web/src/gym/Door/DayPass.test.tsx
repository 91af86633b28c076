import { addDays, dayIn } from '@galla/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { openDoor } from './testing.tsx';

const OFFER = 'DayPassOfferQuery';
const SELL = 'useSellDayPassMutation';

const offer = (total: string | null) => ({
  viewer: {
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      gymDayPass: total === null ? null : { __typename: 'GymDayPassOffer', total },
    },
  },
});

/** Opens the dialog for a visitor, with a price. */
async function openDialog(total: string | null = '210.00') {
  const at = await openDoor();
  await at.user.click(screen.getByRole('button', { name: 'Day pass' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Day pass' }));
  await answerWith(at.environment, OFFER, offer(total));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value } });
  const sell = () => at.user.click(dialog.getByRole('button', { name: 'Sell a day pass' }));
  return { at, dialog, type, sell };
}

test('a visitor is typed, pays, and comes in; what is missing is told at its field', async () => {
  const { at, dialog, type, sell } = await openDialog();
  expect(await dialog.findByText(/₹210\.00 with tax/)).toBeDefined();
  await sell();
  expect(await dialog.findByText('Please enter the name')).toBeDefined();
  expect(dialog.getByText('Please enter the mobile number')).toBeDefined();
  type(/^Name/, 'Sneha');
  type(/^Mobile/, '97635 20914');
  await sell();
  expect(await sentInput(at.environment, SELL)).toMatchObject({
    branch: 'b1',
    name: 'Sneha',
    mobile: '97635 20914',
    expectedTotal: '210.00',
    mode: 'CASH',
    callOn: addDays(dayIn('Asia/Kolkata', new Date()), 2),
  });
  await answerWith(at.environment, SELL, {
    sellDayPass: { __typename: 'SellDayPassSuccess', entry: { __typename: 'DoorEntry', name: 'Sneha' } },
  });
  expect(await screen.findByText('Sneha may come in today. ₹210.00 received.')).toBeDefined();
});

test('who has a membership is told at the mobile; what was typed stays', async () => {
  const { at, dialog, type, sell } = await openDialog();
  type(/^Name/, 'Sneha');
  type(/^Mobile/, '97635 20914');
  await sell();
  const message = 'Sneha has a membership to 19 Feb 2027.';
  await answerWith(at.environment, SELL, {
    sellDayPass: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      problems: [{ field: 'mobile', code: 'DAY_PASS_RUNS', rule: null, message, figures: [] }],
    },
  });
  expect(await dialog.findByText(message)).toBeDefined();
  expect(dialog.getByDisplayValue('97635 20914')).toBeDefined();
});

test('without a price none are sold', async () => {
  const { dialog } = await openDialog(null);
  expect(await dialog.findByText(/^No day passes are sold/)).toBeDefined();
});

test('without a network a pass is not sold, and why is told', async () => {
  const at = await openDoor();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(globalThis.window, new Event('offline'));
  await at.user.click(await screen.findByRole('button', { name: 'Day pass' }));
  expect(
    (await screen.findAllByText('A day pass needs a network, because it creates a bill.')).length,
  ).toBeGreaterThan(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  online.mockRestore();
});
