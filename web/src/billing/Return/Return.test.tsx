import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, sentInput, waiting } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { returnRoute } from './route.ts';
import { chooseReason, elsewhere, MUTATION, openReturn, press, saved, sold } from './testing.tsx';

test('what comes back is summed at once, and goes into a bill that opens for the customer', async () => {
  const at = await openReturn();
  await press(at, 'One more Kurta');
  const column = within(screen.getByRole('complementary', { name: 'Credit note' }));
  expect(column.getByText('The ₹105.00 go')).toBeDefined();
  await chooseReason(at);
  await press(at, /^Make the credit note/);
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    document: 'd1',
    lines: [{ line: 'l1', quantity: '1', condition: 'STOCK' }],
    reason: 'WRONG_SIZE',
    note: null,
    expectedPending: '0.00',
    expectedTotal: '105.00',
    settlement: 'CREDIT',
  });
  await answerWith(at.environment, MUTATION, saved());
  expect(await screen.findByText('This is /Billings')).toBeDefined();
  expect(screen.getByText('Credit note 26-27/C/00001 of ₹105.00 is made.')).toBeDefined();
});

test('everything left is one press; damaged goods and the way of the money go along', async () => {
  const at = await openReturn();
  await press(at, 'Everything left');
  await at.user.click(screen.getByRole('checkbox', { name: 'To stock, Kurta' }));
  expect(screen.getByRole('checkbox', { name: 'Damaged, Kurta' })).toBeDefined();
  await at.user.click(screen.getByRole('radio', { name: 'Money back' }));
  await at.user.selectOptions(screen.getByRole('combobox', { name: /^Payment mode/ }), 'CARD');
  await chooseReason(at);
  await press(at, /^Make the credit note and give back ₹210.00/);
  expect(await screen.findByText('Enter the last four digits of the card')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await at.user.type(screen.getByRole('textbox', { name: /^Last 4 digits/ }), '4711');
  await press(at, /^Make the credit note and give back/);
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    lines: [{ line: 'l1', quantity: '2', condition: 'DAMAGED' }],
    settlement: 'REFUND',
    refund: { mode: 'CARD', reference: '4711' },
  });
  await answerWith(at.environment, MUTATION, saved('210.00'));
  expect(await screen.findByText('This is /Billing-History')).toBeDefined();
});

test('nothing chosen and no reason are told; another reason asks for a note', async () => {
  const at = await openReturn();
  await press(at, /^Make the credit note/);
  expect(await screen.findByText('Choose what comes back')).toBeDefined();
  expect(screen.getAllByText('Choose why it comes back').length).toBeGreaterThan(1);
  await at.user.selectOptions(screen.getByRole('combobox', { name: /^Reason/ }), 'OTHER');
  await press(at, /^Make the credit note/);
  expect(await screen.findByText('Write down why it comes back')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('what is due on the invoice is settled first, and then nothing is to be chosen', async () => {
  const at = await openReturn({ pending: '315.00', status: 'UNPAID' });
  await press(at, 'One more Kurta');
  expect(screen.getByText('All of it comes off what is due on this invoice.')).toBeDefined();
  expect(screen.queryByRole('radio', { name: 'Money back' })).toBeNull();
  await chooseReason(at);
  await press(at, /^Make the credit note/);
  expect(await sentInput(at.environment, MUTATION)).not.toHaveProperty('settlement');
});

test('a walk-in gets the money; whoever may not bill makes no bill of it', async () => {
  const walkIn = { __typename: 'Customer', id: 'c1', name: 'Walk-in', isWalkIn: true, credit: '0.00' };
  const at = await openReturn({ customer: walkIn });
  await press(at, 'One more Kurta');
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Money back',
  ]);
  at.unmount();
  const other = await openReturn({}, false);
  await press(other, 'One more Kurta');
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Money back',
    'Credit',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Money back' }).checked).toBe(true);
});

test.each([
  ['too much by now', 'Refused', 'Only 1 can still come back', { code: 'RETURN_EXCEEDS_SOLD' }],
  ['a lost right', 'PermissionDenied', 'You may not do this.', {}],
])('%s is told beside the button, and nothing typed is lost', async (_, type, message, more) => {
  const at = await openReturn();
  await press(at, 'One more Kurta');
  await chooseReason(at);
  await press(at, /^Make the credit note/);
  await answerWith(at.environment, MUTATION, {
    createCreditNote: { __typename: type, __isRefusal: type, message, code: type, ...more },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity, Kurta' }).value).toBe('1');
});

test('an order, a canceled bill and no bill say why nothing can come back', async () => {
  storeSession({ access_token: 'secret' });
  for (const [node, words] of [
    [sold({ viewerCanReturn: false, type: 'ORDER' }), 'Only items of an invoice can come back.'],
    [sold({ viewerCanReturn: false, status: 'CANCELED' }), /canceled/],
    [null, 'The address is incomplete, or you have no access to this invoice.'],
  ] as const) {
    const at = renderAt('/Return?document=d1', [returnRoute, ...elsewhere]);
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await answerWith(at.environment, 'ReturnQuery', { viewer: { mayBill: true }, node });
    // oxlint-disable-next-line no-await-in-loop
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Billing History' }).getAttribute('href')).toBe(
      '/Billing-History',
    );
    at.unmount();
  }
});
