import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, sentInput, waiting } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { customerDetailsRoute, statusUpdateRoute } from './route.ts';
import { answered, customer } from './testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

async function open(changes: object = {}): Promise<AtRoute> {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute, statusUpdateRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered(changes));
  await screen.findByRole('heading', { name: 'Customer Details' });
  return at;
}

test('the profile tells who it is, what is known, owed and was said', async () => {
  await open();
  expect(screen.getByText('98290 41526 · Regular')).toBeDefined();
  expect(screen.getByText('60% completed')).toBeDefined();
  expect(screen.getByText('Missing: Email, Company, Birthday, GST number.')).toBeDefined();
  expect(screen.getByText('XXXX XXXX 0123')).toBeDefined();
  expect(screen.getByText('Likes sweetheart neck')).toBeDefined();
  expect(screen.getByText('after New lead')).toBeDefined();
  expect(screen.getByText('Anvi Agarwal')).toBeDefined();
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('one tap calls, opens a chat, and reminds of what is due', async () => {
  await open();
  expect(hrefOf('Call')).toBe('tel:9829041526');
  expect(hrefOf('WhatsApp')).toBe('https://wa.me/919829041526');
  const reminder = decodeURIComponent(hrefOf('Send a reminder') ?? '');
  expect(reminder).toContain('Dear Priya Agarwal, ₹6,604.50 is still to pay at Meenakshi Boutique.');
});

test('nobody is chosen, and somebody who is not there, are told', async () => {
  const { environment } = renderAt('/crm/customer-details', [customerDetailsRoute]);
  await answerWith(environment, 'CustomerDetailsQuery', { node: null, viewer: null });
  expect(await screen.findByText('No customer selected')).toBeDefined();
});

test('a customer who may not be seen can not be loaded', async () => {
  const { environment } = renderAt('/crm/customer-details?id=c9', [customerDetailsRoute]);
  await answerWith(environment, 'CustomerDetailsQuery', { node: null, viewer: null });
  await answerWith(environment, 'GoneCustomerQuery', { mergedCustomer: null });
  expect(await screen.findByText('Could not load customer details')).toBeDefined();
});

test('who may only view is offered no change', async () => {
  await open({ viewerCanEdit: false });
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add Note' })).toBeNull();
});

async function openEdit(): Promise<AtRoute & { dialog: ReturnType<typeof within> }> {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Edit Customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer Details' }));
  return { ...at, dialog };
}

test('an edit sends the form and the version, and no Aadhaar number where none was typed', async () => {
  const { user, environment, dialog } = await openEdit();
  await user.type(dialog.getByLabelText(/^Company/), 'Priya Silks');
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  const input = await sentInput(environment, 'useUpdateCustomerMutation');
  expect(input).toMatchObject({
    customer: 'c1',
    version: '2026-11-20T06:30:00.000Z',
    company: 'Priya Silks',
    anniversary: '2014-02-12',
  });
  expect(input).not.toHaveProperty('aadhaar');
  await answerWith(environment, 'useUpdateCustomerMutation', {
    updateCustomer: { __typename: 'CustomerSuccess', customer: customer({ company: 'Priya Silks' }) },
  });
  expect(await screen.findByText('Priya Agarwal updated')).toBeDefined();
  expect(await screen.findByText('Priya Silks')).toBeDefined();
});

test('a tick of consent waits for Save, and is sent with how it was said', async () => {
  const { user, environment, dialog } = await openEdit();
  await user.click(dialog.getByRole('checkbox', { name: 'May be sent messages' }));
  expect(waiting(environment, 'useOwnDataConsentMutation')).toBe(0);
  fireEvent.change(dialog.getByLabelText(/^How/), { target: { value: 'PHONE' } });
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  const input = await sentInput(environment, 'useUpdateCustomerMutation');
  expect(input).toMatchObject({ consent: { given: true, source: 'PHONE' } });
});

test('a consent that was not touched is not said once more', async () => {
  const { user, environment, dialog } = await openEdit();
  const box = dialog.getByRole('checkbox', { name: 'May be sent messages' });
  await user.click(box);
  await user.click(box);
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  const input = await sentInput(environment, 'useUpdateCustomerMutation');
  expect(input).not.toHaveProperty('consent');
  expect(input).not.toHaveProperty('consentSource');
});

test('what is wrong is told at its field, and nothing is sent', async () => {
  const { user, environment, dialog } = await openEdit();
  await user.clear(dialog.getByLabelText(/^Name/));
  await user.type(dialog.getByLabelText(/^GST number/), '27AAPFU0939F1ZX');
  await user.type(dialog.getByLabelText(/^Aadhaar number/), '1234');
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  expect(await dialog.findByText('Please enter customer name')).toBeDefined();
  expect(dialog.getByText('Please enter a valid 15-digit GST number')).toBeDefined();
  expect(dialog.getByText('Please enter a valid 12-digit Aadhar number')).toBeDefined();
  expect(waiting(environment, 'useUpdateCustomerMutation')).toBe(0);
});

test('who was too late sees both versions, and saves over the newer one when he keeps his', async () => {
  const { user, environment, dialog } = await openEdit();
  await user.type(dialog.getByLabelText(/^Company/), 'Mine');
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  const newer = '2026-11-20T07:00:00.000Z';
  await answerWith(environment, 'useUpdateCustomerMutation', {
    updateCustomer: {
      __typename: 'CustomerChanged',
      __isRefusal: 'CustomerChanged',
      code: 'CHANGED_MEANWHILE',
      message: 'Changed',
      customer: customer({ company: 'Theirs', version: newer }),
    },
  });
  const row = within(await dialog.findByRole('row', { name: /Company/ }));
  expect(row.getByText('Mine')).toBeDefined();
  expect(row.getByText('Theirs')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  const input = await sentInput(environment, 'useUpdateCustomerMutation');
  expect(input).toMatchObject({ company: 'Mine', version: newer });
});

test('a number that is taken leads to its customer', async () => {
  const { user, environment, dialog } = await openEdit();
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  await answerWith(environment, 'useUpdateCustomerMutation', {
    updateCustomer: {
      __typename: 'MobileTaken',
      __isRefusal: 'MobileTaken',
      code: 'MOBILE_TAKEN',
      message: 'Taken',
      takenBy: { __typename: 'Customer', id: 'c7', name: 'Priya A.' },
    },
  });
  expect(await dialog.findByText('The mobile number is already existing')).toBeDefined();
  const link = dialog.getByRole('link', { name: 'Open Priya A.' });
  expect(link.getAttribute('href')).toBe('/crm/customer-details?id=c7');
});

test('a note of 51 words is refused at its field; one of fifty is sent with its tags', async () => {
  const { user, environment } = await open();
  const [add] = screen.getAllByRole('button', { name: 'Add Note' });
  await user.click(add ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Note' }));
  const note = dialog.getByLabelText(/^Note/);
  await user.click(note);
  await user.paste(Array.from({ length: 51 }, () => 'w').join(' '));
  expect(dialog.getByText('51 of 50 words, 101 of 1000 characters')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Add Note' }));
  expect(await dialog.findByText('Note cannot exceed 50 words.')).toBeDefined();
  expect(waiting(environment, 'useWriteNoteCreateMutation')).toBe(0);
  await user.clear(note);
  await user.type(note, 'Call before delivery');
  await user.click(dialog.getByRole('button', { name: 'Very Happy' }));
  await user.click(dialog.getByRole('button', { name: 'Add Note' }));
  expect(await sentInput(environment, 'useWriteNoteCreateMutation')).toMatchObject({
    customer: 'c1',
    note: 'Call before delivery',
    tags: ['Very Happy'],
  });
});

test('a note is deleted after a question', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete note' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete note' }));
  expect(await sentInput(environment, 'useWriteNoteDeleteMutation')).toMatchObject({ customerNote: 'n1' });
  await answerWith(environment, 'useWriteNoteDeleteMutation', {
    deleteCustomerNote: { __typename: 'DeleteCustomerNoteSuccess', customer: customer({ notes: [] }) },
  });
  expect(await screen.findByText('No notes yet.')).toBeDefined();
});

test('a note that could not be deleted stays, and its dialog says so', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete note' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete note' }));
  await answerWith(environment, 'useWriteNoteDeleteMutation', { deleteCustomerNote: null });
  expect(await screen.findByText('Failed to delete note')).toBeDefined();
});

