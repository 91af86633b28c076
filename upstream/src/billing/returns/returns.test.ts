import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchReports } from '../../reports/contract.ts';
import { gstSummary } from '../../reports/gst/contract.ts';
import { call, type TestApi, testApi } from '../../testing/index.ts';
import { createCreditNote, creditNotePdf, creditNotes, exportPayments } from '../contract.ts';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { printedPaper } from '../pdf/testing.ts';
import { expectBalancedBooks, stockOf } from '../testing/index.ts';
import { returnShop, returnedLine } from './testing.ts';

let api: TestApi;
let at: Awaited<ReturnType<typeof returnShop>>;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  at = await returnShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

test('what comes back of an unpaid bill comes off its dues, at the rates at which it was billed', async () => {
  const bill = await at.invoice();
  const { status, body } = await at.takeBack(bill, [returnedLine(bill, 0, '1')], {
    expected_pending: '309.99',
    expected_total: '105.00',
    note: '  Too tight ',
  });
  expect([status, body.message]).toEqual([200, 'Credit note 26-27/C/00001 of ₹105.00 is made.']);
  expect(body.data).toMatchObject({ pending_amount: '204.99', credited_amount: '105.00', status: 'Partial' });
  expect(body.credit_note).toMatchObject({
    serial_number: '26-27/C/00001',
    reason: 'WRONG_SIZE',
    note: 'Too tight',
    taxable_value: '100.00',
    cgst: '2.50',
    sgst: '2.50',
    total_amount: '105.00',
    against_due: '105.00',
    refunded: '0.00',
    refund_mode: null,
  });
  expect(body.credit_note.items).toMatchObject([{ item_name: 'Kurta', qty: '1', total_amount: '105.00' }]);
  expect(await at.stepsOf(bill.id)).toEqual([['credit_note', '309.99', '204.99', '26-27/C/00001']]);
  const { items } = await at.detailOf(bill.id);
  expect(items.map(({ returned_qty }) => returned_qty)).toEqual(['1', '0']);
});

test('of a paid bill the rest is given back; the stock gets what is not damaged', async () => {
  const bill = await at.invoice({ advance: 300_00 });
  const { body } = await at.takeBack(
    bill,
    [returnedLine(bill, 0, '1'), returnedLine(bill, 1, '2', 'DAMAGED')],
    {
      expected_pending: '9.99',
      expected_total: '171.66',
      settlement: 'REFUND',
      refund_mode: 'UPI',
      refund_reference: '423456789012',
    },
  );
  expect(body.credit_note).toMatchObject({ against_due: '9.99', refunded: '161.67', refund_mode: 'UPI' });
  expect(body.data).toMatchObject({ pending_amount: '0.00', status: 'Paid' });
  expect(await at.stepsOf(bill.id)).toEqual([
    ['advance', '309.99', '9.99', null],
    ['refund', '9.99', '171.66', '26-27/C/00001'],
    ['credit_note', '171.66', '0.00', '26-27/C/00001'],
  ]);
  expect([await stockOf(at.shop, at.kurta), await stockOf(at.shop, at.cloth)]).toEqual(['9.000', '7.000']);
  const { body: reports } = await call(api, fetchReports, { ...at.sent, body: {} });
  expect(reports.data.map(({ tax_details: [row] }) => row?.collected_amount)).toEqual(['-161.67', '300.00']);
});

test('everything comes back in steps: the bill comes to nothing, and nothing more comes back', async () => {
  const bill = await at.invoice({ discount: { kind: 'AMOUNT', value: 10_00 } });
  let pending = '299.99';
  for (const [items, total] of [
    [[returnedLine(bill, 0, '1'), returnedLine(bill, 1, '1')], '133.87'],
    [[returnedLine(bill, 1, '1')], '32.26'],
    [[returnedLine(bill, 0, '1'), returnedLine(bill, 1, '1')], '133.86'],
  ] as const) {
    const { body, refusal } = await at.takeBack(bill, [...items], {
      expected_pending: pending,
      expected_total: total,
    });
    expect([refusal?.details, body.credit_note.total_amount]).toEqual([undefined, total]);
    pending = body.data.pending_amount;
  }
  expect(pending).toBe('0.00');
  const { refusal } = await at.takeBack(bill, [returnedLine(bill, 0, '1')]);
  expect(refusal).toMatchObject({
    code: 'DOCUMENT_FIXED',
    message: 'Everything on this invoice has come back.',
  });
});

