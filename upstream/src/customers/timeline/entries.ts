import { type AliasedExpression, sql } from 'kysely';
import { ownDocuments } from '../../billing/index.ts';
import { visibleAppointments } from '../../calendar/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import { seesDetails } from '../visibility.ts';

/** What happens with a customer. */
export type TimelineKind = 'document' | 'payment' | 'appointment' | 'note' | 'status';

/** Where an entry stands; its record is loaded by its kind. */
export interface Entry {
  kind: TimelineKind;
  id: string;
  at: Date;
}

const KINDS: readonly TimelineKind[] = ['document', 'payment', 'appointment', 'note', 'status'];
const ORDER = {
  list: 'timeline of a customer',
  columns: [instantColumn('entry.at'), idColumn('entry.id')],
  direction: 'desc',
} as const;

/** Whether a person may see entries of a kind, with the rights that their own lists ask for. */
function sees(caller: Caller, kind: TimelineKind): boolean {
  if (kind === 'document' || kind === 'payment')
    return caller.rights.has('billing-history:view') || caller.rights.has('billing:view');
  if (kind === 'appointment') return caller.rights.has('calendar:view');
  return kind === 'status' || seesDetails(caller);
}

/** A query of entries, whatever it reads them from. */
interface EntryQuery {
  as: (alias: 'entry') => AliasedExpression<Entry, 'entry'>;
}

/** The entries of a kind. */
function entriesOf(db: TenantDb, caller: Caller, customerId: string, kind: TimelineKind): EntryQuery {
  const named = sql<TimelineKind>`${sql.lit(kind)}`.as('kind');
  if (kind === 'document')
    return db.sql
      .selectFrom('document')
      .where('document.tenantId', '=', db.tenantId)
      .where('document.customerId', '=', customerId)
      .where(ownDocuments(caller))
      .select([named, 'document.id as id', 'document.issuedAt as at']);
  if (kind === 'payment')
    return db.sql
      .selectFrom('document')
      .innerJoin('payment', (join) =>
        join
          .onRef('payment.tenantId', '=', 'document.tenantId')
          .onRef('payment.documentId', '=', 'document.id'),
      )
      .where('document.tenantId', '=', db.tenantId)
      .where('document.customerId', '=', customerId)
      .where(ownDocuments(caller))
      .select([named, 'payment.id as id', 'payment.createdAt as at']);
  if (kind === 'appointment')
    return visibleAppointments(db, caller)
      .where('appointment.customerId', '=', customerId)
      .select([named, 'appointment.id as id', 'appointment.startsAt as at']);
  const told = (table: 'customerNote' | 'customerStatusChange') =>
    db.sql
      .selectFrom(table)
      .where('tenantId', '=', db.tenantId)
      .where('customerId', '=', customerId)
      .select([named, 'id', 'createdAt as at']);
  return told(kind === 'note' ? 'customerNote' : 'customerStatusChange');
}

/**
 * A page of what happened with a customer, newest first: one statement, in which each kind gives no more rows than the
 * page has room for. Whether the caller may see the customer was asked before.
 */
export async function listEntries(
  db: TenantDb,
  caller: Caller,
  customerId: string,
  { kinds = KINDS, ...asked }: PageAsked & { kinds?: readonly TimelineKind[] | undefined },
): Promise<PageRows<Entry>> {
  const { limit, offset = 0, after } = asked;
  const page = pageOf(db, ORDER, asked);
  // Of each kind the page may need all that stands before its end, and the one that tells that there is more.
  const enough = pageOf(db, ORDER, { limit: limit + offset + 1, after });
  const newest = KINDS.filter((kind) => kinds.includes(kind) && sees(caller, kind)).map((kind) => {
    const entries = db.sql.selectFrom(entriesOf(db, caller, customerId, kind).as('entry')).selectAll();
    return db.sql.selectFrom(enough.of(entries).as('entry')).selectAll();
  });
  const [one, ...others] = newest;
  if (!one) return page.answer<Entry>([]);
  const all = others.reduce((union, next) => union.unionAll(next), one);
  return page.answer(await page.of(db.sql.selectFrom(all.as('entry')).selectAll()).execute());
}
