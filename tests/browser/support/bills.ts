import { randomUUID } from 'node:crypto';
import { ask } from './api.ts';
import type { Customer, Goods } from './shop.ts';

/** A document that a test made without the screen. */
export interface Bill {
  id: string;
  number: string;
  total: string;
  pending: string;
}

const CREATE = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) {
    __typename
    ... on CreateDocumentSuccess { document { id number total pending } }
  }
}`;

interface Created {
  createDocument: { __typename: string; document?: Bill };
}

/** An unpaid invoice, or another document. */
export async function makeBill(
  token: string,
  customer: Customer,
  product: Goods,
  quantity = 1,
  type: 'INVOICE' | 'ORDER' | 'PROPOSAL' = 'INVOICE',
): Promise<Bill> {
  const input = {
    key: randomUUID(),
    type,
    customer: customer.id,
    paymentMode: 'UPI',
    lines: [{ item: product.id, quantity }],
  };
  const { createDocument: created } = await ask<Created>(token, CREATE, { input });
  if (!created.document) throw new Error(`No document was made: ${created.__typename}`);
  return created.document;
}

const PAY = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }`;

/** A payment received elsewhere. */
export async function pay(token: string, bill: Bill, amount: string): Promise<void> {
  const input = {
    key: randomUUID(),
    payable: bill.id,
    amount,
    expectedPending: bill.pending,
    mode: 'CASH',
  };
  await ask(token, PAY, { input });
}

const COUNT = `query ($id: ID!) { node(id: $id) { ... on Customer { documents { totalCount } } } }`;

/** Number of a customer's documents. */
export async function billsOf(token: string, customer: Customer): Promise<number> {
  const { node } = await ask<{ node: { documents: { totalCount: number } } }>(token, COUNT, {
    id: customer.id,
  });
  return node.documents.totalCount;
}

const STOCK = `query ($id: ID!) { node(id: $id) { ... on Product { available } } }`;

/** The current stock of a product. */
export async function stockLeft(token: string, product: Pick<Goods, 'id'>): Promise<number> {
  const { node } = await ask<{ node: { available: string } }>(token, STOCK, { id: product.id });
  return Number(node.available);
}
