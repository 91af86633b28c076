import {
  checkStatementRange,
  type Day,
  formatMessage,
  type Paise,
  PAYMENT_MODES,
  type PaymentMode,
  withBalance,
} from '@galla/domain';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { visibleTo } from '../../customers/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import { signedAmount } from '../payments/signed.ts';
import { ownDocuments } from '../history/ownership.ts';

/** The customer, and the first and last day, inclusive. */
export interface StatementAsked {
  customer_id: string;
  from_date: Day;
  to_date: Day;
}

/** A bill or a payment, with the balance afterwards. */
export interface StatementLine {
  kind: 'bill' | 'payment';
  id: string;
  /** Null for the opening due, and for the part of a receipt outside of bills. */
  documentId: string | null;
  number: string;
  day: Day;
  at: Date;
  /** Null for a bill. */
  mode: PaymentMode | null;
  debit: Paise;
  credit: Paise;
  balance: Paise;
}

export interface Statement {
  customer: Selectable<TenantTables['customer']>;
  opening: Paise;
  billed: Paise;
  received: Paise;
  closing: Paise;
  lines: StatementLine[];
}

/** The part of a receipt outside of bills: for the opening due, or kept as credit. */
const FOR_NO_BILL = sql<string>`receipt.credited + receipt.opening`;

/** The documents in a customer's balance: valid invoices and orders. */
const counts = (customerId: string) => (document: ExpressionBuilder<TenantTables, 'document'>) =>
  document.and([
    document('document.customerId', '=', customerId),
    document('document.type', 'in', ['INVOICE', 'ORDER']),
    document('document.canceledAt', 'is', null),
  ]);

/** A billed order is not a debt in addition to its invoice, but the payments received on it remain in the account. */
const owed = (customerId: string) => (document: ExpressionBuilder<TenantTables, 'document'>) =>
  document.and([counts(customerId)(document), document('document.billedAt', 'is', null)]);

/** The customer; refused when the caller may not see them or all of their bills. */
export async function requireAccount(db: TenantDb, caller: Caller, id: string) {
  const customer = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(caller))
    .selectAll('customer')
    .executeTakeFirst();
  if (!customer) throw new Refused('NOT_FOUND');
  if (caller.employeeId === null) return customer;
  const hidden = await db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(counts(id))
    .where((document) => document.not(ownDocuments(caller)(document)))
    .select('document.id')
    .limit(1)
    .executeTakeFirst();
  if (hidden) throw new Refused('PERMISSION_DENIED');
  return customer;
}

