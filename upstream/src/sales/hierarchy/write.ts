import { addPlace, checkDesignation, checkHierarchy, percentText, problem } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { percentIn } from '../../http/amounts.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { createDesignation, updateDesignation } from './contract.ts';
import { refuseOwn } from './own.ts';
import { type DesignationRow, lockDesignations, placesOf } from './rows.ts';
import { savePlaces } from './savePlaces.ts';

type NewDesignation = Static<NonNullable<typeof createDesignation.schema.body>>;
type ChangedDesignation = Static<NonNullable<typeof updateDesignation.schema.body>>;
type Form = Pick<NewDesignation, 'name' | 'visibility_points' | 'commission_percent'>;

/** Validates a form; refuses with the problems that the form shows, and a duplicate name. */
function checked(form: Form, others: readonly DesignationRow[]) {
  const name = form.name.trim();
  const commission = percentIn(form.commission_percent, 'commission_percent');
  const taken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  refuseOn(
    ...checkDesignation({
      name,
      visibilityPoints: form.visibility_points,
      commissionPercent: commission,
    }),
    taken ? problem('name', 'DESIGNATION_TAKEN', 'hierarchy.nameTaken') : undefined,
  );
  return {
    name,
    visibilityPoints: form.visibility_points,
    commissionPercent: percentText(commission),
  };
}

/** Refuses a change that is based on an outdated version. */
export function refuseStale({ version }: DesignationRow, expected: number | undefined): void {
  if (expected === undefined || expected === version) return;
  throw refusedFor(problem('expected_version', 'CHANGED_MEANWHILE', 'hierarchy.changedMeanwhile'));
}

/** Adds a designation as the last child of its parent, or at the root level; returns its id. */
export async function addDesignation(db: TenantDb, body: NewDesignation, now: Date): Promise<string> {
  const rows = await lockDesignations(db);
  const values = checked(body, rows);
  const id = newId();
  const places = addPlace(placesOf(rows), id, body.parent_id ?? null);
  const place = places === 'missing' ? undefined : places.at(-1);
  if (places === 'missing' || !place) throw new Refused('NOT_FOUND');
  refuseOn(checkHierarchy(places, 'parent_id'));
  const { tenantId } = db;
  await db.sql
    .insertInto('designation')
    .values({
      tenantId,
      id,
      ...values,
      parentId: place.parentId,
      lft: place.left,
      rgt: place.right,
      sort: places.filter(({ parentId }) => parentId === place.parentId).length,
      createdAt: now,
    })
    .execute();
  await savePlaces(db, rows, places);
  return id;
}

/** Changes name, points and commission. */
export async function changeDesignation(
  db: TenantDb,
  caller: Caller,
  id: string,
  body: ChangedDesignation,
): Promise<void> {
  const rows = await lockDesignations(db);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Refused('NOT_FOUND');
  refuseOwn(caller, placesOf(rows), id);
  refuseStale(row, body.expected_version);
  const values = checked(
    body,
    rows.filter((other) => other !== row),
  );
  await db.sql
    .updateTable('designation')
    .set({ ...values, version: row.version + 1 })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
