import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { deleteDraft } from '../../local/drafts.ts';
import { hasFocus } from '../../testing/hasFocus.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { ACCOUNTS, chooseCustomer, chooseGarment, enter, openCreate, press } from './testing.tsx';

vi.mock('../../local/drafts.ts', async () =>
  (await import('../../testing/draftsInMemory.ts')).draftsInMemory(),
);

const CREATE = 'useCreateOrderMutation';
const DAY = '31/12/2030';

beforeEach(() => deleteDraft('order/new'));

/** Two blouses and a kurti, 250 off, 1,000 paid in advance. */
async function enterOrder(at: Awaited<ReturnType<typeof openCreate>>): Promise<void> {
  await chooseCustomer(at);
  await chooseGarment(at, 'Blouse');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  enter('Quantity, Blouse', '2');
  await press(at, 'Select Pattern');
  await at.user.click(await screen.findByRole('button', { name: /Aari work/ }));
  await press(at, 'Use patterns');
  await press(at, 'Add-on Amount');
  await screen.findByRole('dialog', { name: 'Add-on Amount' });
  enter('Add-on 1', 'Tassel');
  await press(at, 'Save add-ons');
  await press(at, /^Add item/);
  await chooseGarment(at, 'Kurti');
  await press(at, /^Review order/);
  await screen.findByRole('heading', { name: 'Summary' });
  enter('Discount', '250');
  enter(/^Advance amount/, '1000');
}

