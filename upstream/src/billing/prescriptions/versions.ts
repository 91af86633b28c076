import { sql } from 'kysely';
import { billableBy } from '../../customers/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { dayColumn, idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';

/** A prescription of a day, and the one before it. */
export interface Version {
  id: string;
  number: string;
  type: string;
  issuedAt: Date;
  prescribedOn: string;
  prescription: JsonValue;
  before: JsonValue | null;
  beforeOn: string | null;
}

const ORDER: ListOrder = {
  list: 'prescriptions of a customer',
  columns: [dayColumn('version.prescribedOn'), instantColumn('version.issuedAt'), idColumn('version.id')],
  direction: 'desc',
};

/**
 * The prescriptions of a customer without repetitions: another bill for the same glasses adds no version. Documents in
 * the trash are ignored.
 */
function versionsOf(db: TenantDb, customerId: string) {
  const prescribed = db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.customerId', '=', customerId)
    .where('document.prescribedOn', 'is not', null)
    .where('document.trashedAt', 'is', null)
    .select([
      'document.id',
      'document.number',
      'document.type',
      'document.issuedAt',
      sql<string>`prescribed_on`.as('prescribedOn'),
      sql<JsonValue>`prescription`.as('prescription'),
      sql<JsonValue | null>`lag(prescription) over dated`.as('before'),
      sql<string | null>`lag(prescribed_on) over dated`.as('beforeOn'),
    ])
    .modifyEnd(sql`window dated as (order by prescribed_on, issued_at, id)`);
  return db.sql
    .selectFrom(prescribed.as('version'))
    .where(sql<boolean>`version.prescription is distinct from version.before`);
}

/**
 * Whether the customer is a single person whom the caller may bill; the walk-in is not. Refused when the caller may not
 * see the customer.
 */
async function isOnePerson(db: TenantDb, caller: Caller, id: string, now: Date): Promise<boolean> {
  const customer = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where(billableBy(caller, now))
    .select('customer.walkIn')
    .executeTakeFirst();
  if (!customer) throw new Refused('NOT_FOUND');
  return !customer.walkIn;
}

/** Everyone who bills needs prescriptions; others see them only if the shop shows personal details. */
const mayRead = ({ rights, toggles }: Caller): boolean =>
  rights.has('billing:create') || toggles.has('emp_view_customer');

/** A page of a customer's prescriptions, with the number of versions if requested. */
export async function listVersions(
  db: TenantDb,
  caller: Caller,
  { customerId, counts, now, ...asked }: PageAsked & { customerId: string; counts: boolean; now: Date },
): Promise<PageRows<Version> & { total?: number }> {
  const page = pageOf(db, ORDER, asked);
  if (!(await isOnePerson(db, caller, customerId, now)) || !mayRead(caller))
    return { ...page.answer<Version>([]), ...(counts && { total: 0 }) };
  const versions = versionsOf(db, customerId);
  const rows = page.answer<Version>(await page.of(versions.selectAll('version')).execute());
  if (!counts) return rows;
  const { total } = await versions.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { ...rows, total };
}