/** All bills and payments of the customer up to a day. */
function entriesUntil(db: TenantDb, { timeZone }: Caller, { customer_id: id, to_date: to }: StatementAsked) {
  const bills = db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(owed(id))
    .select([
      sql<'bill' | 'payment'>`'bill'`.as('kind'),
      'document.id as id',
      sql<string | null>`document.id`.as('documentId'),
      'document.number as number',
      'document.issuedOn as day',
      'document.issuedAt as at',
      sql<string | null>`null::text`.as('mode'),
      'document.total as debit',
      sql<string>`0.00::numeric(14,2)`.as('credit'),
    ]);
  const payments = db.sql
    .selectFrom('document')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.tenantId', '=', 'document.tenantId')
        .onRef('payment.documentId', '=', 'document.id'),
    )
    .where('document.tenantId', '=', db.tenantId)
    .where(counts(id) as never)
    .where('payment.takenFrom', 'is', null)
    // Keeping credit and paying with it does not change the balance; the credit note already did.
    .where((payment) =>
      payment.or([payment('payment.mode', '<>', 'CREDIT'), payment('payment.kind', '=', 'CREDIT_NOTE')]),
    )
    .select([
      sql<'bill' | 'payment'>`'payment'`.as('kind'),
      'payment.id as id',
      sql<string | null>`document.id`.as('documentId'),
      'document.number as number',
      sql<Day>`(payment.created_at at time zone ${timeZone})::date`.as('day'),
      'payment.createdAt as at',
      'payment.mode as mode',
      sql<string>`0.00::numeric(14,2)`.as('debit'),
      sql<string>`case payment.kind when 'CREDIT_NOTE' then payment.amount else ${signedAmount} end`.as(
        'credit',
      ),
    ]);
  const before = db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where('customer.openingOn', 'is not', null)
    .select([
      sql<'bill' | 'payment'>`'bill'`.as('kind'),
      'customer.id as id',
      sql<string | null>`null::uuid`.as('documentId'),
      sql<string>`${formatMessage('openingDue.title')}::text`.as('number'),
      sql<Day>`opening_on`.as('day'),
      sql<Date>`(opening_on::timestamp at time zone ${timeZone})`.as('at'),
      sql<string | null>`null::text`.as('mode'),
      'customer.openingDue as debit',
      sql<string>`0.00::numeric(14,2)`.as('credit'),
    ]);
  // The part of receipts outside of bills; the rest is listed with its bills.
  const kept = db.sql
    .selectFrom('receipt')
    .where('receipt.tenantId', '=', db.tenantId)
    .where('receipt.customerId', '=', id)
    .where(FOR_NO_BILL, '>', '0')
    .select([
      sql<'bill' | 'payment'>`'payment'`.as('kind'),
      'receipt.id as id',
      sql<string | null>`null::uuid`.as('documentId'),
      'receipt.number as number',
      'receipt.issuedOn as day',
      'receipt.issuedAt as at',
      'receipt.mode as mode',
      sql<string>`0.00::numeric(14,2)`.as('debit'),
      FOR_NO_BILL.as('credit'),
    ]);
  return db.sql
    .selectFrom(bills.unionAll(payments).unionAll(kept).unionAll(before).as('entry'))
    .where('entry.day', '<=', to);
}

type Entries = ReturnType<typeof entriesUntil>;

/** The balance before the first day, summed in the database however long the history is. */
async function openingOf(entries: Entries, from: Day): Promise<Paise> {
  const { owed } = await entries
    .where('entry.day', '<', from)
    .select(sql<string>`coalesce(sum(entry.debit - entry.credit), 0.00)::numeric(14,2)`.as('owed'))
    .executeTakeFirstOrThrow();
  return paiseOf(owed);
}

/** The entries from the first day on, in order; a bill comes before the payments made with it. */
async function entriesFrom(entries: Entries, from: Day) {
  const rows = await entries
    .where('entry.day', '>=', from)
    .selectAll()
    .orderBy('entry.day')
    .orderBy('entry.at')
    .orderBy('entry.kind')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ mode, debit, credit, ...entry }) => ({
    ...entry,
    mode: mode === null ? null : oneOf(PAYMENT_MODES, mode),
    debit: paiseOf(debit),
    credit: paiseOf(credit),
  }));
}

const sumOf = (entries: readonly { debit: Paise; credit: Paise }[], side: 'debit' | 'credit'): Paise =>
  entries.reduce((sum, entry) => sum + entry[side], 0);

/** The account of a customer for a period: opening balance, all entries, closing balance. */
export async function loadStatement(db: TenantDb, caller: Caller, asked: StatementAsked): Promise<Statement> {
  const { from_date: from, to_date: to } = asked;
  refuseOn(checkStatementRange(from, to, { from: 'from_date', to: 'to_date' }));
  const customer = await requireAccount(db, caller, asked.customer_id);
  const entries = entriesUntil(db, caller, asked);
  const opening = await openingOf(entries, from);
  const within = await entriesFrom(entries, from);
  const lines = withBalance(opening, within);
  return {
    customer,
    opening,
    billed: sumOf(within, 'debit'),
    received: sumOf(within, 'credit'),
    closing: lines.at(-1)?.balance ?? opening,
    lines,
  };
}
