import { type AliasedExpression, sql } from 'kysely';
import { ownDocuments, wholeReceipts } from '../../billing/index.ts';
import { visibleAppointments } from '../../calendar/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import { seesDetails } from '../visibility.ts';

/** Kinds of events of a customer. */
export type TimelineKind = 'document' | 'payment' | 'receipt' | 'appointment' | 'note' | 'status';

/** Kind, id and time of an entry; its record is loaded separately. */
export interface Entry {
  kind: TimelineKind;
  id: string;
  at: Date;
}

const KINDS: readonly TimelineKind[] = ['document', 'payment', 'receipt', 'appointment', 'note', 'status'];
const COLUMNS = [instantColumn('entry.at'), idColumn('entry.id')];

/** The requested entries and their order. */
export interface EntriesAsked extends PageAsked {
  kinds?: readonly TimelineKind[] | undefined;
  /** Created or changed since. */
  updatedSince?: Date | undefined;
  /** By time; default newest first. */
  direction?: ListOrder['direction'] | undefined;
}

/** Whether the caller may see entries of a kind, by the rights of that kind's own list. */
function sees(caller: Caller, kind: TimelineKind): boolean {
  if (kind === 'document' || kind === 'payment' || kind === 'receipt')
    return caller.rights.has('billing-history:view') || caller.rights.has('billing:view');
  if (kind === 'appointment') return caller.rights.has('calendar:view');
  return kind === 'status' || seesDetails(caller);
}

/** The requested kinds that the caller may see. */
export const kindsFor = (caller: Caller, kinds: readonly TimelineKind[] = KINDS): TimelineKind[] =>
  KINDS.filter((kind) => kinds.includes(kind) && sees(caller, kind));

/** A query of entries from any table. */
interface EntryQuery {
  as: (alias: 'entry') => AliasedExpression<Entry, 'entry'>;
}

function entriesOf(
  db: TenantDb,
  caller: Caller,
  customerId: string,
  kind: TimelineKind,
  since: Date | undefined,
): EntryQuery {
  const named = sql<TimelineKind>`${sql.lit(kind)}`.as('kind');
  if (kind === 'document')
    return db.sql
      .selectFrom('document')
      .where('document.tenantId', '=', db.tenantId)
      .where('document.customerId', '=', customerId)
      .$if(since !== undefined, (all) => all.where('document.updatedAt', '>=', since ?? new Date(0)))
      .where(ownDocuments(caller))
      .select([named, 'document.id as id', 'document.issuedAt as at']);
  if (kind === 'payment')
    return (
      db.sql
        .selectFrom('document')
        .innerJoin('payment', (join) =>
          join
            .onRef('payment.tenantId', '=', 'document.tenantId')
            .onRef('payment.documentId', '=', 'document.id'),
        )
        .where('document.tenantId', '=', db.tenantId)
        .where('document.customerId', '=', customerId)
        // Payments taken over by an invoice are listed with the order.
        .where('payment.takenFrom', 'is', null)
        // A payment never changes, but it contains its bill, which may change or move to another customer.
        .$if(since !== undefined, (all) => all.where('document.updatedAt', '>=', since ?? new Date(0)))
        .where(ownDocuments(caller))
        .select([named, 'payment.id as id', 'payment.createdAt as at'])
    );
  if (kind === 'receipt')
    return (
      db.sql
        .selectFrom('receipt')
        .where('receipt.tenantId', '=', db.tenantId)
        .where('receipt.customerId', '=', customerId)
        // Receipts never change.
        .$if(since !== undefined, (all) => all.where('receipt.issuedAt', '>=', since ?? new Date(0)))
        .where(wholeReceipts(caller))
        .select([named, 'receipt.id as id', 'receipt.issuedAt as at'])
    );
  if (kind === 'appointment')
    return visibleAppointments(db, caller)
      .where('appointment.customerId', '=', customerId)
      .$if(since !== undefined, (all) => all.where('appointment.updatedAt', '>=', since ?? new Date(0)))
      .select([named, 'appointment.id as id', 'appointment.startsAt as at']);
  if (kind === 'note')
    return db.sql
      .selectFrom('customerNote')
      .where('tenantId', '=', db.tenantId)
      .where('customerId', '=', customerId)
      .$if(since !== undefined, (all) => all.where('updatedAt', '>=', since ?? new Date(0)))
      .select([named, 'id', 'createdAt as at']);
  return db.sql
    .selectFrom('customerStatusChange')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .$if(since !== undefined, (all) => all.where('createdAt', '>=', since ?? new Date(0)))
    .select([named, 'id', 'createdAt as at']);
}

/**
 * A page of a customer's timeline in one statement, in which each kind contributes at most as many rows as fit on the
 * page. The caller has already checked that the customer is visible.
 */
export async function listEntries(
  db: TenantDb,
  caller: Caller,
  customerId: string,
  { kinds, updatedSince, direction = 'desc', ...asked }: EntriesAsked,
): Promise<PageRows<Entry>> {
  const { limit, offset = 0, after } = asked;
  const order = { list: 'timeline of a customer', columns: COLUMNS, direction };
  const page = pageOf(db, order, asked);
  // Each kind may fill the page up to its end, plus one row that shows whether there are more.
  const enough = pageOf(db, order, { limit: limit + offset + 1, after });
  const newest = kindsFor(caller, kinds).map((kind) => {
    const own = entriesOf(db, caller, customerId, kind, updatedSince);
    const entries = db.sql.selectFrom(own.as('entry')).selectAll();
    return db.sql.selectFrom(enough.of(entries).as('entry')).selectAll();
  });
  const [one, ...others] = newest;
  if (!one) return page.answer<Entry>([]);
  const all = others.reduce((union, next) => union.unionAll(next), one);
  return page.answer(await page.of(db.sql.selectFrom(all.as('entry')).selectAll()).execute());
}
