import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, fail, sentOperation } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered, timeline } from '../testing.ts';

beforeEach(() => storeSession({ access_token: 'secret' }));

async function open(): Promise<AtRoute> {
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered());
  return at;
}

test('entries stand under their days with who, amount and state, and lead to their records', async () => {
  const { environment, user } = await open();
  await answerWith(environment, 'TimelineListQuery', timeline());
  const coming = within(await screen.findByRole('region', { name: 'Coming' }));
  expect(coming.getByRole('link', { name: 'Trial' }).getAttribute('href')).toContain('open=a1');
  const day = within(screen.getByRole('region', { name: '20 Nov 2024' }));
  expect(day.getByText('Partial')).toBeDefined();
  expect(day.getByText('Status: Interested')).toBeDefined();
  expect(day.getByText('4:12 pm · Cash · Rekha Yadav')).toBeDefined();
  await user.click(day.getByRole('button', { name: 'Payment for 26-27/A/00413' }));
  expect((await sentOperation(environment, 'OpenDocumentQuery')).request.variables).toEqual({ id: 'd1' });
});

test('money on account tells what was kept as credit, and opens with its parts and papers', async () => {
  const { environment, user } = await open();
  await answerWith(environment, 'TimelineListQuery', timeline());
  const day = within(await screen.findByRole('region', { name: '20 Nov 2024' }));
  expect(day.getByText('4:11 pm · Cash · ₹200.00 kept as credit · Rekha Yadav')).toBeDefined();
  expect(day.getByText('4:11 pm · Cash · Receipt 26-27/R/00001 · Rekha Yadav')).toBeDefined();
  await user.click(day.getByRole('button', { name: 'Receipt 26-27/R/00001 on account' }));
  await answerWith(environment, 'OpenReceiptQuery', {
    viewer: { tenant: { id: 't1', settings: { billPaper: 'PAGE', pageSize: 'A4' } } },
    node: {
      __typename: 'AccountReceipt',
      id: 'r1',
      number: '26-27/R/00001',
      date: '2024-11-20T10:41:00.000Z',
      amount: '500.00',
      credited: '200.00',
      opening: '0.00',
      mode: 'CASH',
      reference: null,
      bank: null,
      receivedBy: 'Rekha Yadav',
      pdfUrl: '/pdf/receipt/r1',
      parts: [{ number: '26-27/A/00412', amount: '300.00', pending: '0.00' }],
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipt 26-27/R/00001' }));
  expect((await dialog.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    '26-27/A/00412 · paid in full',
    'Kept as credit',
  ]);
  expect(dialog.getByRole('button', { name: 'Print receipt' })).toBeDefined();
});

test('a tab asks for one kind; nothing of it is told', async () => {
  const { environment, user } = await open();
  await answerWith(environment, 'TimelineListQuery', timeline());
  await user.click(await screen.findByRole('tab', { name: 'Appointments' }));
  const { request } = await sentOperation(environment, 'TimelineListQuery');
  expect(request.variables['filter']).toEqual({ kinds: ['APPOINTMENT'] });
  await answerWith(environment, 'TimelineListQuery', timeline({ edges: [] }));
  expect(await screen.findByText('Nothing of this kind has happened yet.')).toBeDefined();
});

test('more is asked for behind the last entry', async () => {
  const { environment, user } = await open();
  await answerWith(
    environment,
    'TimelineListQuery',
    timeline({ pageInfo: { hasNextPage: true, endCursor: 'x' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const { request } = await sentOperation(environment, 'TimelineListMoreQuery');
  expect(request.variables).toMatchObject({ after: 'x', count: 20, id: 'c1' });
});

test('a failure is told in its place, and Retry asks again', async () => {
  const { environment, user } = await open();
  await fail(environment, 'TimelineListQuery', new Error('Nobody answers'));
  expect(await screen.findByText('Could not load what happened')).toBeDefined();
  expect(screen.getByText('Likes sweetheart neck')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(environment, 'TimelineListQuery', timeline({ edges: [] }));
  expect(await screen.findByText('Nothing has happened yet.')).toBeDefined();
});
