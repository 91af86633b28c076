import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../../../app/session/store.ts';
import { answerWith, sentInput, waiting } from '../../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../../testing/render.tsx';
import { customerDetailsRoute } from '../../route.ts';
import { answered } from '../../testing.ts';

const QUERY = 'ReceiveOnAccountQuery';
const MUTATION = 'useCreateAccountReceiptMutation';

const WHO = { name: 'Priya Agarwal', viewerCanSetOpeningDue: true };

const due = (...pendings: string[]) => ({
  node: { __typename: 'Customer', id: 'c1', openingDue: null, ...WHO },
  viewer: {
    tenant: {
      id: 't1',
      settings: { billPaper: 'THERMAL_80', pageSize: 'A4' },
      documents: {
        summary: {
          pending: pendings.reduce((sum, one) => sum + Number(one), 0).toFixed(2),
        },
        edges: pendings.map((pending, at) => ({
          node: { __typename: 'Document', id: `d${at}`, number: `26-27/A/0000${at + 1}`, pending },
        })),
      },
    },
  },
});

async function open(changes: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ pending: '0.00', ...changes }));
  await screen.findByRole('button', { name: 'Statement' });
  return at;
}

async function dialogOf(at: AtRoute, ...pendings: string[]) {
  await at.user.click(screen.getByRole('button', { name: 'Receive on account' }));
  await answerWith(at.environment, QUERY, due(...pendings));
  return within(await screen.findByRole('dialog', { name: 'Receive from Priya Agarwal' }));
}

const rowsOf = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'The oldest bills are paid first' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the oldest bills are paid first, as is seen while the amount is typed; the rest stays as credit', async () => {
  const at = await open();
  const dialog = await dialogOf(at, '100.00', '75.00');
  const amount = await dialog.findByRole('textbox', { name: /^Amount/ });
  await at.user.clear(amount);
  await at.user.type(amount, '120');
  expect(rowsOf(dialog)).toEqual([
    '26-27/A/00001paid in full₹100.00₹100.00',
    '26-27/A/00002₹55.00 stays due₹20.00₹20.00',
  ]);
  await at.user.clear(amount);
  await at.user.type(amount, '200');
  expect(rowsOf(dialog).at(-1)).toBe('Kept as credit₹25.00₹25.00');
  await at.user.selectOptions(dialog.getByRole('combobox', { name: /^Payment mode/ }), 'CARD');
  await at.user.click(dialog.getByRole('button', { name: 'Receive ₹200.00' }));
  expect(await dialog.findByText('Enter the last four digits of the card')).toBeDefined();
  await at.user.selectOptions(dialog.getByRole('combobox', { name: /^Payment mode/ }), 'BANK');
  await at.user.type(dialog.getByRole('textbox', { name: /^Bank name/ }), 'HDFC Bank');
  const reference = dialog.getByRole('textbox', { name: /^Bank reference/ });
  await at.user.clear(reference);
  await at.user.type(reference, '4711{Enter}');
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    customer: 'c1',
    amount: '200.00',
    expectedDue: '175.00',
    mode: 'BANK',
    reference: '4711',
    bank: 'HDFC Bank',
  });
  await answerWith(at.environment, MUTATION, {
    createAccountReceipt: {
      __typename: 'CreateAccountReceiptSuccess',
      receipt: {
        __typename: 'AccountReceipt',
        id: 'r1',
        number: '26-27/R/00001',
        amount: '200.00',
        credited: '25.00',
        pdfUrl: '/pdf/receipt/r1',
      },
      customer: { __typename: 'Customer', id: 'c1', pending: '0.00', credit: '25.00' },
    },
  });
  expect(await dialog.findByText(/^Receipt 26-27\/R\/00001 of ₹200.00 is made\./)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Print receipt' })).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('no amount is told and not sent; another sum that is due by now is told, and asked for anew', async () => {
  const at = await open();
  const dialog = await dialogOf(at);
  await at.user.click(await dialog.findByRole('button', { name: /^Receive ₹/ }));
  expect(await dialog.findByText('Enter the amount that you received')).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await at.user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '50{Enter}');
  await answerWith(at.environment, MUTATION, {
    createAccountReceipt: {
      __typename: 'ChangedMeanwhile',
      __isRefusal: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'Something was billed or paid meanwhile: ₹90.00 is due now',
      current: '90.00',
    },
  });
  await waitFor(() => expect(waiting(at.environment, QUERY)).toBe(1));
  await answerWith(at.environment, QUERY, due('90.00'));
  expect(await dialog.findByText('₹90.00 is due')).toBeDefined();
  expect(dialog.getByText(/Something was billed or paid meanwhile/)).toBeDefined();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('50');
});

test('whoever may not receive money is not offered it', async () => {
  await open({ viewerCanReceive: false });
  expect(screen.queryByRole('button', { name: 'Receive on account' })).toBeNull();
});

test('what was owed before the first bill is paid first, and is among what is due', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Receive on account' }));
  const openingDue = {
    __typename: 'OpeningDue',
    amount: '300.00',
    pending: '300.00',
    since: '2026-03-31',
  };
  await answerWith(at.environment, QUERY, {
    ...due('100.00'),
    node: { __typename: 'Customer', id: 'c1', openingDue, ...WHO },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Receive from Priya Agarwal' }));
  const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(amount.value).toBe('400.00');
  await at.user.clear(amount);
  await at.user.type(amount, '350');
  expect(rowsOf(dialog)).toEqual([
    'Opening duepaid in full₹300.00₹300.00',
    '26-27/A/00001₹50.00 stays due₹50.00₹50.00',
  ]);
  await at.user.click(dialog.getByRole('button', { name: 'Receive ₹350.00' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({ expectedDue: '400.00' });
});
