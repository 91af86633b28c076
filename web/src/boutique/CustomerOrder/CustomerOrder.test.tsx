import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, waiting } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { customerOrderRoute } from './route.ts';

const visit = (search: string) => renderAt(`/order-customer-details${search}`, [customerOrderRoute]);
const LINK = '?id=o1&ts=dGVuYW50&k=secret';
const QUERY = 'CustomerOrderQuery';

const ORDER = {
  number: '26-27/J/00182',
  createdAt: '2026-11-17T11:30:00.000Z',
  status: 'In Process',
  fixedStatus: 'IN_PROCESS',
  stage: 'Embroidery',
  urgent: false,
  trialDate: '2026-11-26',
  deliveryDate: '2026-11-30',
  functionDate: null,
  customerName: 'Ananya Deshmukh',
  customerMobile: '••••••6120',
  subtotal: '4250.00',
  discount: '250.00',
  gst: '720.00',
  gstPercent: '18',
  total: '4720.00',
  advance: '1000.00',
  pending: '3720.00',
  payment: 'PARTIALLY_PAID',
  shop: {
    name: 'Meenakshi Boutique',
    ownerName: 'Meenakshi Rao',
    address: 'Johari Bazar, Jaipur',
    email: 'shop@example.in',
    mobile: '9829012345',
    image: null,
  },
  items: [
    {
      name: 'Blouse',
      toWhom: 'Ananya',
      quantity: 2,
      state: 'IN_PROCESS',
      unitPrice: '1725.00',
      total: '3450.00',
      designs: [{ area: 'Front neck', name: 'Sweetheart', price: '150.00' }],
      fabrics: [],
      addOns: [{ area: 'Add-ons', name: 'Tassel', price: '75.00' }],
      patterns: [
        {
          name: 'Aari work',
          price: '300.00',
          images: [{ url: 'http://shop.example/files/a.jpg' }],
          stagePrices: [{ stage: 'Embroidery', amount: '220.00' }],
        },
      ],
    },
  ],
};

test('the customer sees shop, day, how far it is, what is to pay, and every part of the order', async () => {
  const at = visit(LINK);
  const { request } = await answerWith(at.environment, QUERY, { publicOrder: ORDER });
  expect(request.variables).toEqual({ id: 'o1', tenant: 'dGVuYW50', key: 'secret' });
  const texts = [
    'Meenakshi Boutique',
    'Monday, 30 Nov 2026',
    'Ananya Deshmukh · ••••••6120',
    'Blouse × 2',
    'Front neck: Sweetheart',
    'Pattern: Aari work',
    'of which Embroidery ₹220.00',
    'Tassel',
    '₹1,200.00',
    '₹4,720.00',
  ];
  for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getAllByText('₹3,720.00').length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: 'Call Meenakshi Boutique, 98290 12345' })).toBeDefined();
  expect(screen.getByText('Embroidery').closest('li')?.getAttribute('aria-current')).toBe('step');
  // A picture of a pattern opens as large as the screen.
  await at.user.click(await screen.findByRole('button', { name: 'Open picture 1: Aari work' }));
  expect(await screen.findByRole('img', { name: 'Aari work, picture 1' })).toBeDefined();
});

test.each(['', '?id=o1', '?ts=dGVuYW50&k=secret'])(
  '%j: what is missing is told, and nothing asked',
  async (search) => {
    const at = visit(search);
    expect(await screen.findByText('Order ID or tenant string is missing.')).toBeDefined();
    expect(waiting(at.environment, QUERY)).toBe(0);
  },
);

test.each([LINK, '?id=o1&ts=dGVuYW50'])('%s: a link that does not open says so', async (search) => {
  const at = visit(search);
  await answerWith(at.environment, QUERY, { publicOrder: null });
  expect(await screen.findByText('This link is no longer valid. Ask the shop for a new one.')).toBeDefined();
});

test('without a network it can be tried again', async () => {
  const at = visit(LINK);
  await fail(at.environment, QUERY, unreachable('r1'));
  expect(await screen.findByText('Failed to fetch order details.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Retry' }));
  await answerWith(at.environment, QUERY, { publicOrder: ORDER });
  expect(await screen.findByText('Meenakshi Boutique')).toBeDefined();
});
