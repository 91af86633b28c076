import { type AliasedExpression, sql } from 'kysely';
import { ownDocuments, wholeReceipts } from '../../billing/index.ts';
import { visibleAppointments } from '../../calendar/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import { seesDetails } from '../visibility.ts';

/** What happens with a customer. */
export type TimelineKind = 'document' | 'payment' | 'receipt' | 'appointment' | 'note' | 'status';

/** Where an entry stands; its record is loaded by its kind. */
export interface Entry {
  kind: TimelineKind;
  id: string;
  at: Date;
}

const KINDS: readonly TimelineKind[] = ['document', 'payment', 'receipt', 'appointment', 'note', 'status'];
const COLUMNS = [instantColumn('entry.at'), idColumn('entry.id')];

/** Which entries are asked for, and in which order. */
export interface EntriesAsked extends PageAsked {
  kinds?: readonly TimelineKind[] | undefined;
  /** Made or changed since. */
  updatedSince?: Date | undefined;
  /** By when they were; the newest first unless told. */
  direction?: ListOrder['direction'] | undefined;
}

/** Whether a person may see entries of a kind, with the rights that their own lists ask for. */
function sees(caller: Caller, kind: TimelineKind): boolean {
  if (kind === 'document' || kind === 'payment' || kind === 'receipt')
    return caller.rights.has('billing-history:view') || caller.rights.has('billing:view');
  if (kind === 'appointment') return caller.rights.has('calendar:view');
  return kind === 'status' || seesDetails(caller);
}

/** The kinds that are asked for and that the caller may see. */
export const kindsFor = (caller: Caller, kinds: readonly TimelineKind[] = KINDS): TimelineKind[] =>
  KINDS.filter((kind) => kinds.includes(kind) && sees(caller, kind));

/** A query of entries, whatever it reads them from. */
interface EntryQuery {
  as: (alias: 'entry') => AliasedExpression<Entry, 'entry'>;
}

/** The entries of a kind. */
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
        // What an invoice took over is told with its order.
        .where('payment.takenFrom', 'is', null)
        // A payment is never changed; its bill is with each, and also when it becomes another customer's.
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
        // Never changed once it is made.
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
 * A page of what happened with a customer: one statement, in which each kind gives no more rows than the
 * page has room for. Whether the caller may see the customer was asked before.
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
  // Of each kind the page may need all that stands before its end, and the one that tells that there is more.
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
