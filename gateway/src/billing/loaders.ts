import { billing } from '@galla/upstream/contract';
import { type ById, byId } from '../relay/byId.ts';
import { byParent, type ByParent } from '../relay/byParent.ts';
import { type Page } from '../relay/connection.ts';
import type { Answer, Call } from '../rest/arguments.ts';
import type { DocumentChange, DocumentEditing, QuickBillEvent } from '../types.generated.ts';
import { type Attachment, attachmentOf } from './attachments.ts';
import { changeOf } from './changes.ts';
import { accountReceiptOf } from './accountReceipts.ts';
import { type CreditNoteMapper, creditNoteOf } from './returns.mappers.ts';
import { editingOf } from './editing.ts';
import { quickBillEventOf } from './quickEvents.ts';
import type { narrowedDocuments } from './narrowedDocuments.ts';
import {
  documentOf,
  lineOf,
  paymentOf,
  quickBillOf,
  shareOf,
  type DocumentLineMapper,
  type DocumentMapper,
  type DocumentShareMapper,
  type PaymentMapper,
  type QuickBillMapper,
} from './schema.mappers.ts';

type CustomerDocuments = Answer<typeof billing.customerDocuments>['data'][number];

/** The page and filter of a customer's documents; fields with the same arguments share a call. */
export type DocumentsOfCustomer = Page &
  ReturnType<typeof narrowedDocuments> & { include: ('count' | 'page' | 'summary')[] };

/** Documents by customer: one loader for each page an operation requests. */
function documentsByCustomer(call: Call) {
  const loaders = new Map<string, ById<CustomerDocuments>>();
  return (asked: DocumentsOfCustomer): ById<CustomerDocuments> => {
    const key = JSON.stringify(asked);
    const loader =
      loaders.get(key) ??
      byId<CustomerDocuments>(
        async (ids) => {
          const body = { customer_ids: ids.join(','), ...asked };
          return (await call(billing.customerDocuments, { body })).data;
        },
        ({ customer_id }) => customer_id,
      );
    loaders.set(key, loader);
    return loader;
  };
}

interface DocumentEditingRow {
  dbId: string;
  editing: DocumentEditing;
}

interface Days {
  from: string | null;
  to: string | null;
}

/** Payments by document: one loader for each range of days an operation requests. */
function paymentsOfDays(call: Call) {
  const loaders = new Map<string, ByParent<PaymentMapper>>();
  return ({ from, to }: Days): ByParent<PaymentMapper> => {
    const key = `${from} ${to}`;
    const loader =
      loaders.get(key) ??
      byParent<PaymentMapper>(async (documentIds) => {
        const body = { document_ids: documentIds.join(','), from_date: from, to_date: to };
        const { data } = await call(billing.paymentHistory, { body });
        return Map.groupBy(data.map(paymentOf), ({ documentId }) => documentId ?? '');
      });
    loaders.set(key, loader);
    return loader;
  };
}

const linesOf = (data: Answer<typeof billing.documentItems>['data']): DocumentLineMapper[] =>
  data.flatMap(({ document_id, items }) => items.map((item) => lineOf(document_id, item)));

