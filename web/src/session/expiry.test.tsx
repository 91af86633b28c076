import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Unauthorized } from '../app/graph/failure.ts';
import { expireSession } from '../app/session/expiry.ts';
import { accessToken, storeSession } from '../app/session/store.ts';
import { AddCustomerDialog } from '../customers/AddCustomer/AddCustomerDialog.tsx';
import { accountDetailsRoute } from '../tenant/AccountDetails/route.ts';
import { box, enter, screenData } from '../tenant/AccountDetails/testing.tsx';
import { answerWith, fail, sentOperation } from '../testing/answer.ts';
import { renderAt, type AtRoute } from '../testing/render.tsx';
import { loginRoute } from './Login/route.ts';
import { typePin } from './testing.ts';

vi.mock('../local/drafts.ts', async () => (await import('../testing/draftsInMemory.ts')).draftsInMemory());
vi.mock('../local/clear.ts', () => ({ clearLocal: async () => undefined }));

function Customers() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddCustomerDialog
        open={open}
        typed=""
        onClose={() => setOpen(false)}
        onCustomer={() => setOpen(false)}
      />
    </>
  );
}

/** A screen on which the token expires while the user is typing. */
function visit(path: string): AtRoute {
  storeSession({ access_token: 'old', tenant_schema: 's_1', emp_id: 'e1' });
  // The frame remembers the browser's address, which a test's router does not change.
  history.replaceState(null, '', path);
  return renderAt(path, [
    loginRoute,
    accountDetailsRoute,
    { path: '/crm', element: <Customers /> },
    { path: '/', element: <p>Home</p> },
  ]);
}

/** Simulates a 401: the session ends and the operation fails. */
async function refuseToken({ environment }: AtRoute, operation: string): Promise<void> {
  await sentOperation(environment, operation);
  await act(async () => expireSession('old'));
  await fail(environment, operation, new Unauthorized('Please log in to continue.', 'r1'));
}

async function signInAgain(at: AtRoute): Promise<void> {
  await screen.findByRole('heading', { name: 'Login' });
  expect(await screen.findByText('Please log in to continue.')).toBeDefined();
  await at.user.type(screen.getByRole('textbox', { name: /Mobile number/ }), '9829041526');
  await typePin(at, 'PIN', '4826');
  await at.user.keyboard('{Enter}');
  const profile = {
    staffId: 'e1',
    designation: null,
    mustChangePin: false,
    merchantOrderId: null,
  };
  await answerWith(at.environment, 'useLoginMutation', {
    login: {
      __typename: 'LoginSuccess',
      accessToken: 'new',
      viewer: { profile, tenant: { id: 't1', schema: 's_1' } },
    },
  });
  await waitFor(() => expect(accessToken()).toBe('new'));
}

async function loadAccount({ environment }: AtRoute): Promise<void> {
  await answerWith(environment, 'AccountDetailsQuery', screenData());
  await answerWith(environment, 'upiAccountQuery', {
    node: { __typename: 'Tenant', __isNode: 'Tenant', id: 't1', upiAccounts: [] },
  });
}

test('a UPI account that was being entered is there after signing in again', async () => {
  const at = visit('/account-details');
  await loadAccount(at);
  await enter('UPI Name', 'Asha');
  await enter('UPI ID', 'asha@bank');
  await at.user.click(await screen.findByRole('button', { name: 'Submit UPI' }));
  await refuseToken(at, 'useSaveUpiAccountCreateMutation');
  await signInAgain(at);
  await loadAccount(at);
  expect((await box('UPI ID')).value).toBe('asha@bank');
  expect((await box('UPI Name')).value).toBe('Asha');
  expect(at.place()).toBe('/account-details');
});

const openDialog = async (at: AtRoute): Promise<HTMLInputElement> => {
  await at.user.click(await screen.findByRole('button', { name: 'Open' }));
  return screen.findByLabelText<HTMLInputElement>(/^Name/);
};

test('a customer who was being added is there after signing in again; one that was given up is not', async () => {
  const at = visit('/crm');
  await at.user.type(await openDialog(at), 'Priya Nair');
  await at.user.type(screen.getByLabelText(/^Mobile/), '9829041526');
  await at.user.click(screen.getByRole('button', { name: /Add customer/ }));
  await refuseToken(at, 'useCreateCustomerMutation');
  await signInAgain(at);
  const name = await openDialog(at);
  await waitFor(() => expect(name.value).toBe('Priya Nair'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Mobile/).value).toBe('9829041526');
  await at.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDialog(at)).value).toBe('');
});
