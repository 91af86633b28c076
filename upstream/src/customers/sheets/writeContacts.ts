import {
  type ContactValues,
  type Day,
  dayIn,
  type PlannedContact,
  problem,
  stateOfGstin,
} from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { newId } from '../../db/id.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import { keepGroups } from '../contacts/groups.ts';

/** The result of an import. */
export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Rows written per statement. */
const BATCH = 500;

const CHANGED = [
  'name',
  'email',
  'company',
  'gstin',
  'stateCode',
  'address',
  'city',
  'groupName',
  'dob',
  'anniversary',
  'creditLimit',
  'updatedAt',
] as const;

function columnsOf(values: ContactValues) {
  const gstin = values.gst === '' ? null : values.gst.toUpperCase();
  return {
    name: values.name,
    mobile: values.mobile,
    email: values.email || null,
    company: values.company || null,
    gstin,
    stateCode: gstin === null ? null : (stateOfGstin(gstin) ?? null),
    address: values.location || null,
    city: null,
    groupName: values.group || null,
    dob: values.dob || null,
    anniversary: values.anniversary || null,
    creditLimit: values.credit_limit || null,
  };
}

/** The opening due, owed since today. */
const openingOf = ({ opening_due: owed }: ContactValues, today: Day) =>
  owed === '' ? {} : { openingDue: owed, openingPending: owed, openingOn: today };

/** An existing opening due stays, with the amount paid of it. */
const OPENING_OF_NEW = {
  openingDue: sql<string>`case when customer.opening_on is null then excluded.opening_due else customer.opening_due end`,
  openingPending: sql<string>`case when customer.opening_on is null then excluded.opening_pending else customer.opening_pending end`,
  openingOn: sql<Day>`coalesce(customer.opening_on, excluded.opening_on)`,
};

type Excluded = ExpressionBuilder<TenantTables & { excluded: TenantTables['customer'] }, 'excluded'>;

/** A row that adds or changes a contact. */
type Writing = PlannedContact & { values: ContactValues };

async function writeBatch(
  db: TenantDb,
  caller: Caller,
  rows: readonly Writing[],
  now: Date,
): Promise<number> {
  const written = await db.sql
    .insertInto('customer')
    .values(
      rows.map(({ id, values }) => ({
        tenantId: db.tenantId,
        id: id ?? newId(),
        ...columnsOf(values),
        ...openingOf(values, dayIn(caller.timeZone, now)),
        source: 'IMPORT',
        createdBy: caller.staffId,
        createdAt: now,
        lastSeenAt: now,
        updatedAt: now,
      })),
    )
    // Existing rows are locked; one added concurrently is not among the returned ones.
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'id']).doUpdateSet((is) => ({
        ...OPENING_OF_NEW,
        ...Object.fromEntries(
          CHANGED.map((column) => [
            column,
            (is as unknown as Excluded).ref(`excluded.${column}` as 'excluded.name'),
          ]),
        ),
      })),
    )
    .returning('customer.id')
    .execute();
  return written.length;
}

/** Writes a plan without faults in the transaction that locked its contacts. */
export async function writeContacts(
  db: TenantDb,
  caller: Caller,
  rows: readonly PlannedContact[],
  now: Date,
): Promise<Counts> {
  const writing = rows.filter((row): row is Writing => row.values !== undefined);
  for (let from = 0; from < writing.length; from += BATCH) {
    const some = writing.slice(from, from + BATCH);
    if ((await writeBatch(db, caller, some, now)) < some.length)
      throw refusedFor(problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'));
  }
  await keepGroups(
    db,
    writing.map(({ values }) => values.group),
    now,
  );
  const changed = writing.filter(({ id }) => id !== undefined).length;
  return { added: writing.length - changed, changed, unchanged: rows.length - writing.length };
}
