import type { Day, DocumentStatus, DocumentType, OrderState } from '@galla/domain';
import { normalizeMobile } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { containing } from '../../db/search.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import { type DocumentRecord, selectDocuments } from './documents.ts';
import { type DocumentOrder, due, ORDER_BY } from './order.ts';

/** Filter of a document list; `from` and `to` are the shop's days, inclusive. */
export interface DocumentFilter {
  /** Left out: every type. */
  types?: readonly DocumentType[] | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  /** Part of number, customer name or mobile. */
  search?: string | undefined;
  statuses?: readonly DocumentStatus[] | undefined;
  /** The person the document is billed by. */
  employeeId?: string | undefined;
  customerId?: string | undefined;
  /** Excludes proposals. */
  billsOnly?: boolean | undefined;
  ids?: readonly string[] | undefined;
  /** Created or changed since. */
  updatedSince?: Date | undefined;
  /** Only documents with an amount pending: neither proposals nor billed orders. */
  stillToPay?: boolean | undefined;
  /** True: only documents in the trash; false: none of them. */
  inTrash?: boolean | undefined;
  /** Only orders in this state that are not canceled. */
  orderState?: OrderState | undefined;
}

type DocumentQuery = ExpressionBuilder<TenantTables, 'document'>;

/** domain's `documentStatus` as an SQL condition. */
function hasStatus(document: DocumentQuery, status: DocumentStatus) {
  const isProposal = document('document.type', '=', 'PROPOSAL');
  const isCanceled = document('document.canceledAt', 'is not', null);
  if (status === 'ENDED') return document.and([isProposal, isCanceled]);
  if (status === 'CANCELED') return document.and([document.not(isProposal), isCanceled]);
  const rule = {
    OPEN: document.and([isProposal, document('document.acceptedAt', 'is', null)]),
    ACCEPTED: document.and([isProposal, document('document.acceptedAt', 'is not', null)]),
    PAID: document.and([document.not(isProposal), document('document.pending', '<=', '0')]),
    PARTIAL: document.and([
      document('document.pending', '>', '0'),
      document('document.pending', '<', document.ref('document.total')),
    ]),
    UNPAID: document.and([
      document('document.pending', '>', '0'),
      document('document.pending', '>=', document.ref('document.total')),
    ]),
  };
  return document.and([document('document.canceledAt', 'is', null), rule[status]]);
}

/** domain's `orderState` as an SQL condition. */
const isThisFar = (document: DocumentQuery, state: OrderState) =>
  document.and([
    document('document.type', '=', 'ORDER'),
    document('document.canceledAt', 'is', null),
    document('document.billedAt', state === 'COMPLETED' ? 'is not' : 'is', null),
  ]);

/** An amount is pending on the document, and no other document has taken its place. */
function isStillToPay(document: DocumentQuery) {
  const bill = document
    .selectFrom('document as bill')
    .whereRef('bill.tenantId', '=', 'document.tenantId')
    .whereRef('bill.refNumber', '=', 'document.number')
    .where('bill.type', '=', 'INVOICE')
    .where('bill.canceledAt', 'is', null)
    .select('bill.id');
  return document.and([
    sql<boolean>`${due} > 0`,
    document.or([document('document.type', '!=', 'ORDER'), document.not(document.exists(bill))]),
  ]);
}

function isFound(document: DocumentQuery, search: string) {
  const digits = normalizeMobile(search);
  return document.or([
    document('document.number', 'ilike', containing(search)),
    document('document.customerName', 'ilike', containing(search)),
    ...(digits ? [document('document.customerMobile', 'like', containing(digits))] : []),
  ]);
}

/** The condition of a filter. */
export function matches(filter: DocumentFilter) {
  return (document: DocumentQuery) => {
    const { types, from, to, search, statuses, employeeId, customerId, billsOnly, ids, stillToPay } = filter;
    const { updatedSince, inTrash, orderState } = filter;
    const conditions = [];
    if (ids) conditions.push(document('document.id', 'in', ids));
    // A single type can be read in index order.
    if (types?.length === 1) conditions.push(document('document.type', '=', types[0] ?? ''));
    else if (types) conditions.push(document('document.type', 'in', types));
    if (from) conditions.push(document('document.issuedOn', '>=', from));
    if (to) conditions.push(document('document.issuedOn', '<=', to));
    if (employeeId) conditions.push(document('document.employeeId', '=', employeeId));
    if (customerId) conditions.push(document('document.customerId', '=', customerId));
    if (billsOnly) conditions.push(document('document.type', '<>', 'PROPOSAL'));
    if (statuses) conditions.push(document.or(statuses.map((status) => hasStatus(document, status))));
    if (updatedSince) conditions.push(document('document.updatedAt', '>=', updatedSince));
    if (stillToPay === true) conditions.push(isStillToPay(document));
    if (orderState) conditions.push(isThisFar(document, orderState));
    if (inTrash !== undefined) {
      conditions.push(document('document.trashedAt', inTrash ? 'is not' : 'is', null));
    }
    if (search?.trim()) conditions.push(isFound(document, search));
    return document.and(conditions);
  };
}

/** Sort order of documents; default newest first by date. */
export interface OrderAsked {
  by?: DocumentOrder | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** A page of the matching documents that the caller may see, newest first unless ordered otherwise. */
export async function listDocuments(
  db: TenantDb,
  caller: Caller,
  filter: DocumentFilter,
  asked: PageAsked,
  { by = 'date', direction = 'desc' }: OrderAsked = {},
): Promise<PageRows<DocumentRecord>> {
  const page = pageOf(db, { list: `documents ${by}`, columns: ORDER_BY[by], direction }, asked);
  return page.answer(await page.of(selectDocuments(db, caller).where(matches(filter))).execute());
}
