import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { answerContacts, category, contact, visit } from './testing.tsx';

const BRIDAL = category('k1', 'Bridal', [contact('c1', 'Fatima Sheikh'), contact('c2', 'Harpreet Kaur')], {
  totalCount: 64,
  hasNextPage: true,
});
const NONE = category('k2', null, [
  contact('c3', 'Ravi Das', {
    source: 'GOOGLE_CONTACT',
    tags: ['Very Happy', 'Bought'],
    assignedTo: { id: 'e1', fullName: 'Rekha Yadav' },
  }),
]);

test('contacts stand by category, each with its source, its last visit and who looks after it', async () => {
  const at = visit();
  await answerContacts(at, [BRIDAL, NONE]);
  const heading = await screen.findByRole('heading', { name: 'Bridal 64' });
  expect(heading).toBeDefined();
  const row = within((await screen.findByText('Ravi Das')).closest('li') ?? document.body);
  expect(row.getByText('google contact')).toBeDefined();
  expect(row.getAllByText('Rekha Yadav').length).toBeGreaterThan(0);
  expect(row.getAllByText('Very Happy').length).toBeGreaterThan(0);
  expect(row.queryByText('Bought')).toBeNull();
  expect(row.getByText('Added 2 Jan 2020')).toBeDefined();
  expect(row.getByRole('link', { name: 'Call Ravi Das' }).getAttribute('href')).toBe('tel:+919829041526');
  expect(screen.getByRole('button', { name: 'All contacts 65' })).toBeDefined();
});

test('a row opens the customer, by id and mobile', async () => {
  const at = visit();
  await answerContacts(at, [NONE]);
  const link = await screen.findByRole('link', { name: 'Ravi Das' });
  expect(link.getAttribute('href')).toBe('/crm/customer-details?id=c3');
  await at.user.click(link);
  expect(await screen.findByText('Details')).toBeDefined();
});

test('twenty more of a category come behind its cursor', async () => {
  const at = visit('/crm?search=fat');
  await answerContacts(at, [BRIDAL, NONE]);
  await at.user.click(await screen.findByRole('button', { name: 'Show 20 more' }));
  const { request } = await sentOperation(at.environment, 'CategorySectionQuery');
  expect(request.variables).toMatchObject({ id: 'k1', after: 'end', count: 20, filter: { search: 'fat' } });
  await answerWith(at.environment, 'CategorySectionQuery', {
    node: category('k1', 'Bridal', [contact('c9', 'Ananya Deshmukh')]),
  });
  expect(await screen.findByText('Ananya Deshmukh')).toBeDefined();
  expect(screen.getByText('Fatima Sheikh')).toBeDefined();
});

test('a category closes, and the list of categories shows one alone', async () => {
  const at = visit();
  await answerContacts(at, [BRIDAL, NONE]);
  const toggle = await screen.findByRole('button', { name: 'Bridal 64', expanded: true });
  await at.user.click(toggle);
  expect(screen.queryByText('Fatima Sheikh')).toBeNull();
  await at.user.click(screen.getByRole('button', { name: 'No group 1', pressed: false }));
  await waitFor(() => expect(at.place().replace('/crm', '')).toBe('?category=k2'));
  expect(screen.queryByRole('heading', { name: /Bridal/ })).toBeNull();
});

test('the search and whose contacts stand in the address and are asked for', async () => {
  const at = visit('/crm?employee=NOBODY');
  expect((await sentOperation(at.environment, 'ContactsPageQuery')).request.variables).toEqual({
    filter: { unassigned: true },
  });
  await answerContacts(at, [NONE]);
  await at.user.selectOptions(await screen.findByRole('combobox', { name: 'Whose contacts' }), 'e1');
  expect((await sentOperation(at.environment, 'ContactsPageQuery')).request.variables).toEqual({
    filter: { assignedTo: 'e1' },
  });
  await answerContacts(at, [NONE]);
  await at.user.type(await screen.findByRole('searchbox'), 'ravi');
  await waitFor(() => expect(at.place().replace('/crm', '')).toBe('?employee=e1&search=ravi'));
});

test('nothing yet offers the first step, nothing found the way back', async () => {
  const at = visit();
  await answerContacts(at, []);
  expect(await screen.findByText('No contacts yet')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /Add Contact/ }).length).toBeGreaterThan(0);
  const searched = visit('/crm?search=zzz');
  await answerContacts(searched, []);
  await searched.user.click(await screen.findByRole('button', { name: 'Show all contacts' }));
  await waitFor(() => expect(searched.place().replace('/crm', '')).toBe(''));
});

test('who may neither add nor change sees no button for it', async () => {
  const at = visit();
  await answerContacts(at, [NONE], { mayAddAtAll: false, mayEdit: false });
  await screen.findByText('Ravi Das');
  expect(screen.queryByRole('button', { name: /Add Contact/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Bulk Contact Update' })).toBeNull();
});

test('a failure is told in the words of the specification, and the search stays', async () => {
  const at = visit('/crm?search=ravi');
  await fail(at.environment, 'ContactsPageQuery', new Error('no'));
  expect(await screen.findByText('Failed to fetch customer data.')).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ravi');
});

test('on a phone a row is name, number and time, and adding stands at the foot', async () => {
  setWidth(360);
  const at = visit();
  await answerContacts(at, [NONE]);
  expect(await screen.findByText('98290 41526 · 2 Jan 2020')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add Contact' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeDefined();
});
test('a download asks for what the list shows', async () => {
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('no', { status: 500 }));
  const at = visit('/crm?search=fat&category=k1');
  await answerContacts(at, [BRIDAL]);
  await at.user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Failed to export Excel file.')).toBeDefined();
  const body = JSON.stringify({ search: 'fat', category: 'k1' });
  expect(asked).toHaveBeenCalledWith('/contacts/export', expect.objectContaining({ body }));
});

test('on a phone upload and download stand in one menu', async () => {
  setWidth(360);
  const at = visit();
  await answerContacts(at, [NONE]);
  await at.user.click(await screen.findByRole('button', { name: 'Upload and download' }));
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeDefined();
  await at.user.click(await screen.findByRole('menuitem', { name: 'Upload' }));
  expect(await screen.findByRole('dialog', { name: 'Upload contacts' })).toBeDefined();
});
