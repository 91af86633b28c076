import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, type NotificationKind } from './kinds.ts';
import { writeNotification, type NotificationFacts } from './write.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const BILL = { documentId: ID, number: '26-27/A/00413', customer: 'Priya Agarwal' };
/** "Document:" and "Order:" with the id, in base64url. */
const LINK = '/Billing-History?open=RG9jdW1lbnQ6MDE4ZjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx';

/** "Appointment:" with the id, in base64url. */
const APPOINTMENT = 'QXBwb2ludG1lbnQ6MDE4ZjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx';

type Case = {
  [K in NotificationKind]: readonly [K, NotificationFacts[K], string, string, string];
}[NotificationKind];

const CASES: readonly Case[] = [
  [
    'PAYMENT_RECEIVED',
    { ...BILL, amount: 140_450, pending: 400_000 },
    'Payment received',
    '₹1,404.50 from Priya Agarwal for 26-27/A/00413. ₹4,000.00 is still to pay.',
    LINK,
  ],
  [
    'PAYMENT_RECEIVED',
    { ...BILL, amount: 100, pending: 0 },
    'Payment received',
    '₹1.00 from Priya Agarwal for 26-27/A/00413. It is fully paid.',
    LINK,
  ],
  [
    'STOCK_LOW',
    { item: 'Aashirvaad Atta 5 kg', left: 2_500, unit: 'pc' },
    'Stock is low',
    'Aashirvaad Atta 5 kg: only 2.5 pc left.',
    '/products?search=Aashirvaad%20Atta%205%20kg',
  ],
  ['STOCK_GONE', { item: 'Soap' }, 'Out of stock', 'Soap: the last one was sold.', '/products?search=Soap'],
  [
    'ORDER_ASSIGNED',
    { ...BILL, type: 'ORDER', total: 7_404_50 },
    'Order assigned to you',
    '26-27/A/00413 for Priya Agarwal, ₹7,404.50.',
    LINK,
  ],
  [
    'ORDER_COMPLETED',
    { orderId: ID, number: 'OR-12', customer: 'Priya Agarwal' },
    'Order completed',
    'OR-12 for Priya Agarwal is ready.',
    '/order-details?id=T3JkZXI6MDE4ZjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx',
  ],
  [
    'SETTINGS_CHANGED',
    { by: 'Rekha Yadav', what: 'the GST rate from 18 % to 5 %', screen: '/SetingQRCodeResizer?tab=bills' },
    'Settings changed',
    'Rekha Yadav changed the GST rate from 18 % to 5 %.',
    '/SetingQRCodeResizer?tab=bills',
  ],
  [
    'LOGIN_NUMBER_WANTED',
    { name: 'Ravi Kumar', mobile: '9829041526' },
    'Login number change',
    'Ravi Kumar asked to log in with 98290 41526. The old number works until the new one logs in or you confirm it.',
    '/sessions',
  ],
  [
    'LOGIN_NUMBER_CHANGED',
    { name: 'Ravi Kumar', mobile: '9829041526' },
    'Login number changed',
    'Ravi Kumar now logs in with 98290 41526.',
    '/sessions',
  ],
  [
    'IMPORT_DONE',
    { file: 'products.xlsx', rows: 999, screen: '/products' },
    'Import finished',
    'products.xlsx: 999 rows were added or changed.',
    '/products',
  ],
  [
    'IMPORT_FAILED',
    { file: 'products.xlsx', reason: '137 cells need a look.', screen: '/products' },
    'Import stopped',
    'products.xlsx: nothing was changed. 137 cells need a look.',
    '/products',
  ],
  [
    'SUBSCRIPTION_ENDING',
    { plan: 'Growth', endsOn: '2026-11-27' },
    'Your plan ends soon',
    'Growth ends on 27 Nov 2026. Choose a plan to continue.',
    '/subscription',
  ],
  [
    'APPOINTMENT_TODAY',
    {
      appointmentId: ID,
      time: '4:30 pm',
      customer: 'Divya Nair',
      purpose: 'Trial',
      day: '2026-11-21',
      today: '2026-11-21',
    },
    'Appointment today',
    '4:30 pm: Divya Nair, Trial.',
    `/Calendar?day=2026-11-21&open=${APPOINTMENT}`,
  ],
  [
    'APPOINTMENT_TODAY',
    { appointmentId: ID, time: '12:10 am', purpose: 'Trial', day: '2026-11-22', today: '2026-11-21' },
    'Appointment on 22 Nov 2026',
    '12:10 am: Trial.',
    `/Calendar?day=2026-11-22&open=${APPOINTMENT}`,
  ],
  [
    'PIECES_GIVEN',
    { pieceId: ID, number: '26-27/J/00182', item: 'Blouse', pieces: 2, stage: 'Stitching' },
    'Work for you: Stitching',
    '2 pieces of Blouse, order 26-27/J/00182.',
    '/piece-details?id=UGllY2U6MDE4ZjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx',
  ],
  ['TASK_DUE', { detail: 'Call the tailor' }, 'Task for today', 'Call the tailor', '/'],
  [
    'PAYMENT_DUE',
    { ...BILL, pending: 400_000 },
    'Payment expected today',
    'Priya Agarwal said to pay ₹4,000.00 for 26-27/A/00413.',
    LINK,
  ],
];

test.each(CASES)(
  '%s is told in words, with the screen that it opens',
  (kind, facts, title, message, link) => {
    expect(writeNotification(kind, facts as never)).toEqual({ title, message, link });
  },
);

test('there are words for every kind, and every kind has one of the four types', () => {
  expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(Object.keys(NOTIFICATION_KINDS)));
  for (const { type } of Object.values(NOTIFICATION_KINDS)) expect(NOTIFICATION_TYPES).toContain(type);
});

test('what a customer or an item is called stays inside the address', () => {
  const { link } = writeNotification('STOCK_LOW', { item: 'a&b=c#d?/..', left: 0, unit: 'pc' });
  expect(link).toBe('/products?search=a%26b%3Dc%23d%3F%2F..');
});
