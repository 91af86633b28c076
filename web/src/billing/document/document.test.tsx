import { screen, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentTimeline_document$key } from '../../__generated__/PaymentTimeline_document.graphql.ts';
import type { PaymentTimeline_tenant$key } from '../../__generated__/PaymentTimeline_tenant.graphql.ts';
import { renderDocument } from '../testing/renderDocument.tsx';
import { document, paidDocument, payment } from '../testing/document.ts';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { answerWith, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { detail, openHistory, row, answerHead, BILLS } from '../BillingHistory/testing.tsx';

const steps = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);

const show = (fields: ReturnType<typeof document>): void => {
  const { __typename, id, type, total, pending, status, payments } = fields;
  const record = { __typename, id, type, total, pending, status, payments };
  renderDocument('PaymentTimeline_document', record, (key) => (
    <PaymentTimeline
      document={key as PaymentTimeline_document$key}
      // No payment here has a paper of its own.
      shop={null as unknown as PaymentTimeline_tenant$key}
    />
  ));
};

test('tells each payment with who confirmed it, and what is still to pay', () => {
  show(document({ type: 'ORDER' }));
  expect(steps()).toHaveLength(2);
  expect(steps()[0]).toMatch(/20 Nov 2025, 4:12 pm · UPI advance.*Confirmed by Rekha Yadav.*₹2,000\.00/);
  expect(steps()[1]).toMatch(/Still to pay.*₹5,404\.50/);
});

test('a paid one ends with the last payment and its reference', () => {
  show(paidDocument());
  expect(steps()).toHaveLength(2);
  expect(steps()[1]).toMatch(/UPI received.*Confirmed by Rekha Yadav · UTR 432109876543.*₹5,404\.50/);
});

test('money for a bill is received, not an advance, in full or in part', () => {
  show(paidDocument({ payments: [payment('y1', '7404.50', '0.00', { isAdvance: true, mode: 'CASH' })] }));
  expect(steps()).toHaveLength(1);
  expect(steps()[0]).toMatch(/Cash received/);
});

test('tells what was given in cash above the amount', () => {
  const cash = payment('y1', '7404.50', '0.00', { mode: 'CASH', tendered: '7500.00' });
  show(paidDocument({ payments: [cash] }));
  expect(steps()[0]).toMatch(/Cash received.*₹7,500\.00 given.*₹7,404\.50/);
});

test('nothing is to pay on a canceled one; payments that could not be fetched are told', () => {
  show(document({ status: 'CANCELED', payments: [] }));
  expect(screen.queryByRole('listitem')).toBeNull();
  show(document({ id: 'd2', payments: null }));
  expect(screen.getByText('Failed to load payment history.')).toBeDefined();
});

const change = (revision: number, rest: object = {}) => ({
  revision,
  changedBy: 'Rekha Yadav',
  date: `2025-11-2${revision}T10:42:00.000Z`,
  reason: 'Wrong price',
  previousTotal: '420.00',
  newTotal: '283.50',
  lines: [
    {
      name: 'Shirt',
      unit: 'pc',
      before: { quantity: '2', price: '100.00' },
      after: { quantity: '3', price: '90.00' },
    },
    { name: 'Cloth', unit: 'm', before: { quantity: '1.5', price: '200.00' }, after: null },
  ],
  fields: [
    { field: 'total_amount', before: '420.00', after: '283.50' },
    { field: 'payment_mode', before: 'CASH', after: 'UPI' },
    { field: 'discount_amount', before: '0.00', after: '5.00' },
    { field: 'delivery_date', before: null, after: '2025-12-01' },
    { field: 'description', before: null, after: null },
  ],
  ...rest,
});

async function openEdited(isOwner: boolean): Promise<AtRoute> {
  const at = await openHistory();
  await at.user.click(await row('Priya'));
  await answerHead(at);
  const answer = { ...detail(document({ ...BILLS[0], revision: 6 })) };
  await answerWith(at.environment, 'DocumentDetailQuery', {
    ...answer,
    viewer: { ...answer.viewer, profile: { isOwner } },
  });
  return at;
}

test('the owner reads the edits newest first: five, and all of them', async () => {
  const at = await openEdited(true);
  const changes = [1, 2, 3, 4, 5, 6].map((revision) => change(revision));
  await answerWith(at.environment, 'WhatHappenedQuery', {
    node: { __typename: 'Document', __isNode: 'Document', id: 'd1', changes },
  });
  const trail = await screen.findByRole('region', { name: 'What happened' });
  const steps = (): string[] => [...trail.querySelectorAll('ol > li')].map((one) => one.textContent ?? '');
  expect(steps()).toHaveLength(5);
  expect(steps()[0]).toMatch(
    /^26 Nov 2025, 4:12 pm · Rekha Yadav.*₹420\.00.*₹283\.50.*Wrong price.*Shirt: 2 × ₹100\.00 → 3 × ₹90\.00.*Cloth: Removed.*Payment mode Cash → UPI.*Discount ₹0\.00 → ₹5\.00.*Delivery date – → 1 Dec 2025.*Description changed/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'All 6' }));
  expect(steps()).toHaveLength(6);
});

test('nobody else is asked for it', async () => {
  const at = await openEdited(false);
  expect(await screen.findByText('Payments')).toBeDefined();
  expect(waiting(at.environment, 'WhatHappenedQuery')).toBe(0);
  expect(screen.queryByRole('region', { name: 'What happened' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/EditBillings?document=d1');
});
