import { randomUUID } from 'node:crypto';
import type { Run } from './stack.ts';

/** Documents that are converted, and documents with payments. */
export interface PlantedMoney {
  /** A proposal and its total. */
  offered: { document: string; total: string };
  /** A bill on which ₹1.00 was received. */
  paidDocument: string;
  /** A one-piece bill to be edited, and its pending amount. */
  edited: { document: string; pending: string };
  /** A bill whose only line is to be returned, and its total. */
  returned: { document: string; line: string; total: string };
  /** A credit note of another bill. */
  creditNote: string;
  /** An unconfirmed quick bill, and another one to be deleted permanently. */
  quickBill: string;
  spareQuickBill: string;
  /** A quick bill that stays pending. */
  pendingQuickBill: string;
}

const MAKE_QUICK = `mutation ($input: CreateQuickBillInput!) {
  createQuickBill(input: $input) { ... on CreateQuickBillSuccess { quickBill { id } } }
}`;

const MAKE = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) { ... on CreateDocumentSuccess { document { id total pending lines { id } } } }
}`;

const TAKE_BACK = `mutation ($input: CreateCreditNoteInput!) {
  createCreditNote(input: $input) { ... on CreateCreditNoteSuccess { creditNote { id } } }
}`;

/** A proposal for a product, a bill with a payment of one rupee, and one that is edited. */
export async function plantMoney(run: Run, of: { customer: string; product: string }): Promise<PlantedMoney> {
  const make = async (more: object) => {
    const lines = [{ item: of.product, quantity: '1' }];
    const input = { key: randomUUID(), customer: of.customer, paymentMode: 'CASH', lines, ...more };
    const { data } = await run<{
      createDocument: { document: { id: string; total: string; pending: string; lines: { id: string }[] } };
    }>({ query: MAKE }, { input });
    return data.createDocument.document;
  };
  const { id, total } = await make({ type: 'PROPOSAL' });
  const paid = await make({ type: 'INVOICE', advance: '1.00' });
  const edited = await make({ type: 'INVOICE' });
  const returned = await make({ type: 'INVOICE' });
  const noted = await make({ type: 'INVOICE' });
  const back = await run<{ createCreditNote: { creditNote: { id: string } } }>(
    { query: TAKE_BACK },
    {
      input: {
        key: randomUUID(),
        document: noted.id,
        lines: [{ line: noted.lines[0]?.id, quantity: '1', condition: 'STOCK' }],
        reason: 'DAMAGED',
        expectedPending: noted.total,
        expectedTotal: noted.total,
      },
    },
  );
  const makeQuick = async () => {
    const input = { key: randomUUID(), amount: '100.00', customer: of.customer };
    const { data } = await run<{ createQuickBill: { quickBill: { id: string } } }>(
      { query: MAKE_QUICK },
      { input },
    );
    return data.createQuickBill.quickBill.id;
  };
  return {
    creditNote: back.data.createCreditNote.creditNote.id,
    quickBill: await makeQuick(),
    spareQuickBill: await makeQuick(),
    pendingQuickBill: await makeQuick(),
    offered: { document: id, total },
    paidDocument: paid.id,
    returned: { document: returned.id, line: returned.lines[0]?.id ?? '', total: returned.total },
    edited: { document: edited.id, pending: edited.pending },
  };
}
