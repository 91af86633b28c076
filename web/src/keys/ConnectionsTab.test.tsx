import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, fail, sentInput, waiting } from '../testing/answer.ts';
import { unreachable } from '../app/graph/failure.ts';
import type { AtRoute } from '../testing/render.tsx';
import { openTab, shopWith } from '../tenant/Settings/testing.tsx';

const LIST = 'ConnectionsTabQuery';
const CREATE = 'useCreateApiKeyMutation';
const SECRET = `galla_${'x'.repeat(43)}`;

const TALLY = {
  id: 'k1',
  name: 'Tally',
  scopes: [{ view: true, create: true, edit: false, delete: false }],
  expires: '2027-11-20T06:30:00.000Z',
  lastUsed: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  createdBy: { id: 'e1', fullName: 'Meenakshi Iyer' },
};

const shop = (apiKeys: readonly object[]) => shopWith({ business: { id: 'b1', capabilities: [] }, apiKeys });

async function openKeys(apiKeys: readonly object[] = [TALLY]): Promise<AtRoute> {
  const at = await openTab('connections');
  await answerWith(at.environment, LIST, shop(apiKeys));
  return at;
}

/** Fills in the form with a name and one right. */
async function fillIn({ user }: AtRoute): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Create a key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a key' });
  fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: 'Web shop' } });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Billing: View' }));
  return dialog;
}

const send = async ({ user }: AtRoute, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Create a key' }));

test('a shop without keys is told what they are for', async () => {
  await openKeys([]);
  expect(await screen.findByText('No keys yet')).toBeDefined();
});

test('keys are listed with what they may do, their end and their use; one is revoked after a question', async () => {
  const at = await openKeys();
  const list = await screen.findByRole('list', { name: 'API keys' });
  expect(within(list).getByText('Tally')).toBeDefined();
  expect(list.textContent).toContain('2 rights');
  expect(list.textContent).toContain('never used');
  expect(list.textContent).toMatch(/Created: .*, Meenakshi Iyer/);
  await at.user.click(await screen.findByRole('button', { name: 'Revoke Tally' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “Tally”?' });
  await at.user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await sentInput(at.environment, 'useRevokeApiKeyMutation')).toMatchObject({ apiKey: 'k1' });
  await answerWith(at.environment, 'useRevokeApiKeyMutation', {
    revokeApiKey: { __typename: 'RevokeApiKeySuccess', deletedId: 'k1' },
  });
  expect(await screen.findByText('“Tally” is revoked.')).toBeDefined();
});

test('a list that cannot be loaded, or is missing from its answer, is asked for again', async () => {
  const at = await openTab('connections');
  const retry = async () => {
    expect(await screen.findByText('Could not load your API keys.')).toBeDefined();
    await at.user.click(screen.getByRole('button', { name: /^Retry/ }));
  };
  await fail(at.environment, LIST, unreachable('r1'));
  await retry();
  await answerWith(
    at.environment,
    LIST,
    shopWith({ business: { id: 'b1', capabilities: [] }, apiKeys: null }),
  );
  await retry();
  await answerWith(at.environment, LIST, shop([TALLY]));
  expect(await screen.findByText('Tally')).toBeDefined();
});

test('a key without a name and a right is not sent; what is closed to keys cannot be ticked', async () => {
  const at = await openKeys();
  await at.user.click(await screen.findByRole('button', { name: 'Create a key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a key' });
  await send(at, dialog);
  expect(await within(dialog).findByText('Give the key a name')).toBeDefined();
  expect(within(dialog).getByText('Tick at least one right')).toBeDefined();
  expect(waiting(at.environment, CREATE)).toBe(0);
  expect(within(dialog).queryByRole('checkbox', { name: 'My Profile: View' })).toBeNull();
  expect(within(dialog).queryByRole('checkbox', { name: 'Subscription: View' })).toBeNull();
  const box = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  await at.user.click(box('Billing: View'));
  await at.user.click(box('Employees: View'));
  expect(box('Employees: Edit').disabled).toBe(true);
  expect(box('Billing: Edit').disabled).toBe(false);
});

test('a key is made of what was ticked, and shown once, to be copied', async () => {
  const at = await openKeys([]);
  const dialog = await fillIn(at);
  await at.user.click(within(dialog).getByText('30 days'));
  await send(at, dialog);
  expect(await sentInput(at.environment, CREATE)).toMatchObject({
    name: 'Web shop',
    life: 'DAYS_30',
    scopes: [{ menu: 'BILLING', view: true, create: false, edit: false, delete: false }],
  });
  await answerWith(at.environment, CREATE, {
    createApiKey: {
      __typename: 'CreateApiKeySuccess',
      secret: SECRET,
      apiKey: { id: 'k2', name: 'Web shop' },
    },
  });
  const ready = await screen.findByRole('dialog', { name: 'Key “Web shop” is ready' });
  expect(within(ready).getByLabelText<HTMLTextAreaElement>('API key').value).toBe(SECRET);
  await at.user.click(within(ready).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await at.user.click(within(ready).getByRole('button', { name: 'I have saved it' }));
  await answerWith(at.environment, LIST, shop([{ ...TALLY, id: 'k2', name: 'Web shop' }]));
  expect(await screen.findByText('Web shop')).toBeDefined();
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
});

test('a refused key stands at its field; the PIN is asked for where it is due, and the same sent again', async () => {
  const at = await openKeys();
  const dialog = await fillIn(at);
  await send(at, dialog);
  await answerWith(at.environment, CREATE, {
    createApiKey: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'KEY_NAME_TAKEN',
      message: 'Another key has this name',
      problems: [{ field: 'name', message: 'Another key has this name' }],
    },
  });
  expect(await within(dialog).findByText('Another key has this name')).toBeDefined();
  await send(at, dialog);
  const { key } = await sentInput(at.environment, CREATE);
  await answerWith(at.environment, CREATE, {
    createApiKey: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'PIN_REQUIRED',
      message: 'Enter your PIN to continue.',
    },
  });
  expect(await screen.findByText('Enter your PIN to create a key.')).toBeDefined();
  await at.user.click(screen.getByLabelText('PIN, digit 1 of 4'));
  await at.user.keyboard('4826{Enter}');
  await answerWith(at.environment, 'useConfirmPinMutation', {
    confirmPin: { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T11:10:00.000Z' },
  });
  expect((await sentInput(at.environment, CREATE))['key']).toBe(key);
});

test('whoever is not the owner has no such tab', async () => {
  await openTab('connections', true, false);
  expect(screen.queryByRole('link', { name: 'Connections' })).toBeNull();
});
