import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, sentOperation, waiting } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered } from '../testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

async function open(): Promise<AtRoute> {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered());
  return at;
}

const bill = (id: string, changes: object) => ({
  node: {
    __typename: 'Document',
    id,
    number: `26-27/A/${id}`,
    date: '2024-11-20T06:30:00.000Z',
    pending: '5404.50',
    viewerCanReceivePayment: true,
    ...changes,
  },
});

const openBills = {
  viewer: {
    __typename: 'Viewer',
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      documents: {
        edges: [
          bill('00413', {}),
          bill('00398', { pending: '1200.00', viewerCanReceivePayment: false }),
          bill('00340', { pending: '0.00' }),
        ],
      },
    },
  },
};

test('what the shop owes the customer stands beside it', async () => {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ credit: '210.00' }));
  expect(await screen.findByText('Money that was kept. It pays a later bill.')).toBeDefined();
  expect(screen.getByText('₹210.00')).toBeDefined();
});

test('what is still to pay stands on its bills, each of which opens to receive it', async () => {
  const { environment, user } = await open();
  await answerWith(environment, 'OpenBillsQuery', openBills);
  const bills = within(await screen.findByRole('list', { name: 'Bills that are still to pay' }));
  expect(bills.getAllByRole('listitem')).toHaveLength(2);
  expect(bills.getByRole('button', { name: 'Open: 26-27/A/00398' })).toBeDefined();
  await user.click(bills.getByRole('button', { name: 'Receive payment: 26-27/A/00413' }));
  const { request } = await sentOperation(environment, 'OpenDocumentQuery');
  expect(request.variables).toEqual({ id: '00413' });
});

async function openStatement() {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Statement of account' }));
  return { ...at, dialog };
}

test('a statement begins with this financial year, and tells every line and the closing balance', async () => {
  const { environment, dialog } = await openStatement();
  const { request } = await sentOperation(environment, 'StatementLinesQuery');
  expect(request.variables['from']).toMatch(/^\d{4}-04-01$/);
  await answerWith(environment, 'StatementLinesQuery', {
    node: {
      __typename: 'Customer',
      id: 'c1',
      statement: {
        __typename: 'CustomerStatement',
        opening: '100.00',
        closing: '41.00',
        pdfUrl: '/pdf/statement/c1',
        sheetUrl: '/sheets/statement/c1',
        lines: [
          {
            number: '26-27/A/00413',
            day: '2026-11-20',
            mode: 'CASH',
            billed: '0.00',
            received: '59.00',
            balance: '41.00',
          },
        ],
      },
    },
  });
  expect(await dialog.findByText('26-27/A/00413, Cash')).toBeDefined();
  expect(dialog.getByText('Opening balance')).toBeDefined();
  expect(dialog.getByText('Closing balance')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Save PDF' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Save spreadsheet' })).toBeDefined();
});

test('a range that ends before it begins is told at its field, and nothing is asked', async () => {
  const { environment, user, dialog } = await openStatement();
  await answerWith(environment, 'StatementLinesQuery', {
    node: { __typename: 'Customer', id: 'c1', statement: null },
  });
  const to = dialog.getByLabelText(/^To/);
  await user.clear(to);
  await user.type(to, '01/01/2001');
  await user.tab();
  expect(await dialog.findByText('End date cannot be before start date')).toBeDefined();
  expect(waiting(environment, 'StatementLinesQuery')).toBe(0);
});
