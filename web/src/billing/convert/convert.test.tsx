import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { openBill, openHistory } from '../BillingHistory/testing.tsx';
import { document } from '../testing/document.ts';

const MUTATION = 'useConvertDocumentMutation';
const INVOICE = document({
  id: 'd9',
  number: '26-27/A/00414',
  convertedFrom: { __typename: 'Document', id: 'd1', type: 'ORDER', number: '26-27/O/00007' },
});
/** An order, fully paid by default. */
const order = (changes: object = {}) =>
  document({
    type: 'ORDER',
    number: '26-27/O/00007',
    pending: '0.00',
    status: 'PAID',
    viewerCanReceivePayment: false,
    viewerCanConvert: true,
    ...changes,
  });

async function open(bill: object) {
  const at = await openHistory({ bills: [bill] });
  await openBill(at, 'Priya', bill);
  return at;
}

test('a paid order becomes a bill in one click, and the bill opens', async () => {
  const at = await open(order());
  await at.user.click(await screen.findByRole('button', { name: 'Proceed to Bill' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    document: 'd1',
    type: 'INVOICE',
    expectedTotal: '7404.50',
  });
  await answerWith(at.environment, MUTATION, {
    convertDocument: {
      __typename: 'ConvertDocumentSuccess',
      document: INVOICE,
      source: order({ viewerCanConvert: false, convertedTo: INVOICE }),
    },
  });
  expect(await screen.findByText('Invoice created successfully!')).toBeDefined();
  await waitFor(() => expect(at.place()).toBe('/Billing-History?open=d9'));
});

test('while something is pending it waits with its reason, and Receive payment stands beside it', async () => {
  await open(
    order({ pending: '5404.50', status: 'PARTIAL', viewerCanReceivePayment: true, viewerCanConvert: false }),
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Proceed to Bill' });
  expect(button.disabled).toBe(true);
  const reason = window.document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/₹5,404\.50 is still to pay\. Receive it first\./);
  expect(screen.getByRole('button', { name: /^Receive payment/ })).toBeDefined();
});

test('a proposal becomes an order or an invoice', async () => {
  const proposal = order({ type: 'PROPOSAL', number: '26-27/P/00003', status: 'OPEN' });
  const at = await open(proposal);
  expect(await screen.findByRole('button', { name: 'Make invoice' })).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Make order' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({ type: 'ORDER' });
  await answerWith(at.environment, MUTATION, {
    convertDocument: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'DOCUMENT_FIXED',
      message: 'This proposal was accepted before. Open what was made from it.',
      figures: [],
    },
  });
  expect(
    await screen.findByText('This proposal was accepted before. Open what was made from it.'),
  ).toBeDefined();
});

test('order and invoice name each other, and open each other', async () => {
  const at = await open(order({ viewerCanConvert: false, convertedTo: INVOICE }));
  const link = await screen.findByRole('link', { name: 'Invoice 26-27/A/00414' });
  expect(screen.queryByRole('button', { name: 'Proceed to Bill' })).toBeNull();
  await at.user.click(link);
  expect(at.place()).toBe('/Billing-History?open=d9');
});
