import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, sentInput } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered, customer } from '../testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

async function open(changes: object = {}): Promise<AtRoute> {
  const crm = { path: '/crm', element: <h1>Contacts</h1> };
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute, crm]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered(changes));
  await screen.findByRole('heading', { name: 'Own data' });
  return at;
}

test('who was not asked has not agreed; a tick notes it with how it was said', async () => {
  const { user, environment } = await open();
  expect(screen.getByText('Has not agreed to messages')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'May be sent messages' }));
  const input = await sentInput(environment, 'useOwnDataConsentMutation');
  expect(input).toMatchObject({ customer: 'c1', given: true, source: 'COUNTER' });
  const consent = { __typename: 'Consent', given: true, at: '2026-11-20T06:30:00.000Z', source: 'COUNTER' };
  await answerWith(environment, 'useOwnDataConsentMutation', {
    updateCustomerConsent: {
      __typename: 'CustomerSuccess',
      customer: customer({
        consent,
        dataEvents: [
          {
            __typename: 'CustomerDataEvent',
            kind: 'CONSENT_GIVEN',
            createdAt: '2026-11-20T06:30:00.000Z',
            createdBy: 'Rekha Yadav',
          },
        ],
      }),
    },
  });
  expect(await screen.findByText(/^Agreed on .*At the counter\)$/)).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'What was done' })).getByText(/Rekha Yadav/)).toBeDefined();
});

test('who is not the owner neither exports nor erases', async () => {
  await open({ viewerOwnsData: false });
  expect(screen.queryByRole('button', { name: 'Export data' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Erase customer' })).toBeNull();
});

async function openErase() {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Erase customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Priya Agarwal?' }));
  return { ...at, dialog, send: () => at.user.click(dialog.getByRole('button', { name: 'Erase customer' })) };
}

test('another name is told at its field, and nothing is sent', async () => {
  const { user, environment, dialog, send } = await openErase();
  await user.type(dialog.getByRole('textbox'), 'Priya');
  await send();
  expect(await dialog.findByText('This is not the name of the customer')).toBeDefined();
  const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(sent).not.toContain('useOwnDataEraseMutation');
});

test('what is owed is told in the dialog; once erased, the contacts are there', async () => {
  const { user, environment, dialog, send } = await openErase();
  await user.type(dialog.getByRole('textbox'), 'priya agarwal');
  await send();
  const owes = 'This customer still has to pay ₹6,604.50. Settle that first.';
  await answerWith(environment, 'useOwnDataEraseMutation', {
    eraseCustomer: { __typename: 'Refused', __isRefusal: 'Refused', code: 'CUSTOMER_OWES', message: owes },
  });
  expect(await screen.findByText(owes)).toBeDefined();
  await send();
  expect(await sentInput(environment, 'useOwnDataEraseMutation')).toMatchObject({ name: 'priya agarwal' });
  await answerWith(environment, 'useOwnDataEraseMutation', {
    eraseCustomer: { __typename: 'EraseCustomerSuccess', deletedId: 'c1' },
  });
  expect(await screen.findByRole('heading', { name: 'Contacts' })).toBeDefined();
});

test('the export fetches the file that it was told of', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('PK'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Export data' }));
  await answerWith(environment, 'useOwnDataExportMutation', {
    exportCustomerData: {
      __typename: 'ExportCustomerDataSuccess',
      url: 'https://galla.test/customer-data/c1',
      customer: customer(),
    },
  });
  await vi.waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toContain('/customer-data/c1'));
  vi.unstubAllGlobals();
});
