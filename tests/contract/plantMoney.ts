import { randomUUID } from 'node:crypto';
import type { Run } from './stack.ts';

/** Documents that become others, and that hold money. */
export interface PlantedMoney {
  /** A proposal, and what it comes to. */
  offered: { document: string; total: string };
  /** A bill on which ₹1.00 was received. */
  paidDocument: string;
  /** A bill of one piece that waits for an edit, and what is still to pay on it. */
  edited: { document: string; pending: string };
  /** A bill whose only line comes back, and what it comes to. */
  returned: { document: string; line: string; total: string };
  /** A quick bill whose money nobody confirmed, and another one to be deleted for good. */
  quickBill: string;
  spareQuickBill: string;
}

const MAKE_QUICK = `mutation ($input: CreateQuickBillInput!) {
  createQuickBill(input: $input) { ... on CreateQuickBillSuccess { quickBill { id } } }
}`;

const MAKE = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) { ... on CreateDocumentSuccess { document { id total pending lines { id } } } }
}`;

/** A proposal of a product, a bill of which a rupee is paid, and one that is edited. */
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
  const makeQuick = async () => {
    const input = { key: randomUUID(), amount: '100.00', customer: of.customer };
    const { data } = await run<{ createQuickBill: { quickBill: { id: string } } }>(
      { query: MAKE_QUICK },
      { input },
    );
    return data.createQuickBill.quickBill.id;
  };
  return {
    quickBill: await makeQuick(),
    spareQuickBill: await makeQuick(),
    offered: { document: id, total },
    paidDocument: paid.id,
    returned: { document: returned.id, line: returned.lines[0]?.id ?? '', total: returned.total },
    edited: { document: edited.id, pending: edited.pending },
  };
}
