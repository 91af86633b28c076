import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentTimeline_document$key } from '../../__generated__/PaymentTimeline_document.graphql.ts';
import type { PaymentTimeline_tenant$key } from '../../__generated__/PaymentTimeline_tenant.graphql.ts';
import { renderDocument } from '../testing/renderDocument.tsx';
import { document, paidDocument, payment } from '../testing/document.ts';
import { PaymentTimeline } from './PaymentTimeline.tsx';

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
