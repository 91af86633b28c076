import { sql } from 'kysely';
import type { DirectoryDb } from '../../db/directory.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { addStaff } from '../../employees/addStaff.ts';
import type { ShopData, Trade } from '../types.ts';
import { insertRows } from './insertRows.ts';
import { at, newIds } from './places.ts';
import { itemRow, stockRows, variantRows } from './rows/catalogue.ts';
import { customerRows, groupRows } from './rows/customers.ts';
import { appointmentRows, noteRows, statusRows, taskRows } from './rows/days.ts';
import { designationRows, rightRows } from './rows/designations.ts';
import { documentRow, lineRows } from './rows/documents.ts';
import { paymentRows, quickBillRows, quickEventRows } from './rows/money.ts';
import { writeAttendance } from './writeAttendance.ts';
import { writeCampaigns } from './writeCampaigns.ts';
import { writeCloses } from './writeCloses.ts';
import { writeDesigns } from './writeDesigns.ts';
import { writeGoods } from './writeGoods.ts';
import { writeGym } from './writeGym.ts';
import { writeMonths } from './writeMonths.ts';
import { writeMasters } from './writeMasters.ts';
import { writeReturns } from './writeReturns.ts';
import { writeRoutes } from './writeRoutes.ts';
import { writeOrders } from './writeOrders.ts';

/** Trades whose employees have a closed month, an advance and targets, with their business id. */
const BUSINESS_WITH_MONTHS: Partial<Record<Trade, number>> = { retail: 1, boutique: 2 };

/** A generated shop to be written. */
export interface Filling {
  data: ShopData;
  trade: Trade;
  /** In the same order as `data.staff`. */
  pinHashes: readonly string[];
  now: Date;
}

/** Writes designations with their rights; returns their ids by name. */
async function writeDesignations(db: TenantDb, { data }: Filling): Promise<Map<string, string>> {
  const ids = new Map(data.designations.map(({ name }) => [name, newId()]));
  const idOf = (name: string): string => ids.get(name) ?? '';
  await insertRows(db, 'designation', designationRows(data.designations, idOf));
  await insertRows(
    db,
    'menuRight',
    data.designations.flatMap((designation) => rightRows(designation, idOf(designation.name))),
  );
  return ids;
}

/** Adds everyone except the owner, who exists already; returns the ids of all. */
async function writeEmployees(
  db: TenantDb,
  directory: DirectoryDb,
  ownerId: string,
  { data, pinHashes, now }: Filling,
  designations: ReadonlyMap<string, string>,
): Promise<string[]> {
  const ids = [ownerId];
  for (const [place, { designation, ...person }] of data.staff.entries()) {
    if (place === 0) continue;
    // The first employee reports to the owner, the others to that employee.
    const reportingTo = at(ids, Math.min(place - 1, 1));
    const designationId = designations.get(designation ?? '') ?? null;
    const employee = {
      ...person,
      kind: 'EMPLOYEE' as const,
      pinHash: at(pinHashes, place),
      designationId,
      reportingTo,
    };
    ids.push(await addStaff(db, directory, employee, now));
  }
  return ids;
}

async function walkInOf(db: TenantDb): Promise<string> {
  const { id } = await db.sql
    .selectFrom('customer')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('walkIn', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Fills a new shop in its transaction: staff, catalogue, customers, a month of business, and tasks and appointments.
 */
export async function fillShop(
  db: TenantDb,
  directory: DirectoryDb,
  ownerId: string,
  filling: Filling,
): Promise<void> {
  const { data, trade } = filling;
  // No request waits for it, and a busy machine needs longer for it than a request may take.
  await sql`select set_config('statement_timeout', '60s', true)`.execute(db.sql);
  const designations = await writeDesignations(db, filling);
  const staff = await writeEmployees(db, directory, ownerId, filling, designations);
  const ids = newIds(data, staff, await walkInOf(db));
  const stocked = data.stockMoves[0]?.at ?? filling.now;
  const documents = data.documents.map((document, place) => ({ document, id: at(ids.documents, place) }));
  await insertRows(db, 'upiAccount', [
    { id: newId(), upiId: data.profile.upi.id, upiName: data.profile.upi.name },
  ]);
  await insertRows(
    db,
    'catalogueItem',
    data.items.map((item, place) => itemRow(item, at(ids.items, place), trade, stocked)),
  );
  await insertRows(
    db,
    'catalogueVariant',
    data.items.flatMap((item, place) => variantRows(item, place, ids, stocked)),
  );
  await insertRows(db, 'customer', customerRows(data, ids));
  await insertRows(db, 'customerGroup', groupRows(data));
  await insertRows(
    db,
    'document',
    documents.map(({ document, id }) => documentRow(data, document, id, ids)),
  );
  await insertRows(
    db,
    'documentLine',
    documents.flatMap(({ document, id }) => lineRows(data, document, id, ids)),
  );
  await insertRows(
    db,
    'payment',
    documents.flatMap(({ document, id }) => paymentRows(document, id, ids)),
  );
  const quickBills = quickBillRows(data, ids);
  await insertRows(db, 'quickBill', quickBills);
  await insertRows(db, 'quickBillEvent', quickEventRows(quickBills));
  await insertRows(db, 'stockMove', stockRows(data, ids));
  await insertRows(db, 'numberSeries', data.series);
  await insertRows(db, 'task', taskRows(data, ids));
  await insertRows(db, 'appointment', appointmentRows(data, ids));
  await insertRows(db, 'customerNote', noteRows(data, ids));
  await insertRows(db, 'customerStatusChange', statusRows(data, ids));
  await writeAttendance(db, ids.staff.slice(1), filling.now);
  await writeRoutes(db, data.profile.city, ids.staff[1], filling.now);
  if (trade === 'gym') {
    const people = data.customers.map(({ email }, place) => ({ id: at(ids.customers, place), email }));
    await writeGym(db, people, { data, ids, now: filling.now });
  }
  await writeCampaigns(db, trade, filling.now);
  await writeGoods(db, trade, data, ids, filling.now);
  await writeReturns(db, data, ids, filling.now);
  await writeCloses(db, data, ids, filling.now);
  if (trade === 'boutique') {
    await writeMasters(db, filling.now);
    await writeDesigns(db, filling.now);
    await writeOrders(db, data, ids, filling.now);
  }
  const business = BUSINESS_WITH_MONTHS[trade];
  if (business !== undefined) await writeMonths(db, data, ids, { now: filling.now, businessId: business });
}