test('the GST summary is less by the credit notes of its days, in every grouping', async () => {
  const bill = await at.invoice({ discount: { kind: 'AMOUNT', value: 10_00 } });
  await at.takeBack(bill, [returnedLine(bill, 0, '1'), returnedLine(bill, 1, '3')], {
    expected_pending: '299.99',
    expected_total: '198.38',
  });
  for (const by of ['RATE', 'HSN', 'PARTY'] as const) {
    const { body } = await call(api, gstSummary, { ...at.sent, body: { by } });
    expect(
      body.data.map(({ gst_percentage, documents, taxable, total }) => [
        gst_percentage,
        documents,
        taxable,
        total,
      ]),
    ).toEqual([
      ['0', 1, '0.00', '0.00'],
      ['5', 1, '100.00', '105.00'],
    ]);
    expect(body.summary).toMatchObject({
      documents: 1,
      taxable: '100.00',
      total: '105.00',
      billed: '101.61',
      discount: '3.39',
      credit_notes: 1,
      credited: '198.38',
    });
  }
});

test('the paper says what it is against, why, what it comes to in words and where that went', async () => {
  const bill = await at.invoice({ advance: 309_99 });
  const { body } = await at.takeBack(bill, [returnedLine(bill, 0, '1')], {
    expected_total: '105.00',
    settlement: 'CREDIT',
    note: 'A tear at the border',
  });
  const textOn = async (paper?: 'THERMAL_80') => {
    const answer = await call(api, creditNotePdf, {
      ...at.sent,
      params: { id: body.credit_note.id },
      ...(paper && { query: { paper } }),
    });
    const pdf = await getDocumentProxy(new Uint8Array(answer.raw));
    const { text } = await extractText(pdf, { mergePages: true });
    return { answer, text: text.replaceAll(/\s+/g, ' ') };
  };
  const both = ['Credit note', '26-27/C/00001', bill.number, 'Wrong size', 'A tear at the border', '₹105.00'];
  const [page, slip] = [await textOn(), await textOn('THERMAL_80')];
  for (const words of both)
    expect([page.text, slip.text]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  expect(page.text).toContain('One hundred five rupees only');
  for (const { text } of [page, slip]) expect(text).toContain('Kept as credit: ₹105.00');
  expect(page.text).not.toContain('Stole');
  expect(page.answer.headers['content-disposition']).toContain('CreditNote_26-27-C-00001.pdf');
  const printed = await printedPaper(api, at.shop, bill.id);
  expect(printed.texts.join(' ')).toContain('Credit note 26-27/C/00001 of ₹105.00');
});

test('the exported payments tell a credit note from a payment with credit, and add up', async () => {
  const bill = await at.invoice({ advance: 309_99 });
  await at.takeBack(bill, [returnedLine(bill, 0, '1')], { expected_total: '105.00', settlement: 'CREDIT' });
  const { raw } = await call(api, exportPayments, { ...at.sent, body: { document_id: bill.id } });
  const { sheet } = await openSheet(raw);
  const rows = [2, 3, 4].map((row) => (sheet.getRow(row).values as unknown[]).slice(2, 7));
  expect(rows).toEqual([
    [309.99, 309.99, 0, 'Cash', undefined],
    [-105, 0, 105, 'Credit', '26-27/C/00001'],
    [105, 105, 0, 'Credit note', '26-27/C/00001'],
  ]);
});

test('one key makes one credit note, and its list tells it', async () => {
  const bill = await at.invoice();
  const key = '0198a000-0000-7000-8000-00000000c0de';
  const items = [returnedLine(bill, 0, '1')];
  const body = {
    document_id: bill.id,
    expected_pending: '309.99',
    expected_total: '105.00',
    reason: 'DAMAGED',
    items,
  } as const;
  const send = () => call(api, createCreditNote, { ...at.sent, key, body: { ...body, items } });
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  const { body: listed } = await call(api, creditNotes, { ...at.sent, body: { document_ids: bill.id } });
  expect(listed.data).toEqual([first.body.credit_note]);
});
