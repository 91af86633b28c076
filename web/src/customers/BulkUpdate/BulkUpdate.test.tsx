import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, sentInput, sentOperation } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth, turnTo } from '../../testing/setWidth.ts';
import { category, contact } from '../Contacts/testing.tsx';
import { bulkUpdateRoute } from './route.ts';

const LEADS = [
  contact('c1', 'Ananya Deshmukh'),
  contact('c2', 'Vikram Khanna', { assignedTo: { id: 'e2', fullName: 'Imran Ansari', image: null } }),
];

async function open(): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/crm/bulk-contact-update', [bulkUpdateRoute]);
  await answerWith(at.environment, 'BulkPageQuery', {
    viewer: {
      tenant: {
        id: 't1',
        contactCategories: [
          category('k1', 'New leads', [], { totalCount: 133 }),
          category('k2', 'Regular', [], { totalCount: 2 }),
        ],
      },
    },
  });
  await answerWith(at.environment, 'PanelRowsQuery', {
    node: category('k1', 'New leads', LEADS, { totalCount: 133 }),
  });
  return at;
}

const tick = (name: string) => screen.findByRole('checkbox', { name });

async function openDialog(at: AtRoute, n: number) {
  await at.user.click(await screen.findByRole('button', { name: `Update Selected (${n})` }));
  await answerWith(at.environment, 'AssignDialogQuery', {
    viewer: {
      tenant: {
        id: 't1',
        employees: [{ id: 'e1', fullName: 'Rekha Yadav' }],
        contactGroups: [{ name: 'Bridal' }],
      },
    },
  });
  return within(await screen.findByRole('dialog', { name: 'Assign Selected Contacts' }));
}

test('the first panel is open, and its contacts are ticked one by one', async () => {
  const at = await open();
  await at.user.click(await tick('Select Ananya Deshmukh'));
  expect(screen.getByText('1 of 135 selected')).toBeDefined();
  expect(screen.getByText('1 selected')).toBeDefined();
  expect(screen.queryByText('Priya Agarwal')).toBeNull();
});

test('the tick of a panel takes the whole category, also what is not loaded', async () => {
  const at = await open();
  await at.user.click(await tick('Select all of New leads'));
  expect((await sentOperation(at.environment, 'useChooseAllQuery')).request.variables).toEqual({
    id: 'k1',
    filter: {},
  });
  const contactIds = Array.from({ length: 132 }, (_, n) => `c${n + 3}`);
  await answerWith(at.environment, 'useChooseAllQuery', {
    node: {
      __typename: 'ContactCategory',
      id: 'k1',
      assignments: [{ employee: null, contactIds: [...contactIds, 'c1'] }],
    },
  });
  expect(await screen.findByText('133 of 135 selected')).toBeDefined();
  expect(await tick('Select Ananya Deshmukh')).toHaveProperty('checked', true);
  await at.user.click(await tick('Select all of New leads'));
  expect(await screen.findByText('0 of 135 selected')).toBeDefined();
});