export function billingLoaders(call: Call) {
  return {
    documentsByCustomer: documentsByCustomer(call),
    documents: byId<DocumentMapper>(
      async (ids) => {
        const body = { type: 'all' as const, ids: ids.join(','), limit: ids.length, include: [] };
        const { data } = await call(billing.fetchDocuments, { body });
        return data.map(documentOf);
      },
      ({ dbId }) => dbId,
    ),
    /** Lines by document id. */
    lines: byParent<DocumentLineMapper>(async (documentIds) => {
      const query = { ids: documentIds.join(',') };
      const { data } = await call(billing.documentItems, { query });
      return Map.groupBy(linesOf(data), ({ documentId }) => documentId);
    }),
    linesById: byId<DocumentLineMapper>(
      async (ids) =>
        linesOf((await call(billing.documentItems, { query: { line_ids: ids.join(',') } })).data),
      ({ dbId }) => dbId,
    ),
    /** Payments by document id. */
    payments: byParent<PaymentMapper>(async (documentIds) => {
      const body = { document_ids: documentIds.join(',') };
      const { data } = await call(billing.paymentHistory, { body });
      return Map.groupBy(data.map(paymentOf), ({ documentId }) => documentId ?? '');
    }),
    /** Payments of a range of days by document id. */
    paymentsOfDays: paymentsOfDays(call),
    paymentsById: byId<PaymentMapper>(
      async (ids) => {
        const { data } = await call(billing.paymentHistory, { body: { payment_ids: ids.join(',') } });
        return data.map(paymentOf);
      },
      ({ dbId }) => dbId,
    ),
    /** Edits by document id. */
    documentChanges: byParent<DocumentChange>(async (documentIds) => {
      const query = { document_ids: documentIds.join(',') };
      const { data } = await call(billing.documentChanges, { query });
      const byDocument = Map.groupBy(data, ({ document_id }) => document_id);
      return new Map([...byDocument].map(([id, rows]) => [id, rows.map(changeOf)]));
    }),
    /** State for editing, by document id. */
    documentEditing: byId<DocumentEditingRow>(
      async (ids) => {
        const query = { document_ids: ids.join(',') };
        const { data } = await call(billing.documentEditing, { query });
        return data.map((row) => ({ dbId: row.document_id, editing: editingOf(row) }));
      },
      ({ dbId }) => dbId,
    ),
    /** Open links by document id. */
    shares: byParent<DocumentShareMapper>(async (documentIds) => {
      const query = { document_ids: documentIds.join(',') };
      const { data } = await call(billing.documentShares, { query });
      return Map.groupBy(data.map(shareOf), ({ documentId }) => documentId);
    }),
    /** Credit notes by invoice id. */
    creditNotes: byParent<CreditNoteMapper>(async (documentIds) => {
      const body = { document_ids: documentIds.join(',') };
      const { data } = await call(billing.creditNotes, { body });
      return Map.groupBy(data.map(creditNoteOf), ({ documentId }) => documentId);
    }),
    creditNotesById: byId<CreditNoteMapper>(
      async (ids) =>
        (await call(billing.creditNotes, { body: { ids: ids.join(',') } })).data.map(creditNoteOf),
      ({ dbId }) => dbId,
    ),
    accountReceipts: byId(
      async (ids) =>
        (await call(billing.receipts, { body: { ids: ids.join(',') } })).data.map(accountReceiptOf),
      ({ dbId }) => dbId,
    ),
    /** Events of a quick bill by its id. */
    quickBillEvents: byParent<QuickBillEvent>(async (quickBillIds) => {
      const { data } = await call(billing.quickBillingEvents, { body: { ids: quickBillIds.join(',') } });
      const byBill = Map.groupBy(data, ({ quick_bill_id }) => quick_bill_id);
      return new Map([...byBill].map(([id, rows]) => [id, rows.map(quickBillEventOf)]));
    }),
    /** Attachments by document id. */
    attachments: byParent<Attachment>(async (documentIds) => {
      const query = { document_ids: documentIds.join(',') };
      const { data } = await call(billing.listAttachments, { query });
      return Map.groupBy(data.map(attachmentOf), ({ documentId }) => documentId);
    }),
    attachmentsById: byId<Attachment>(
      async (ids) =>
        (await call(billing.listAttachments, { query: { ids: ids.join(',') } })).data.map(attachmentOf),
      ({ dbId }) => dbId,
    ),
    sharesById: byId<DocumentShareMapper>(
      async (ids) =>
        (await call(billing.documentShares, { query: { ids: ids.join(',') } })).data.map(shareOf),
      ({ dbId }) => dbId,
    ),
    /** Cash received today by customer id. */
    cashToday: byId(
      async (ids) => {
        const { data } = await call(billing.cashOfDay, { query: { customer_ids: ids.join(',') } });
        return data;
      },
      ({ customer_id }) => customer_id,
    ),
    quickBills: byId<QuickBillMapper>(
      async (ids) => {
        const query = { ids: ids.join(','), limit: ids.length, include: '' };
        const { data } = await call(billing.allQuickBilling, { query });
        return data.map(quickBillOf);
      },
      ({ dbId }) => dbId,
    ),
  };
}
