import { encodeBillingData } from '@galla/domain';
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, waiting } from '../../testing/answer.ts';
import { addItem, DATA } from '../Billings/testing.tsx';
import {
  bill,
  column,
  editing,
  input,
  lines,
  MUTATION,
  openEdit,
  refused,
  saved,
  screenData,
  setQuantity,
  update,
  visit,
  why,
} from './testing.tsx';

const DUPATTA = 'Bandhani silk dupatta';
const FABRIC = 'Ajrakh modal fabric';

test('the cart shows each change, and the sums what they were and are', async () => {
  const at = await openEdit();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit invoice 26-27/A/00412');
  expect(column().getByText('No difference')).toBeDefined();
  fireEvent.click(column().getByRole('button', { name: `Remove ${DUPATTA}` }));
  setQuantity(FABRIC, '2.5');
  await addItem(at, 'kota');
  const [dupatta, fabric, saree] = lines();
  expect(dupatta).toMatch(/Removed · 1 back to stock.*Put back.*₹1,942\.50/);
  expect(fabric).toMatch(/was 1\.1 m.*₹785\.40/);
  expect(saree).toMatch(/Added/);
  expect(column().getByText('2 items · 3 changes')).toBeDefined();
  expect(column().getByRole('row', { name: /^Total/ }).textContent).toMatch(/₹2,727\.90.*₹6,375\.20/);
  expect(column().getByText('To receive')).toBeDefined();
  expect(column().getByText('Paid becomes Partial')).toBeDefined();
  fireEvent.click(column().getByRole('button', { name: `Put back ${DUPATTA}` }));
  expect(lines()[0]).not.toMatch(/Removed/);
});

test('nothing is sent until Update; what is sent says what was seen, and the reason', async () => {
  const at = await openEdit();
  setQuantity(FABRIC, '2.5');
  fireEvent.click(update());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  expect(await column().findByText('Say why the invoice is changed')).toBeDefined();
  why('Other');
  fireEvent.change(column().getByRole('textbox', { name: /The reason in words/ }), {
    target: { value: ' Took more ' },
  });
  fireEvent.click(update());
  expect(await input(at)).toEqual({
    key: expect.any(String),
    document: 'd1',
    expectedRevision: 0,
    expectedPending: '0.00',
    lines: [
      { item: 'p1', quantity: '1', price: '1850.00' },
      { item: 'p3', quantity: '2.5', price: '680.00' },
    ],
    expectedTotal: '3727.50',
    paymentMode: 'UPI',
    payOn: null,
    reason: 'Took more',
  });
  const now = bill({
    revision: 1,
    total: '3727.50',
    pending: '999.60',
    status: 'PARTIAL',
    lines: (bill() as { lines: object[] }).lines.map((one, place) =>
      place === 1 ? { ...one, quantity: '2.5', total: '1785.00' } : one,
    ),
  });
  await answerWith(at.environment, MUTATION, saved(now));
  expect(await screen.findByText('Invoice updated successfully')).toBeDefined();
  // The cart stays, rebased onto the current bill.
  await waitFor(() => expect(column().getByText('2 items')).toBeDefined());
  expect(screen.queryByText(/meanwhile/)).toBeNull();
});