test('the dialog says who moves, wants an employee or a group, and assigns', async () => {
  const at = await open();
  for (const name of ['Ananya Deshmukh', 'Vikram Khanna']) await at.user.click(await tick(`Select ${name}`));
  const dialog = await openDialog(at, 2);
  expect(dialog.getByText('2 contacts, 1 of them with nobody')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Assign 2 contacts' }));
  expect(await dialog.findByText('Please select an employee or a group to assign.')).toBeDefined();
  await at.user.selectOptions(dialog.getByRole('combobox', { name: /Employee/ }), 'e1');
  expect(dialog.getByText('1 already has Imran Ansari and moves too.')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Assign 2 contacts' }));
  expect(await sentInput(at.environment, 'useAssignContactsMutation')).toMatchObject({
    contacts: ['c1', 'c2'],
    employee: 'e1',
  });
  await answerWith(at.environment, 'useAssignContactsMutation', {
    assignContacts: { __typename: 'AssignContactsSuccess', count: 2 },
  });
  expect(await screen.findByText('2 contacts assigned')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what fails is told in the dialog, and the choice stays', async () => {
  const at = await open();
  await at.user.click(await tick('Select Ananya Deshmukh'));
  const dialog = await openDialog(at, 1);
  await at.user.selectOptions(dialog.getByRole('combobox', { name: /Group/ }), 'Bridal');
  await at.user.click(dialog.getByRole('button', { name: 'Assign 1 contact' }));
  await answerWith(at.environment, 'useAssignContactsMutation', {
    assignContacts: null,
  });
  expect(await dialog.findByText('Failed to assign contacts. Please try again.')).toBeDefined();
});

test('without a choice the button says what is missing', async () => {
  const at = await open();
  await at.user.click(await screen.findByRole('button', { name: 'Update Selected (0)' }));
  expect(await screen.findByText('Please select at least one contact.')).toBeDefined();
});

const isTicked = async (name: string): Promise<boolean> =>
  ((await tick(`Select ${name}`)) as HTMLInputElement).checked;

test('arrows walk the rows, X ticks one, and Shift with an arrow ticks on', async () => {
  const at = await open();
  act(() => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ananya Deshmukh' }).focus());
  await at.user.keyboard('x');
  expect(await isTicked('Ananya Deshmukh')).toBe(true);
  await at.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Select Vikram Khanna')));
  expect(await isTicked('Vikram Khanna')).toBe(false);
  await at.user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Select Ananya Deshmukh')));
  await at.user.keyboard('x');
  expect(await isTicked('Ananya Deshmukh')).toBe(false);
  await at.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await screen.findByText('2 of 135 selected')).toBeDefined();
});

test('a press with Shift ticks all rows up to it', async () => {
  const at = await open();
  await at.user.click(await tick('Select Ananya Deshmukh'));
  await at.user.keyboard('{Shift>}');
  await at.user.click(await screen.findByText('Vikram Khanna'));
  await at.user.keyboard('{/Shift}');
  expect(await screen.findByText('2 of 135 selected')).toBeDefined();
});

const agreed = (given: boolean) => ({ __typename: 'Consent', given });

test('a text is prepared for those who agreed, one tap each; the others are told as left out', async () => {
  const at = await open();
  for (const name of ['Ananya Deshmukh', 'Vikram Khanna']) await at.user.click(await tick(`Select ${name}`));
  await at.user.click(screen.getByRole('button', { name: 'Message (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message selected contacts' }));
  const asked = await answerWith(at.environment, 'RecipientsQuery', {
    nodes: [
      { ...contact('c1', 'Ananya Deshmukh'), __typename: 'Customer', consent: agreed(true) },
      { ...contact('c2', 'Vikram Khanna'), __typename: 'Customer', consent: agreed(false) },
    ],
    viewer: { tenant: { id: 't1', name: 'Meenakshi Boutique' } },
  });
  expect(asked.request.variables).toMatchObject({ ids: ['c1', 'c2'], ofCampaign: false });
  expect(await dialog.findByText('1 of 2 left out: has not agreed to messages.')).toBeDefined();
  expect(dialog.queryByText('Vikram Khanna')).toBeNull();
  const text = dialog.getByLabelText(/^Message/);
  fireEvent.change(text, { target: { value: 'Dear {name}, come to {shop}' } });
  const link = dialog.getByRole('link', { name: 'Open WhatsApp for Ananya Deshmukh' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/91\d{10}\?text=Dear Ananya Deshmukh, come to Meenakshi Boutique$/,
  );
  await at.user.click(link);
  expect(dialog.getByRole('link', { name: 'Open WhatsApp for Ananya Deshmukh, Opened' })).toBeDefined();
  fireEvent.change(text, { target: { value: 'Dear {customer}' } });
  expect(dialog.getByText('{customer} is not known. Use {name} or {shop}.')).toBeDefined();
  expect(dialog.queryByRole('link')).toBeNull();
});

const messageText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });

test.each([
  [1366, 360],
  [360, 1366],
])('the text of a message stays when %s px become %s', async (before, after) => {
  setWidth(before);
  const at = await open();
  await at.user.click(await tick('Select Ananya Deshmukh'));
  await at.user.click(screen.getByRole('button', { name: 'Message (1)' }));
  fireEvent.change(messageText(), { target: { value: 'Dear {name}' } });
  turnTo(after);
  expect(messageText().value).toBe('Dear {name}');
});

test('an employee who is chosen stays when the width becomes that of a phone', async () => {
  const at = await open();
  await at.user.click(await tick('Select Ananya Deshmukh'));
  const dialog = await openDialog(at, 1);
  await at.user.selectOptions(dialog.getByRole('combobox', { name: /Employee/ }), 'e1');
  turnTo(360);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Employee/ }).value).toBe('e1');
});
