import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, answerWithout, sentOperation } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { document, payment } from '../testing/document.ts';
import { FIRST_DAY, variablesOf, yearBefore } from './address.ts';
import { paymentHistoryRoute } from './route.ts';

const QUERY = 'PaymentHistoryQuery';
const CHAIN = [
  payment('y1', '2000.00', '5404.50', { isAdvance: true, previousPending: '7404.50', mode: 'CASH' }),
  payment('y2', '404.50', '5000.00', { previousPending: '5404.50', reference: '432109876543' }),
];
const viewer = { tenant: { id: 't1', settings: { billPaper: 'PAGE', pageSize: 'A4' } } };
const data = (paymentHistory: readonly object[] | null = CHAIN) => ({
  viewer,
  node: document({ paymentHistory }),
});

function visit(path = '/PaymentHistoryPage/d1') {
  storeSession({ access_token: 'secret' });
  return renderAt(path, [paymentHistoryRoute]);
}

test('the last year is asked for at first; of 29 February the day before', () => {
  expect(yearBefore('2026-11-20')).toBe('2025-11-20');
  expect(yearBefore('2028-02-29')).toBe('2027-02-28');
  expect(variablesOf('d1', new URLSearchParams('from=x'), '2026-11-20')).toEqual({
    id: 'd1',
    known: true,
    from: '2025-11-20',
    to: '2026-11-20',
  });
});

test('payments stand as a chain: what was to pay, what came, what was left, and who confirmed it', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  expect(await screen.findByRole('heading', { name: 'Payment History for Invoice' })).toBeDefined();
  const rows = await screen.findAllByRole('row');
  expect(rows[1]?.textContent).toMatch(
    /Cash received.*Confirmed by Rekha Yadav.*₹7,404\.50.*₹2,000\.00.*₹5,404\.50/,
  );
  expect(rows[2]?.textContent).toMatch(/UTR 4321 ?0987 ?6543.*₹5,404\.50.*₹404\.50.*₹5,000\.00/);
});

test('goods that came back are no money that was received, and are told apart', async () => {
  const at = visit();
  const note = payment('y1', '404.50', '7000.00', {
    isCreditNote: true,
    creditNote: '26-27/C/00001',
    mode: 'CREDIT',
    previousPending: '7404.50',
  });
  const bill = document({ paymentHistory: [note], received: '0.00', credited: '404.50', pending: '7000.00' });
  await answerWith(at.environment, QUERY, { viewer, node: bill });
  const received = await screen.findByText('Received');
  expect(received.parentElement?.textContent).toContain('₹0.00');
  const came = await screen.findByText('Credit notes');
  expect(came.parentElement?.textContent).toContain('₹404.50');
  expect(screen.getByText('Credit note · 26-27/C/00001')).toBeDefined();
});

test('a refund prints its voucher, a part of money on account its receipt, another payment nothing', async () => {
  const at = visit();
  const refund = payment('y3', '10.00', '15.00', {
    isRefund: true,
    voucher: '26-27/F/00001',
    paperUrl: '/pdf/voucher/y3',
    previousPending: '5.00',
  });
  const part = payment('y4', '15.00', '0.00', {
    receipt: '26-27/R/00002',
    paperUrl: '/pdf/receipt/r2',
    previousPending: '15.00',
  });
  await answerWith(at.environment, QUERY, data([...CHAIN, refund, part]));
  const buttons = await screen.findAllByRole('button', { name: /^Print (voucher|receipt)/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Print voucher 26-27/F/00001',
    'Print receipt 26-27/R/00002',
  ]);
  await at.user.click(buttons[0] as HTMLElement);
  expect(await screen.findAllByRole('menuitem', { name: /A4|80 mm|58 mm/ })).not.toHaveLength(0);
});

test('nothing in these days offers all days', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data([]));
  expect(await screen.findByText('No records found')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Show all days' }));
  const { request } = await sentOperation(at.environment, QUERY);
  expect(request.variables).toMatchObject({ id: 'd1', from: FIRST_DAY });
});

test('without an id, and of a document that is not there, the page says so', async () => {
  const at = visit('/PaymentHistoryPage');
  await answerWith(at.environment, QUERY, {});
  expect(await screen.findByText('Document ID is missing.')).toBeDefined();
  at.unmount();
  const other = visit();
  await answerWith(other.environment, QUERY, { node: null });
  expect(await screen.findByText('This document was not found')).toBeDefined();
});

test('payments that may not be seen are told where they would stand, beside the document', async () => {
  const at = visit();
  await answerWithout(at.environment, QUERY, data(), ['node.paymentHistory']);
  expect(await screen.findByText('Failed to load payment history.')).toBeDefined();
  expect(screen.getByText('26-27/A/00413')).toBeDefined();
});

test('a phone gets a list with the chain in a line', async () => {
  setWidth(360);
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  expect(await screen.findByText('₹7,404.50 → ₹5,404.50')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
