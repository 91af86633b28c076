import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, sentOperation, waiting, sentInput } from '../../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered, customer } from '../testing.ts';

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

const SET_OPENING = 'useSetOpeningDueMutation';
const OWED = { __typename: 'OpeningDue', amount: '500.00', pending: '300.00', since: '2026-03-31' };

async function openOpening(changes: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ pending: '0.00', ...changes }));
  await screen.findByRole('button', { name: 'Statement' });
  return at;
}

async function dialogOf(at: AtRoute) {
  await at.user.click(screen.getByRole('button', { name: 'Set opening due' }));
  return within(await screen.findByRole('dialog', { name: 'Opening due of Priya Agarwal' }));
}

test('what was owed is set with its day, and stands there with what is left of it', async () => {
  const at = await openOpening();
  const dialog = await dialogOf(at);
  await at.user.type(dialog.getByRole('textbox', { name: /^Owed ?\(/ }), '500');
  const day = dialog.getByRole('textbox', { name: /^Owed since/ });
  await at.user.clear(day);
  await at.user.type(day, '31/03/2026');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, SET_OPENING)).toMatchObject({
    customer: 'c1',
    amount: '500.00',
    since: '2026-03-31',
  });
  await answerWith(at.environment, SET_OPENING, {
    setOpeningDue: {
      __typename: 'CustomerSuccess',
      customer: customer({ pending: '0.00', openingDue: OWED }),
    },
  });
  expect(await screen.findByText('₹300.00 of ₹500.00 still to pay, since 31 Mar 2026')).toBeDefined();
});

test('less than was paid, and a day to come, are told at their fields', async () => {
  const at = await openOpening({ openingDue: OWED });
  const dialog = await dialogOf(at);
  const amount = dialog.getByRole('textbox', { name: /^Owed ?\(/ });
  await at.user.clear(amount);
  await at.user.type(amount, '100');
  const day = dialog.getByRole('textbox', { name: /^Owed since/ });
  await at.user.clear(day);
  await at.user.type(day, '31/03/2999');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('₹200.00 of it was already paid.')).toBeDefined();
  expect(dialog.getByText('The day cannot be in the future.')).toBeDefined();
});

test('who may not set it reads it; where nothing was owed nothing stands there', async () => {
  const at = await openOpening({ viewerCanSetOpeningDue: false, openingDue: { ...OWED, pending: '0.00' } });
  expect(screen.getByText('₹500.00, paid, since 31 Mar 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set opening due' })).toBeNull();
  at.unmount();
  await openOpening({ viewerCanSetOpeningDue: false });
  expect(screen.queryByText('Opening due')).toBeNull();
});

const SET_LIMIT = 'useSetCreditLimitMutation';

async function openLimit(changes: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ pending: '0.00', ...changes }));
  await screen.findByRole('button', { name: 'Statement' });
  return at;
}

test('a limit is set, and taken away by an empty field', async () => {
  const at = await openLimit();
  expect(screen.getByText('No limit')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Set credit limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit limit of Priya Agarwal' }));
  await at.user.type(dialog.getByRole('textbox', { name: /^Credit limit/ }), '5000{Enter}');
  expect(await sentInput(at.environment, SET_LIMIT)).toMatchObject({ customer: 'c1', limit: '5000.00' });
  await answerWith(at.environment, SET_LIMIT, {
    setCreditLimit: { __typename: 'CustomerSuccess', customer: customer({ creditLimit: '5000.00' }) },
  });
  expect(await screen.findByText('The credit limit is saved.')).toBeDefined();
  expect(screen.getByText('₹5,000.00')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Set credit limit' }));
  const again = within(await screen.findByRole('dialog', { name: /^Credit limit/ }));
  const field = again.getByRole('textbox', { name: /^Credit limit/ });
  await at.user.clear(field);
  await at.user.click(again.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, SET_LIMIT)).toMatchObject({ limit: null });
});

test('who may not edit reads the limit; without one nothing of it stands there', async () => {
  const at = await openLimit({ viewerCanEdit: false, creditLimit: '250.00' });
  expect(screen.getByText('₹250.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set credit limit' })).toBeNull();
  at.unmount();
  await openLimit({ viewerCanEdit: false });
  expect(screen.queryByText('Credit limit')).toBeNull();
});
