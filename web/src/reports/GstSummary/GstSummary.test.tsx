import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { gstSummaryRoute } from './route.ts';

const QUERY = 'GstPageQuery';

const sums = { taxable: '667.00', cgst: '60.03', sgst: '60.03', igst: '0.00', total: '787.06' };
const row = (more: object = {}) => ({
  __typename: 'GstRow',
  supply: 'B2B',
  rate: '18',
  hsn: null,
  kind: null,
  unit: null,
  quantity: null,
  gstin: null,
  name: null,
  placeOfSupply: null,
  documents: 2,
  ...sums,
  ...more,
});

const data = (rows: readonly object[] = [row()], registration = 'REGULAR') => ({
  viewer: {
    tenant: {
      id: 't1',
      registration,
      gstSummary: {
        __typename: 'GstRowConnection',
        totalCount: rows.length,
        summary: { documents: 2, ...sums, discount: '7.06', roundOff: '0.00', billed: '780.00' },
        edges: rows.map((node) => ({ node })),
      },
    },
  },
});

function visit(address = ''): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(`/Reports/gst${address}`, [gstSummaryRoute]);
}

const asks = ({ environment }: AtRoute, variables: object): Promise<void> =>
  waitFor(() => {
    const last = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === QUERY);
    expect(last?.request.variables).toMatchObject(variables);
  });

test('rates with their sums, and how they lead to what was billed', async () => {
  const at = visit('?from=2025-11-01&to=nonsense');
  await asks(at, { first: 20, by: 'RATE', from: '2025-11-01' });
  await answerWith(at.environment, QUERY, data());
  const cells = within(await screen.findByRole('row', { name: /18 %/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '18 %B2B · 2 invoices',
    'B2B',
    '₹667.00₹667.00',
    '₹60.03₹60.03',
    '₹60.03₹60.03',
    '–None',
    '₹787.06₹787.06',
  ]);
  expect(screen.getByText('Discount after tax ₹7.06')).toBeDefined();
  expect(screen.getByRole('link', { name: 'GST summary' }).getAttribute('aria-current')).toBe('page');
});

test('HSN and buyers are a choice that stands in the address', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  await at.user.click(await screen.findByRole('radio', { name: 'HSN/SAC' }));
  await asks(at, { by: 'HSN' });
  const code = row({ hsn: '9405', kind: 'PRODUCT', unit: 'pc', quantity: '3' });
  await answerWith(at.environment, QUERY, data([code]));
  expect(await screen.findByRole('row', { name: /9405.*Goods · 3 pc/ })).toBeDefined();
  await at.user.click(screen.getByRole('radio', { name: 'Buyer' }));
  await asks(at, { by: 'PARTY' });
  const buyer = row({ gstin: '08ABCPM4417K1ZL', name: 'Rao Traders', placeOfSupply: '08' });
  await answerWith(at.environment, QUERY, data([buyer, row({ supply: 'B2C' })]));
  expect(
    await screen.findByRole('row', { name: /Rao Traders.*08ABCPM4417K1ZL · 08 Rajasthan/ }),
  ).toBeDefined();
  expect(screen.getByRole('row', { name: /Buyers without GSTIN.*No state/ })).toBeDefined();
  expect(at.place()).toBe('/Reports/gst?by=party');
});

test('a shop under composition is told that its bills bear no tax', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data([row({ supply: 'COMPOSITION' })], 'COMPOSITION'));
  expect(await screen.findByText(/under composition: its bills of supply bear no GST/)).toBeDefined();
});

test('nothing yet, nothing on these days, and a failure', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, data([]));
  expect(await screen.findByText('The totals of your invoices for a GST return appear here.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('No data to export.')).toBeDefined();
  at.unmount();
  const other = visit('?from=2025-11-01');
  await answerWith(other.environment, QUERY, data([]));
  await other.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(other.place()).toBe('/Reports/gst');
  other.unmount();
  const failed = visit();
  await fail(failed.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch the GST summary')).toBeDefined();
});

test('a phone gets a list', async () => {
  setWidth(360);
  const at = visit();
  await answerWith(at.environment, QUERY, data());
  const list = await screen.findByRole('list', { name: 'GST by rate, code or buyer' });
  expect(list.textContent).toContain('B2B · 2 invoices · Taxable value ₹667.00');
});
