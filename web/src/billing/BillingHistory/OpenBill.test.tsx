import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { answerDetail, answerHead, BILLS, openHistory, row } from './testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawer = (number: string) => screen.findByRole('complementary', { name: number });

async function openFirst(): Promise<AtRoute> {
  const at = await openHistory();
  await at.user.click(await row('Priya'));
  await answerHead(at);
  return at;
}

test('a bill opens beside the list, its head at once, the rest as it comes', async () => {
  const at = await openFirst();
  const bill = await drawer('26-27/A/00413');
  expect(bill.textContent).toMatch(/Invoice · 20 Nov 2025, 4:12 pm.*Partial/);
  await answerDetail(at);
  await waitFor(() => expect(bill.textContent).toMatch(/billed by Rekha Yadav/));
  expect(bill.textContent).toMatch(/Ajrakh modal fabric × 2\.5\sm/);
  expect(bill.textContent).toMatch(/Discount.*Total.*₹7,404\.50.*CGST 2\.5 %.*SGST 2\.5 %/);
  expect(screen.getByRole('link', { name: 'Call Priya Agarwal' }).getAttribute('href')).toBe(
    'tel:9829041526',
  );
  expect(at.place()).toBe('/Billing-History?open=d1');
});

test('arrows walk the bills behind it, Escape closes it', async () => {
  const at = await openFirst();
  await answerDetail(at);
  await at.user.keyboard('{ArrowDown}');
  await answerHead(at, BILLS[1]);
  expect(await drawer('26-27/A/00412')).toBeDefined();
  expect((await sentOperation(at.environment, 'DocumentDetailQuery')).request.variables).toEqual({
    id: 'd2',
  });
  await at.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await drawer('26-27/A/00413')).toBeDefined();
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(at.place()).toBe('/Billing-History');
});

test('Enter opens the row that the arrows came to', async () => {
  const at = await openHistory();
  (await row('Priya')).focus();
  await at.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await answerHead(at, BILLS[1]);
  expect(await drawer('26-27/A/00412')).toBeDefined();
});

test('from the search field too, where arrows have no other use', async () => {
  const at = await openHistory();
  await row('Priya');
  await at.user.click(screen.getByRole('searchbox'));
  await at.user.keyboard('{Enter}');
  expect(at.place()).toBe('/Billing-History');
  await at.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await answerHead(at, BILLS[1]);
  expect(await drawer('26-27/A/00412')).toBeDefined();
});

test('arrows in another field are its own', async () => {
  const at = await openFirst();
  await answerDetail(at);
  screen.getByRole('combobox', { name: 'Status' }).focus();
  await at.user.keyboard('{ArrowDown}');
  expect(await drawer('26-27/A/00413')).toBeDefined();
});

test('a shared address opens a bill that is on another page', async () => {
  const at = await openHistory({}, '?open=d9');
  const other = { ...BILLS[0], id: 'd9', number: '26-27/A/00009' };
  await answerWith(at.environment, 'OpenDocumentQuery', { node: other });
  expect(await drawer('26-27/A/00009')).toBeDefined();
  await answerDetail(at, other);
  expect(await screen.findByText('billed by Rekha Yadav', { exact: false })).toBeDefined();
});

test('one that is not there says so', async () => {
  const at = await openHistory({}, '?open=d9');
  await answerWith(at.environment, 'OpenDocumentQuery', { node: null });
  expect(await screen.findByText('No Data Available')).toBeDefined();
  expect(screen.getByText('No billing details found for this invoice.')).toBeDefined();
});

test('a part that fails says so in its place, with Retry; the list stays', async () => {
  const at = await openFirst();
  await fail(at.environment, 'DocumentDetailQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load data.')).toBeDefined();
  expect(await row('Lakshmi')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerDetail(at);
  expect(await screen.findByText('billed by Rekha Yadav', { exact: false })).toBeDefined();
});

test('the acts of a second bill come with its Retry, too', async () => {
  const at = await openFirst();
  const failAndRetry = async (bill: object | undefined): Promise<void> => {
    await fail(at.environment, 'DocumentDetailQuery', unreachable('r1'));
    await at.user.click(await screen.findByRole('button', { name: /Retry/ }));
    await answerDetail(at, bill);
    expect(await screen.findByRole('button', { name: 'Print' })).toBeDefined();
  };
  await failAndRetry(BILLS[0]);
  await at.user.keyboard('{ArrowDown}');
  await answerHead(at, BILLS[1]);
  await failAndRetry(BILLS[1]);
});

test('an address whose bill can not be fetched offers Retry', async () => {
  const at = await openHistory({}, '?open=d9');
  await fail(at.environment, 'OpenDocumentQuery', unreachable('r1'));
  expect(await screen.findByText('Service is not reachable. Try again.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await sentOperation(at.environment, 'OpenDocumentQuery')).toBeDefined();
});

test('an address whose bill could not be fetched is asked for again, without a press', async () => {
  const at = await openHistory({}, '?open=d9');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await fail(at.environment, 'OpenDocumentQuery', unreachable('r1'));
  expect(await screen.findByText('Service is not reachable. Try again.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(await sentOperation(at.environment, 'OpenDocumentQuery')).toBeDefined();
});

test('on a phone it covers the list; closing it is the same as Back', async () => {
  setWidth(360);
  const at = await openHistory();
  await at.user.click(await screen.findByRole('button', { name: /Priya Agarwal/ }));
  await answerHead(at);
  expect((await screen.findByRole('dialog')).textContent).toMatch(/26-27\/A\/00413/);
  expect(at.place()).toBe('/Billing-History?open=d1');
  await at.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(at.place()).toBe('/Billing-History'));
});
