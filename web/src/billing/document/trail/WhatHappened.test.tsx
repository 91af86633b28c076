import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, waiting } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { detail, openHistory, row, answerHead, BILLS } from '../../BillingHistory/testing.tsx';
import { document } from '../../testing/document.ts';

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