test('without a change nothing is sent; without a line it says so', async () => {
  const at = await openEdit();
  fireEvent.click(update());
  expect(await screen.findByText('Nothing was changed.')).toBeDefined();
  for (const name of [DUPATTA, FABRIC])
    fireEvent.click(column().getByRole('button', { name: `Remove ${name}` }));
  why('Customer changed it');
  fireEvent.click(update());
  expect(await column().findByText('Please add at least one item to the cart')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
});

test('below what was received the rest goes back with the edit, by a mode and its reference', async () => {
  const at = await openEdit();
  fireEvent.click(column().getByRole('button', { name: `Remove ${DUPATTA}` }));
  expect(column().getByText('To refund')).toBeDefined();
  const modes = within(column().getByRole('radiogroup', { name: 'It goes back by' }));
  expect(modes.getByRole<HTMLInputElement>('radio', { name: 'Cash' }).checked).toBe(true);
  fireEvent.click(modes.getByRole('radio', { name: 'Card' }));
  why('Wrong price');
  fireEvent.click(update());
  // The card's last digits are missing.
  expect(waiting(at.environment, MUTATION)).toBe(0);
  expect(lines()[0]).toMatch(/Removed/);
  fireEvent.change(column().getByRole('textbox', { name: /^Last 4 digits/ }), { target: { value: '4711' } });
  fireEvent.click(update());
  expect(await input(at)).toMatchObject({
    expectedTotal: '785.40',
    refund: { mode: 'CARD', reference: '4711' },
  });
});

test('where nothing is above the total, no refund is asked for or sent', async () => {
  const at = await openEdit();
  await addItem(at, 'kota');
  expect(column().queryByRole('radiogroup', { name: 'It goes back by' })).toBeNull();
  why('Customer changed it');
  fireEvent.click(update());
  expect(await input(at)).not.toHaveProperty('refund');
});

test('edited by somebody else meanwhile: what changed is told, and nothing that was typed is lost', async () => {
  const at = await openEdit();
  await addItem(at, 'kota');
  why('Customer changed it');
  fireEvent.click(update());
  const { lines: billed } = bill() as unknown as { lines: object[] };
  const now = bill({
    revision: 1,
    total: '3727.50',
    pending: '999.60',
    lines: billed.map((one, place) => (place === 1 ? { ...one, quantity: '2.5', total: '1785.00' } : one)),
  });
  await input(at);
  await answerWith(
    at.environment,
    MUTATION,
    refused('DocumentChanged', { code: 'CHANGED_MEANWHILE', message: 'Changed', document: now }),
  );
  const band = await column().findByText(/was edited meanwhile/);
  expect(band.closest('[role=alert]')?.textContent).toMatch(
    /Ajrakh modal fabric: 1\.1 m × ₹680\.00 → 2\.5 m × ₹680\.00.*Total ₹2,727\.90 → ₹3,727\.50/,
  );
  expect(lines().join()).toMatch(/Kota doria saree.*Added/);
  expect(lines().join()).not.toMatch(/was 1\.1/);
  fireEvent.click(column().getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/was edited meanwhile/)).toBeNull();
});

test('what the server refuses stands at the cart, and everything stays', async () => {
  const at = await openEdit();
  await addItem(at, 'kota');
  why('Wrong quantity');
  fireEvent.click(update());
  await input(at);
  const message = 'This order was billed. Edit its invoice instead.';
  await answerWith(at.environment, MUTATION, refused('Refused', { code: 'DOCUMENT_FIXED', message }));
  expect(await column().findByText(message)).toBeDefined();
  expect(await screen.findByText('Failed to update invoice')).toBeDefined();
  expect(lines()).toHaveLength(3);
});

test('more than the bill holds and the shelf has is told at the line', async () => {
  await openEdit(bill({ editing: editing({ received: '0.00' }), pending: '2727.90', advance: '0.00' }));
  setQuantity(DUPATTA, '14');
  expect(column().getByText('Only 13 items available in stock')).toBeDefined();
  setQuantity(DUPATTA, '13');
  expect(column().queryByText(/available in stock/)).toBeNull();
});

test('why a bill cannot be edited is told', async () => {
  const at = visit('/EditBillings?document=d1');
  const refusal = 'This document is in the trash. Put it back before you edit it.';
  await answerWith(at.environment, 'EditBillingsQuery', screenData(bill({ editing: editing({ refusal }) })));
  expect(await screen.findByText('26-27/A/00412 cannot be edited')).toBeDefined();
  expect(screen.getByText(refusal)).toBeDefined();
});

test('a customer alone makes a new bill; an address without either leads to the history', async () => {
  const at = visit(`/EditBillings?data=${encodeBillingData(DATA)}`);
  await answerWith(
    at.environment,
    'EditBillingsQuery',
    screenData(null, {
      __typename: 'Customer',
      __isNode: 'Customer',
      id: 'c1',
      name: 'Priya Agarwal',
      mobile: '9829041526',
      gstin: null,
      stateCode: '08',
      isWalkIn: false,
      credit: '0.00',
    }),
  );
  expect(await screen.findByRole('button', { name: /^Create invoice/ })).toBeDefined();
});

test('an address that names nothing says what to do', async () => {
  const at = visit('/EditBillings');
  await answerWith(at.environment, 'EditBillingsQuery', {
    viewer: screenData(null).viewer,
  });
  expect(await screen.findByText('Choose a bill to edit')).toBeDefined();
});
