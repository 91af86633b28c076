import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { type ReferenceDb, withReference } from '../db/reference.ts';

/** The operator's changes of a package; undefined fields stay. */
export interface PackageChange {
  name: string;
  features: string[] | undefined;
  tax: string | undefined;
  durations: {
    duration: string;
    months: number;
    amount: string | undefined;
    listPrice: string | undefined;
  }[];
}

/** Every package with its durations, including those no longer offered. */
export function listAllPackages(database: Database) {
  return withReference(database, (db) =>
    db.sql
      .selectFrom('reference.package as package')
      .innerJoin('reference.packageDuration as duration', 'duration.packageId', 'package.id')
      .select(['package.name', 'duration.duration', 'duration.amount', 'duration.tax', 'duration.listPrice'])
      .select(sql<boolean>`package.retired or duration.retired`.as('retired'))
      .orderBy('package.position')
      .orderBy('package.name')
      .orderBy('duration.months')
      .execute(),
  );
}

const idOf = async ({ sql: db }: ReferenceDb, name: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('reference.package')
      .select('id')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
  )?.id;

async function insertPackage({ sql: db }: ReferenceDb, name: string): Promise<string> {
  const id = newId();
  const last = await db
    .selectFrom('reference.package')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  await db
    .insertInto('reference.package')
    .values({ id, name, position: (last?.position ?? 0) + 1 })
    .execute();
  return id;
}

const DEFAULT_TAX = '18';

async function saveDuration(
  { sql: db }: ReferenceDb,
  packageId: string,
  tax: string | undefined,
  { duration, months, amount, listPrice }: PackageChange['durations'][number],
): Promise<void> {
  const change = {
    ...(amount !== undefined && { amount, retired: false }),
    ...(listPrice !== undefined && { listPrice }),
    ...(tax !== undefined && { tax }),
  };
  if (Object.keys(change).length === 0) return;
  if (amount === undefined) {
    await db
      .updateTable('reference.packageDuration')
      .set(change)
      .where('packageId', '=', packageId)
      .where('duration', '=', duration)
      .execute();
    return;
  }
  await db
    .insertInto('reference.packageDuration')
    .values({ tax: DEFAULT_TAX, ...change, amount, id: newId(), packageId, duration, months })
    .onConflict((conflict) => conflict.columns(['packageId', 'duration']).doUpdateSet(change))
    .execute();
}

/**
 * Adds a package, or changes one.
 * @returns false without any change when a new one already exists, or a known one does not
 */
export function editPackage(
  database: Database,
  { name, features, tax, durations }: PackageChange,
  which: 'new' | 'known',
): Promise<boolean> {
  return withReference(database, async (db) => {
    const known = await idOf(db, name);
    if ((which === 'new') !== (known === undefined)) return false;
    const id = known ?? (await insertPackage(db, name));
    await db.sql
      .updateTable('reference.package')
      .set({ retired: false, ...(features && { featureList: features }) })
      .where('id', '=', id)
      .execute();
    for (const duration of durations) await saveDuration(db, id, tax, duration);
    return true;
  });
}

/** Stops offering a package. @returns false when there is none of that name */
export function retirePackage(database: Database, name: string): Promise<boolean> {
  return withReference(database, async ({ sql: db }) => {
    const { numUpdatedRows } = await db
      .updateTable('reference.package')
      .set({ retired: true })
      .where('name', '=', name)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