test('an edit that could not be saved keeps what was typed', async () => {
  const { user, environment, dialog } = await openEdit();
  await user.type(dialog.getByLabelText(/^Company/), 'Priya Silks');
  await user.click(dialog.getByRole('button', { name: /Save changes/ }));
  await answerWith(environment, 'useUpdateCustomerMutation', { updateCustomer: null });
  expect(await dialog.findByText('Failed to update customer')).toBeDefined();
  expect(dialog.getByLabelText(/^Company/)).toHaveProperty('value', 'Priya Silks');
});

test('a member who can be shared with nothing is told as such', async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: /^Share/ }));
  expect(await screen.findByText('Member details are not available to share')).toBeDefined();
});

test('a member is edited by the member id, which may not be missing', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Anvi Agarwal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Member Details' }));
  await user.clear(dialog.getByLabelText(/^Member ID/));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Member ID is missing.')).toBeDefined();
  await user.type(dialog.getByLabelText(/^Member ID/), 'MJ-1');
  await user.type(dialog.getByLabelText(/^Village/), 'Vatika');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await sentInput(environment, 'useWriteMemberUpdateMutation')).toMatchObject({
    familyMember: 'm1',
    memberId: 'MJ-1',
    village: 'Vatika',
    district: 'Jaipur',
  });
});

test('Update Status opens over the customer, and Back returns to him', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Update Status' }));
  await waitFor(() => expect(waiting(environment, 'CustomerDetailsQuery')).toBe(1));
  await answerWith(environment, 'CustomerDetailsQuery', answered());
  expect(await screen.findByRole('dialog', { name: 'Update Status' })).toBeDefined();
});
