import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { readPreference, writePreference } from '../../app/preference.ts';
import { fail, answerWith, answerWithout } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { answerPage, asks, openHistory, row, visit, answerHead, pageData } from './testing.tsx';

const QUERY = 'HistoryPageQuery';

test('shows the bills with what each has still to pay, and the sums of all that match', async () => {
  const at = visit();
  await asks(at, { first: 5, filter: { types: ['INVOICE'] } });
  await answerPage(at);
  const first = await row('26-27/A/00413');
  expect(first.textContent).toMatch(
    /20 Nov 2025, 4:12 pm.*Priya Agarwal.*98290 41526.*Partial.*₹5,404\.50.*₹7,404\.50/,
  );
  expect((await row('Lakshmi')).textContent).toMatch(/Paid/);
  expect((await row('Divya')).textContent).toMatch(/Canceled/);
  expect(screen.getByText('Still to pay', { ignore: 'option' }).closest('div')?.textContent).toMatch(
    /4 bills.*₹29,397\.50/,
  );
  expect(screen.getByText('Received').closest('div')?.textContent).toMatch(/69 %/);
});

test('a status asks at once, and stands in the address', async () => {
  const at = await openHistory();
  await row('Priya');
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'PARTIAL' } });
  await asks(at, { first: 5, filter: { types: ['INVOICE'], statuses: ['PARTIAL'] } });
  expect(at.place()).toBe('/Billing-History?status=PARTIAL');
  // The old rows stay until the new ones arrive.
  expect(screen.getByText('Lakshmi Iyer')).toBeDefined();
  await answerPage(at, { bills: [] });
  expect(await screen.findByText('No billing records found')).toBeDefined();
});

test('what is typed is searched after a pause, from the first page', async () => {
  const at = await openHistory({ totalCount: 148 }, '?page=2');
  await row('Priya');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nair' } });
  await asks(at, { first: 5, filter: { types: ['INVOICE'], search: 'nair' } });
  expect(at.place()).toBe('/Billing-History?search=nair');
});

test('pages go forth and back, and the foot counts them', async () => {
  const at = await openHistory({ totalCount: 148 });
  expect(await screen.findByText('1–3 of 148')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Next page' }));
  await asks(at, { first: 5, offset: 5, filter: { types: ['INVOICE'] } });
  await answerPage(at, { totalCount: 148 });
  expect(await screen.findByText('6–8 of 148')).toBeDefined();
  expect(at.place()).toBe('/Billing-History?page=2');
  await at.user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(at.place()).toBe('/Billing-History'));
  expect(await screen.findByText('1–3 of 148')).toBeDefined();
});

test('the number of a page in an address is enough', async () => {
  const at = await openHistory({ totalCount: 148 }, '?page=3');
  expect(await screen.findByText('11–13 of 148')).toBeDefined();
  await asks(at, { first: 5, offset: 10, filter: { types: ['INVOICE'] } });
});

test('a heading sorts by what stands under it, and a second press turns it round', async () => {
  const at = await openHistory();
  await row('Priya');
  await at.user.click(screen.getByRole('button', { name: 'Total' }));
  await asks(at, {
    first: 5,
    orderBy: { field: 'TOTAL', direction: 'DESC' },
    filter: { types: ['INVOICE'] },
  });
  await answerPage(at);
  const heading = screen.getByRole('columnheader', { name: 'Total' });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  await at.user.click(screen.getByRole('button', { name: 'Total' }));
  await asks(at, { first: 5, orderBy: { field: 'TOTAL', direction: 'ASC' }, filter: { types: ['INVOICE'] } });
  expect(at.place()).toBe('/Billing-History?sort=total-asc');
});

test('still to pay is over all kinds of document, and nothing moves when nobody owes', async () => {
  const at = await openHistory();
  await row('Priya');
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'DUE' } });
  await asks(at, { first: 5, filter: { stillToPay: true } });
  expect(at.place()).toBe('/Billing-History?type=ALL&status=DUE');
  await answerPage(at, { bills: [] });
  expect(await screen.findByText('Nothing matches these filters.')).toBeDefined();
  expect(screen.getByText('Billed')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Rows on a page' })).toBeDefined();
});

test('another number of rows starts anew', async () => {
  const at = await openHistory({ totalCount: 148 }, '?page=2');
  await row('Priya');
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows on a page' }), { target: { value: '20' } });
  await asks(at, { first: 20, filter: { types: ['INVOICE'] } });
  expect(at.place()).toBe('/Billing-History?size=20');
  expect(readPreference('history-size')).toBe('20');
  writePreference('history-size', undefined);
});

