import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { creditNotesRoute } from './route.ts';

const QUERY = 'NotesPageQuery';

const note = (changes: object = {}) => ({
  __typename: 'CreditNote',
  __isNode: 'CreditNote',
  id: 'c1',
  number: '26-27/C/00001',
  date: '2026-11-20T10:42:00.000Z',
  invoiceNumber: '26-27/A/00413',
  customerName: 'Priya Agarwal',
  customerMobile: '9829041526',
  reason: 'WRONG_SIZE',
  note: null,
  total: '105.00',
  againstDue: '5.00',
  refunded: '100.00',
  refundMode: 'UPI',
  ...changes,
});
const page = (rows: readonly object[] = [note()]) => ({
  viewer: {
    tenant: {
      id: 't1',
      creditNotes: {
        totalCount: rows.length,
        summary: { total: '105.00', againstDue: '5.00', refunded: '100.00', kept: '0.00' },
        edges: rows.map((node) => ({ node })),
      },
    },
  },
});

function visit(search = ''): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(`/CreditNotes${search}`, [creditNotesRoute]);
}
const asked = ({ environment }: AtRoute) =>
  environment.mock.getMostRecentOperation().request.variables['filter'] as object;

test('each tells its invoice, its customer, why, and where its value went', async () => {
  const at = visit();
  await answerWith(at.environment, QUERY, page());
  const row = await screen.findByRole('row', { name: /C\/00001/ });
  expect(row.textContent).toMatch(/Priya Agarwal.*98290 41526.*A\/00413.*Wrong size/);
  expect(row.textContent).toMatch(/Off what is due.*UPI.*₹105\.00/);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(
    'Comes back · 1 credit note',
  );
});

test('search, days and reason narrow it down in the address; nothing found offers to clear', async () => {
  const at = visit('?search=priya&from=2026-11-01&to=x');
  expect(asked(at)).toEqual({ from: '2026-11-01', search: 'priya' });
  await answerWith(at.environment, QUERY, page());
  fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: 'DAMAGED' } });
  await answerWith(at.environment, QUERY, page([]));
  expect(at.place()).toContain('reason=DAMAGED');
  await at.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(at.place()).toBe('/CreditNotes');
});

test('one opens beside the list: lines, tax, and each place where the value went', async () => {
  const at = visit('?open=c1');
  await answerWith(at.environment, QUERY, page());
  const lines = [{ name: 'Kurta', quantity: '1', unit: 'pcs', condition: 'DAMAGED', total: '105.00' }];
  const tax = {
    taxable: '100.00',
    cgst: '2.50',
    sgst: '2.50',
    igst: '0.00',
    discount: '0.00',
    roundOff: '0.00',
  };
  await answerWith(at.environment, 'OpenNoteQuery', {
    viewer: { tenant: { id: 't1', settings: { billPaper: 'PAGE', pageSize: 'A4' } } },
    node: note({
      ...tax,
      lines,
      document: { id: 'd1' },
      createdBy: 'Asha Rao',
      pdfUrl: '/pdf/credit-note/c1',
    }),
  });
  const drawer = within(await screen.findByRole('complementary', { name: '26-27/C/00001' }));
  expect(drawer.getByText('Kurta × 1 · Damaged')).toBeDefined();
  expect(drawer.getByText('Off what was due on 26-27/A/00413')).toBeDefined();
  expect(drawer.getByText('Given back by UPI')).toBeDefined();
  expect(drawer.queryByText('IGST')).toBeNull();
  expect(drawer.getByRole('link', { name: '26-27/A/00413' }).getAttribute('href')).toContain('open=d1');
  expect(drawer.getByRole('button', { name: 'Papers of credit note 26-27/C/00001' })).toBeDefined();
});

test('none yet, and a failure, say so; a phone gets rows', async () => {
  const none = visit();
  await answerWith(none.environment, QUERY, page([]));
  expect(await screen.findByText('No credit note yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Billing History' })).toBeDefined();
  none.unmount();
  const failed = visit();
  await fail(failed.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Could not load the credit notes.')).toBeDefined();
  failed.unmount();
  setWidth(360);
  const at = visit();
  await answerWith(at.environment, QUERY, page());
  await at.user.click(await screen.findByRole('button', { name: /Priya Agarwal/ }));
  expect(at.place()).toBe('/CreditNotes?open=c1');
});
