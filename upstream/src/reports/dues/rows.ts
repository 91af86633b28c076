import { type Day, type DueAge, daysOfAge, normalizeMobile } from '@galla/domain';
import { sql } from 'kysely';
import { matches, ownDocuments } from '../../billing/index.ts';
import { ownOrders } from '../../boutique/index.ts';
import { visibleTo } from '../../customers/index.ts';
import { containing } from '../../db/search.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

/** Filter of dues. */
export interface DueFilter {
  /** Part of the customer's name or mobile. */
  search?: string | undefined;
  age?: DueAge | undefined;
}

/**
 * All pending amounts that the caller may see, one row each: bills as in the history, orders in pieces without a bill,
 * and opening dues. A quick bill is never a due (ADR 79).
 */
export function selectDue(db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  const bills = db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .where(matches({ stillToPay: true }))
    .select(['document.customerId', 'document.issuedOn as day', 'document.pending']);
  const orders = db.sql
    .selectFrom('boutiqueOrder')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .where('boutiqueOrder.tenantId', '=', db.tenantId)
    .where(ownOrders(caller))
    .where('boutiqueOrder.documentId', 'is', null)
    .where('boutiqueOrder.pending', '>', '0')
    .select(['boutiqueOrder.customerId', 'boutiqueOrder.orderedOn as day', 'boutiqueOrder.pending']);
  const openings = db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.openingPending', '>', '0')
    .where(visibleTo(caller))
    .select([
      'customer.id as customerId',
      sql<Day>`customer.opening_on`.as('day'),
      'customer.openingPending as pending',
    ]);
  return bills.unionAll(orders).unionAll(openings);
}

function sumOfAge(age: DueAge, today: Day) {
  const { from, to } = daysOfAge(age, today);
  // A future date, from a wrong clock, counts as newest.
  const isNew = age === 'UP_TO_30' ? sql`true` : sql`due.day <= ${to}`;
  const isYoung = from === undefined ? sql`true` : sql`due.day >= ${from}`;
  return sql<string>`coalesce(sum(due.pending) filter (where ${isNew} and ${isYoung}), 0.00)`;
}

/** The dues of each matching customer, by age. */
export function selectDues(db: TenantDb, caller: Caller, { search, age }: DueFilter, today: Day) {
  const text = search?.trim() ?? '';
  const digits = normalizeMobile(text);
  const dues = db.sql
    .selectFrom(selectDue(db, caller).as('due'))
    .innerJoin('customer', (join) =>
      join.onRef('customer.id', '=', 'due.customerId').on('customer.tenantId', '=', db.tenantId),
    )
    .$if(text !== '', (rows) =>
      rows.where((row) =>
        row.or([
          row('customer.name', 'ilike', containing(text)),
          ...(digits ? [row('customer.mobile', 'like', containing(digits))] : []),
        ]),
      ),
    )
    .groupBy(['customer.id', 'customer.name', 'customer.mobile'])
    .select(['customer.id', 'customer.name', 'customer.mobile'])
    .select([
      sumOfAge('UP_TO_30', today).as('upTo30'),
      sumOfAge('UP_TO_60', today).as('upTo60'),
      sumOfAge('UP_TO_90', today).as('upTo90'),
      sumOfAge('OVER_90', today).as('over90'),
      sql<string>`sum(due.pending)`.as('owed'),
      sql<string>`count(*)`.as('bills'),
      sql<Day>`min(due.day)`.as('oldest'),
    ]);
  return db.sql
    .selectFrom(dues.as('dues'))
    .$if(age !== undefined, (rows) => rows.where(sql<boolean>`${COLUMN[age ?? 'OVER_90']} > 0`));
}

const COLUMN = {
  UP_TO_30: sql.ref('dues.upTo30'),
  UP_TO_60: sql.ref('dues.upTo60'),
  UP_TO_90: sql.ref('dues.upTo90'),
  OVER_90: sql.ref('dues.over90'),
} as const satisfies Record<DueAge, unknown>;
