import type { BillPaper } from '@galla/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, type TestApi, type TestShop } from '../../testing/index.ts';
import { createInvoice, createOrder, generatePdf } from '../contract.ts';
import { payloadOf, type TestBill } from '../testing/index.ts';
import { expect } from 'vitest';

/** Makes a document as the owner of a shop; returns its id. `more`: additional fields of the payload. */
export async function makeDocument(
  api: TestApi,
  of: TestShop,
  bill: Pick<TestBill, 'customer' | 'lines'> & Partial<TestBill>,
  more: object = {},
): Promise<string> {
  const body = { ...payloadOf(bill), ...more };
  const endpoint = bill.type === 'order' ? createOrder : createInvoice;
  const answer = await call(api, endpoint, { token: of.owner.token, schemaKey: of.schemaKey, body });
  return answer.body.document_id;
}

/** A printed document: its pages with their texts, white space collapsed. */
export async function printedPaper(api: TestApi, of: TestShop, id: string, paper?: BillPaper) {
  const { token } = of.owner;
  const answer = await call(api, generatePdf, {
    token,
    schemaKey: of.schemaKey,
    params: { id },
    ...(paper && { query: { paper } }),
  });
  expect(answer.status).toBe(200);
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(answer.raw)), {
    mergePages: false,
  });
  return {
    headers: answer.headers,
    pages: totalPages,
    texts: text.map((page) => page.replaceAll(/\s+/g, ' ')),
  };
}