test('days are chosen by a range; an end before the start is told, a good one confirmed', async () => {
  const at = await openHistory();
  await row('Priya');
  await at.user.click(screen.getByRole('button', { name: 'Days: All days' }));
  const days = within(await screen.findByRole('dialog'));
  fireEvent.change(days.getByLabelText('From'), { target: { value: '2025-11-20' } });
  fireEvent.change(days.getByLabelText('To'), { target: { value: '2025-11-18' } });
  await at.user.click(days.getByRole('button', { name: 'Apply' }));
  expect(await days.findByText('End date cannot be before start date')).toBeDefined();
  expect(at.place()).toBe('/Billing-History');
  fireEvent.change(days.getByLabelText('From'), { target: { value: '2025-11-18' } });
  fireEvent.change(days.getByLabelText('To'), { target: { value: '2025-11-20' } });
  await at.user.click(days.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Date filter set: 18 Nov 2025 to 20 Nov 2025.')).toBeDefined();
  await asks(at, { first: 5, filter: { types: ['INVOICE'], from: '2025-11-18', to: '2025-11-20' } });
  await answerPage(at);
  await at.user.click(await screen.findByRole('button', { name: 'Days: 18 – 20 Nov 2025' }));
  await at.user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('Date filter cleared.')).toBeDefined();
});

test('no bill at all offers to make one; none that matches offers to clear the filters', async () => {
  const at = await openHistory({ bills: [] });
  await at.user.click(await screen.findByRole('link', { name: 'Make a bill' }));
  expect(await screen.findByText('This is /Billing')).toBeDefined();
});

test('filters that nothing matches can be cleared', async () => {
  const at = await openHistory({ bills: [] }, '?status=UNPAID&type=ORDER&search=x');
  expect(await screen.findByText('Nothing matches these filters.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await asks(at, { first: 5, filter: { types: ['ORDER'] } });
});

test('who may not bill is not sent to', async () => {
  await openHistory({ bills: [], mayBill: false });
  expect(await screen.findByText('No billing records found')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Make a bill' })).toBeNull();
});

test('a failure keeps filters and the rows before it, and Retry asks again', async () => {
  const at = await openHistory();
  await row('Priya');
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'PAID' } });
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to load data.')).toBeDefined();
  expect(
    screen.getByText(/^It broke\. Your filters are kept\. The data below is from .*[ap]m\.$/),
  ).toBeDefined();
  expect(screen.getByText('Priya Agarwal')).toBeDefined();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('PAID');
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await asks(at, { first: 5, filter: { types: ['INVOICE'], statuses: ['PAID'] } });
  await answerPage(at);
  await waitFor(() => expect(screen.queryByText('Failed to load data.')).toBeNull());
});

test('a first failure has nothing to keep', async () => {
  const at = visit();
  await fail(at.environment, QUERY, new GraphFailure('UPSTREAM_UNAVAILABLE', 'Not reachable.', 'r1', true));
  expect(await screen.findByText('Not reachable. Your filters are kept.')).toBeDefined();
});

test('a phone gets a list by days, the search behind its icon, the kinds in a menu', async () => {
  setWidth(360);
  const at = await openHistory();
  const days = (await screen.findAllByRole('region')).map((day) => day.getAttribute('aria-label'));
  expect(days).toEqual(['Billing History', 'Thursday, 20 Nov 2025', 'Wednesday, 19 Nov 2025']);
  expect(screen.getByRole('button', { name: /Priya Agarwal/ }).textContent).toMatch(/00413 · 4:12 pm/);
  await at.user.click(screen.getByRole('button', { name: 'Documents and rows' }));
  await at.user.click(await screen.findByRole('menuitemradio', { name: 'Orders' }));
  await asks(at, { first: 5, filter: { types: ['ORDER'] } });
});

test('a page that nothing is left on leads back to the first', async () => {
  const at = await openHistory({ bills: [], totalCount: 10 }, '?page=3');
  await at.user.click(await screen.findByRole('button', { name: 'First page' }));
  await asks(at, { first: 5, filter: { types: ['INVOICE'] } });
  expect(at.place()).toBe('/Billing-History');
});

test('a bill that may not be seen says so in its drawer, and Retry asks again', async () => {
  const at = visit('?open=d1');
  await answerWith(at.environment, 'HistoryPageQuery', pageData({ bills: [] }));
  await answerWithout(at.environment, 'OpenDocumentQuery', { node: null }, ['node']);
  const drawer = await screen.findByRole('complementary');
  await at.user.click(await within(drawer).findByRole('button', { name: /Retry/ }));
  await answerHead(at);
  expect(await screen.findByRole('complementary', { name: /00413/ })).toBeDefined();
});

test('bills that may not be seen are told where they would stand; the filters stay, and Retry asks again', async () => {
  const at = visit('?search=Priya');
  await answerWithout(at.environment, 'HistoryPageQuery', pageData(), ['viewer.tenant.documents']);
  expect((await screen.findByRole('alert')).textContent).toContain('Your filters are kept.');
  expect(screen.getByRole('heading', { name: 'Billing History' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Priya');
  expect(screen.queryByRole('table')).toBeNull();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'HistoryPageQuery', pageData());
  expect(await screen.findByRole('table')).toBeDefined();
});