test('an order comes to 4,720.00, its commission is split, and it is sent as it was entered', async () => {
  const at = await openCreate();
  await enterOrder(at);
  const column = within(screen.getByRole('complementary', { name: 'Summary' }));
  for (const amount of ['₹4,250.00', '₹720.00', '₹4,720.00', '₹1,000.00', '₹3,720.00'])
    expect(column.getAllByText(amount).length).toBeGreaterThan(0);
  expect(column.getByText('The UPI QR asks for ₹1,000.00')).toBeDefined();
  await press(at, 'Split commission');
  const dialog = within(await screen.findByRole('dialog', { name: 'Split commission' }));
  await at.user.selectOptions(await dialog.findByRole('combobox', { name: /Person 1/ }), 'Imran Ansari');
  await at.user.selectOptions(dialog.getByRole('combobox', { name: /Person 2/ }), 'Shabana Bano');
  await at.user.click(dialog.getByRole('button', { name: 'Save the split' }));
  expect(await screen.findByText('Imran Ansari 50 %, Shabana Bano 50 %')).toBeDefined();
  await press(at, /^Create Order/);
  await press(at, 'Save Order');
  // An advance needs a payment mode.
  expect(await screen.findByText('Please select payment mode')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
  await at.user.click(screen.getByRole('radio', { name: 'Cash' }));
  await press(at, 'Save Order');
  const input = await sentInput(at.environment, CREATE);
  expect(input).toMatchObject({
    customer: 'c1',
    deliveryDate: '2030-12-31',
    discount: { amount: '250.00' },
    advance: '1000.00',
    paymentMode: 'CASH',
    payInFull: false,
    expectedTotal: '4720.00',
    commissionParts: [
      { employee: 'e1', percent: 50 },
      { employee: 'e2', percent: 50 },
    ],
    items: [
      {
        garment: 'g1',
        toWhom: 'Simran',
        quantity: 2,
        designs: ['o1'],
        patterns: ['p1'],
        addOns: [{ option: 'o3', amount: '75.00' }],
      },
      { garment: 'g2', toWhom: 'Simran', quantity: 1, designs: [] },
    ],
  });
  await answerWith(at.environment, CREATE, {
    createOrder: {
      __typename: 'CreateOrderSuccess',
      appointmentProblem: 'Customer mobile number is required for appointment',
      order: {
        __typename: 'Order',
        id: 'k1',
        number: '26-27/J/00001',
        trialDate: null,
        deliveryDate: '2030-12-31',
      },
    },
  });
  expect(await screen.findByText('Customer mobile number is required for appointment')).toBeDefined();
  expect(await screen.findByRole('dialog', { name: 'QR Codes for Order' })).toBeDefined();
  // The next order starts empty.
  expect(screen.getByText('Choose customer')).toBeDefined();
});

test('the focus goes on: from the customer to the item, from the items to the review and back', async () => {
  const at = await openCreate();
  await chooseCustomer(at);
  await hasFocus(screen.getByRole('combobox', { name: /^Item/ }));
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  await press(at, /^Review order/);
  await screen.findByRole('heading', { name: 'Summary' });
  await waitFor(() => expect(document.activeElement?.closest('#order-review')).not.toBeNull());
  await press(at, 'Back');
  await hasFocus(screen.getByRole('combobox', { name: /^Item/ }));
});

test('what is missing is said at its field, and the first of it has the focus', async () => {
  const at = await openCreate();
  // Parts need an item; a quantity of "abc" is 0.
  await press(at, 'Select Designs');
  expect(await screen.findByText('Please select an item first.')).toBeDefined();
  enter('Quantity, Item', 'abc');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity, Item').value).toBe('0');
  await press(at, /^Review order/);
  for (const sentence of [
    'Customer is required',
    'Item is required',
    'Name for whom is required',
    'Delivery date is required',
    'Quantity must be at least 1',
  ])
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Choose customer'));
  // Items are added and duplicated only once there is a customer.
  await press(at, 'Duplicate');
  expect(await screen.findByRole('alertdialog', { name: 'Customer Not Selected' })).toBeDefined();
});

test('a discount above the subtotal and an advance above the total become these; a past trial date is refused', async () => {
  const at = await openCreate();
  await chooseCustomer(at);
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  await press(at, /^Review order/);
  await screen.findByRole('heading', { name: 'Summary' });
  enter(/^Advance amount/, '5000');
  expect(await screen.findByText('Advance amount cannot be more than total amount!')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Advance amount/).value).toBe('944.00');
  enter(/^Advance amount/, '');
  enter('Discount', '900');
  expect(await screen.findByText('Discount cannot exceed ₹800.00')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Discount').value).toBe('800.00');
  enter(/^Trial date/, '01/01/2020');
  await press(at, /^Create Order/);
  expect(await screen.findByText('The date cannot be in the past.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Pay & Order without an advance receives the whole total; a failure loses nothing', async () => {
  const at = await openCreate();
  await chooseCustomer(at);
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  await press(at, /^Review order/);
  await press(at, /^Create Order/);
  expect(await screen.findByText('Pay & Order receives ₹944.00 now.')).toBeDefined();
  await at.user.click(screen.getByRole('radio', { name: 'UPI' }));
  await answerWith(at.environment, 'upiAccountQuery', ACCOUNTS);
  expect(
    await screen.findByRole('figure', { name: 'UPI QR code of ₹944.00 to Meenakshi Boutique' }),
  ).toBeDefined();
  await press(at, 'Pay & Order');
  const first = await sentInput(at.environment, CREATE);
  expect(first).toMatchObject({ payInFull: true, paymentMode: 'UPI' });
  expect(first).not.toHaveProperty('advance');
  await fail(at.environment, CREATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to create order. Please try again.')).toBeDefined();
  await press(at, /^Create Order/);
  await at.user.click(await screen.findByRole('radio', { name: 'UPI' }));
  await press(at, 'Pay & Order');
  expect((await sentInput(at.environment, CREATE))['key']).toBe(first['key']);
});

test('the order that was begun is there again', async () => {
  const at = await openCreate();
  await chooseCustomer(at);
  enter(/^To whom/, 'Simran');
  at.unmount();
  await openCreate();
  expect(await screen.findByText('Harpreet Kaur')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^To whom/).value).toBe('Simran');
  expect(await screen.findByText('The order you started has been restored.')).toBeDefined();
});

test('the network is cut at Save: pressed again, also after a reload, the same order is sent under the same key', async () => {
  const at = await openCreate();
  await chooseCustomer(at);
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  await press(at, /^Review order/);
  const send = async (seen: Awaited<ReturnType<typeof openCreate>>) => {
    await press(seen, /^Create Order/);
    await press(seen, 'Save Order');
    return sentInput(seen.environment, CREATE);
  };
  const first = await send(at);
  // No response arrives: the order may have been saved. Open the tab again.
  at.unmount();
  const again = await openCreate();
  expect(await send(again)).toEqual(first);
  await fail(again.environment, CREATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await send(again)).toEqual(first);
});

test('changed after a Save without an answer, which was made: no second order unless it is asked for', async () => {
  const at = await openCreate();
  await chooseCustomer(at);
  await chooseGarment(at, 'Kurti');
  enter(/^To whom/, 'Simran');
  enter(/^Delivery/, DAY);
  await press(at, /^Review order/);
  const send = async () => {
    await press(at, /^Create Order/);
    await press(at, 'Save Order');
    return sentInput(at.environment, CREATE);
  };
  const { key } = await send();
  await fail(at.environment, CREATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  enter(/^Reference/, 'R-1');
  expect((await send())['key']).toBe(key);
  await answerWith(at.environment, CREATE, {
    createOrder: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'KEY_REUSED',
      message: 'This was sent before with other values.',
      problems: [],
    },
  });
  const question = within(await screen.findByRole('alertdialog', { name: 'This order was saved already' }));
  expect(
    question.getByRole<HTMLAnchorElement>('link', { name: 'See the customer’s orders' }).getAttribute('href'),
  ).toBe('/order-list?customer=c1');
  // Until the user chooses this, nothing is sent and the key stays.
  expect(waiting(at.environment, CREATE)).toBe(0);
  await at.user.click(question.getByRole('button', { name: 'Save as another order' }));
  await press(at, 'Save Order');
  expect((await sentInput(at.environment, CREATE))['key']).not.toBe(key);
});
