import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, sentInput, waiting } from '../../../testing/answer.ts';
import { renderAt } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered, customer } from '../testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

const FOUND = [
  { id: 'c1', name: 'Priya Agarwal', mobile: '9829041526' },
  { id: 'c7', name: 'Prya Agrawal', mobile: '9829041599' },
].map((node) => ({
  cursor: node.id,
  node: {
    __typename: 'Customer',
    email: null,
    group: null,
    pending: '0.00',
    lastVisit: null,
    image: null,
    ...node,
  },
}));
const picked = {
  viewer: {
    __typename: 'Viewer',
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      customers: {
        totalCount: 2,
        edges: FOUND,
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    },
  },
};
const counts = {
  documents: 2,
  prescriptions: 1,
  quickBills: 0,
  appointments: 1,
  notes: 0,
  statuses: 0,
  family: 0,
};
const other = (changes: object = {}) =>
  customer({
    id: 'c7',
    name: 'Prya Agrawal',
    mobile: '9829041599',
    email: 'priya@example.in',
    anniversary: null,
    version: '2026-11-21T06:30:00.000Z',
    assignedTo: null,
    recordCounts: counts,
    ...changes,
  });
const both = (changes: object = {}) => ({ keep: customer({ assignedTo: null }), merged: other(changes) });

async function open() {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered());
  await at.user.click(await screen.findByRole('button', { name: 'Merge with another customer' }));
  await answerWith(at.environment, 'ChooseCustomerQuery', picked);
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge customers' }));
  return { ...at, dialog };
}

async function compare(changes: object = {}) {
  const at = await open();
  await at.user.click(await at.dialog.findByText('Prya Agrawal'));
  await answerWith(at.environment, 'MergeFormQuery', both(changes));
  await at.dialog.findByText('What moves to the one that stays');
  return at;
}

async function merge(at: Awaited<ReturnType<typeof compare>>) {
  await at.user.click(at.dialog.getByRole('button', { name: 'Merge customers' }));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Merge customers' }));
  return sentInput(at.environment, 'useMergeCustomersMutation');
}

const refusal = (type: string, more: object) => ({
  mergeCustomers: { __typename: type, __isRefusal: type, message: 'Refused', ...more },
});

test('himself is refused before anything is compared', async () => {
  const { user, environment, dialog } = await open();
  await user.click(await dialog.findByText('Priya Agarwal'));
  expect(await dialog.findByText('Choose another customer: this is the same one.')).toBeDefined();
  expect(waiting(environment, 'MergeFormQuery')).toBe(0);
});

test('both stand side by side with what moves; the chosen values, versions and a key are sent', async () => {
  const at = await compare();
  const { user, dialog, environment } = at;
  expect(dialog.getByText('2 documents · 1 prescription · 1 appointment')).toBeDefined();
  expect(dialog.getByText(/cannot be undone/)).toBeDefined();
  const mail = within(dialog.getByRole('radiogroup', { name: 'Email' }));
  expect(mail.getByRole<HTMLInputElement>('radio', { name: 'priya@example.in' }).checked).toBe(true);
  const mobile = within(dialog.getByRole('radiogroup', { name: 'Mobile number' }));
  await user.click(mobile.getByRole('radio', { name: '98290 41599' }));
  expect(await merge(at)).toMatchObject({
    keep: 'c1',
    keepVersion: '2026-11-20T06:30:00.000Z',
    merged: 'c7',
    mergedVersion: '2026-11-21T06:30:00.000Z',
    take: ['EMAIL', 'MOBILE'],
  });
  await answerWith(environment, 'useMergeCustomersMutation', {
    mergeCustomers: { __typename: 'MergeCustomersSuccess', deletedId: 'c7', customer: customer() },
  });
  expect(await screen.findByText('Merged into Priya Agarwal')).toBeDefined();
});

test('nothing is sent without the question', async () => {
  const { user, dialog, environment } = await compare();
  await user.click(dialog.getByRole('button', { name: 'Merge customers' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Merge Prya Agrawal into Priya Agarwal?' }),
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(waiting(environment, 'useMergeCustomersMutation')).toBe(0);
});

test('all of one side is taken by one press, and the two can change places', async () => {
  const { user, dialog, environment } = await compare();
  await user.click(dialog.getByRole('button', { name: 'Take all of these: Prya Agrawal, Goes' }));
  const name = within(dialog.getByRole('radiogroup', { name: 'Name' }));
  expect(name.getByRole<HTMLInputElement>('radio', { name: 'Prya Agrawal' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Swap who stays' }));
  await answerWith(environment, 'MergeFormQuery', {
    keep: other(),
    merged: customer({ assignedTo: null, recordCounts: counts }),
  });
  expect(await dialog.findByRole('button', { name: 'Take all of these: Prya Agrawal, Stays' })).toBeDefined();
});

test('whom somebody changed meanwhile is shown as stored now, and merged with that version', async () => {
  const at = await compare();
  await merge(at);
  const version = '2026-11-22T06:30:00.000Z';
  const changed = other({ company: 'Priya Silks', version });
  await answerWith(
    at.environment,
    'useMergeCustomersMutation',
    refusal('CustomerChanged', { code: 'CHANGED_MEANWHILE', customer: changed }),
  );
  expect(await at.dialog.findByText(/^Somebody changed one of the two meanwhile/)).toBeDefined();
  expect(await at.dialog.findByText('Priya Silks')).toBeDefined();
  expect(await merge(at)).toMatchObject({ mergedVersion: version });
});

test('one that was merged meanwhile leads to whom it went', async () => {
  const at = await compare();
  await merge(at);
  const into = { __typename: 'Customer', id: 'c9', name: 'Priya A' };
  await answerWith(
    at.environment,
    'useMergeCustomersMutation',
    refusal('AlreadyMerged', { code: 'ALREADY_MERGED', into }),
  );
  const link = await at.dialog.findByRole('link', { name: 'Open Priya A' });
  expect(link.getAttribute('href')).toBe('/crm/customer-details?id=c9');
});

test('who may not merge is offered nothing', async () => {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ viewerCanMerge: false }));
  await screen.findByRole('heading', { name: 'Customer Details' });
  expect(screen.queryByRole('button', { name: 'Merge with another customer' })).toBeNull();
});

test('the address of who was merged leads to who stayed, and says so', async () => {
  const { environment } = renderAt('/crm/customer-details?id=c7', [customerDetailsRoute]);
  await answerWith(environment, 'CustomerDetailsQuery', { node: null, viewer: null });
  const into = { __typename: 'Customer', id: 'c1', name: 'Priya Agarwal' };
  await answerWith(environment, 'GoneCustomerQuery', { mergedCustomer: into });
  expect(await screen.findByText('The customer you looked for was merged into Priya Agarwal.')).toBeDefined();
  await answerWith(environment, 'CustomerDetailsQuery', answered());
  expect(await screen.findByText('98290 41526 · Regular')).toBeDefined();
});
