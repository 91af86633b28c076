import { billing } from '@galla/upstream/contract';
import { selects } from '../../relay/lookahead.ts';
import {
  changesOf,
  connection,
  includeOf as includePage,
  includeWithChanges,
  pageOf,
} from '../../relay/connection.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { documentConnection, includeOf } from '../documentConnection.ts';
import { listedQuickBills } from '../narrowedQuickBills.ts';
import { narrowedNotes } from '../narrowedNotes.ts';
import { creditNoteOf } from '../returns.mappers.ts';
import { narrowedDocuments } from '../narrowedDocuments.ts';
import { quickBillOf, quickBillSummaryOf } from '../schema.mappers.ts';
import { transactionCountsOf } from '../transactionCounts.ts';
import { WIRE_DIRECTION, WIRE_QUICK_BILL_ORDER } from '../wire.ts';

export const Tenant: Pick<
  TenantResolvers,
  'creditNotes' | 'documents' | 'quickBills' | 'transactionCounts' | '__isTypeOf'
> = {
  async creditNotes(_tenant, { filter, ...args }, { call }, info) {
    const page = pageOf(args);
    const parts = [...includePage(info), ...(selects(info, 'summary') ? ['summary'] : [])];
    const body = { ...narrowedNotes(filter), ...page, include: parts.join() };
    const answer = await call(billing.listCreditNotes, { body });
    return {
      ...connection(answer.data.map(creditNoteOf), answer, page),
      get summary() {
        if (answer.summary === undefined) throw new Error('The summary was not asked for');
        const { against_due: againstDue, total, refunded, kept } = answer.summary;
        return { total, againstDue, refunded, kept };
      },
    };
  },

  async documents(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const narrowed = omitUndefined({ ...narrowedDocuments(filter, orderBy), updated_since: updatedSince });
    const include = [...includeOf(info), ...includeWithChanges(info).filter((part) => part === 'changes')];
    const body = { type: 'all' as const, ...narrowed, ...page, include };
    const answer = await call(billing.fetchDocuments, { body });
    const documents = await documentConnection(answer, page, loaders, info);
    return Object.assign(documents, changesOf('Document', { updatedSince }, answer.changes));
  },

  async quickBills(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const narrowed = omitUndefined({
      ...listedQuickBills(filter),
      updated_since: updatedSince,
      sort_by: orderBy && WIRE_QUICK_BILL_ORDER[orderBy.field],
      sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
    });
    const parts = [...includeWithChanges(info), ...(selects(info, 'summary') ? ['summary'] : [])];
    const query = { ...page, include: parts.join(), ...narrowed };
    const answer = await call(billing.allQuickBilling, { query });
    const quickBills = answer.data.map(quickBillOf);
    loaders.quickBills.prime(quickBills);
    return {
      ...connection(quickBills, answer, page),
      get summary() {
        if (answer.summary === undefined) throw new Error('The summary was not asked for');
        return quickBillSummaryOf(answer.summary);
      },
      ...changesOf('QuickBill', { updatedSince }, answer.changes),
    };
  },

  transactionCounts: (_tenant, filters, { call }, info) => transactionCountsOf(filters, call, info),
};
