import { kindOfArea } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { retirePictures } from '../../files/index.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { matches } from '../../plainTable/rows.ts';
import { lockAreas } from '../designs/read.ts';

/** An area of a garment in a request. */
export interface AreaSent {
  area_id?: string | null | undefined;
  area_name: string;
}

/** Replaces the areas of a garment by a list; missing ones are deleted with their options. Refuses an unknown area. */
export async function saveAreas(
  { db, now }: Pick<Call, 'db' | 'now'>,
  garmentId: string,
  sent: readonly AreaSent[],
): Promise<void> {
  const { tenantId } = db;
  const stored = await db.sql
    .selectFrom('designArea')
    .where(matches(db, 'designArea', { garmentId }))
    .select('id')
    .execute();
  const before = await lockAreas(
    db,
    stored.map(({ id }) => id),
  );
  const named = sent.map(({ area_id: id }) => id).filter((id) => id != null);
  if (new Set(named).size < named.length || named.some((id) => !before.has(id)))
    throw new Refused('NOT_FOUND');
  const gone = [...before.values()].filter(({ id }) => !named.includes(id));
  const pictures = gone.flatMap(({ options }) => options.map(({ image }) => image));
  await retirePictures(db, 'pattern', pictures, now);
  await db.sql
    .deleteFrom('designArea')
    .where(matches(db, 'designArea', { garmentId }))
    .where('id', '=', sql<string>`any(${gone.map(({ id }) => id)})`)
    .execute();
  const rows = sent.map(({ area_id: id, area_name }) => {
    const name = area_name.trim();
    return { id: id ?? newId(), name, kind: kindOfArea(name) };
  });
  await rename(
    db,
    rows.filter(({ id }) => before.has(id)),
    now,
  );
  const added = rows.filter(({ id }) => !before.has(id));
  if (added.length === 0) return;
  await db.sql
    .insertInto('designArea')
    .values(added.map((row) => ({ ...row, tenantId, garmentId, createdAt: now, updatedAt: now })))
    .execute();
}

/** Two areas may swap names: the unique index allows each name only once, so all get temporary names first. */
async function rename(
  db: Call['db'],
  rows: readonly { id: string; name: string; kind: string }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await sql`update design_area set name = id::text where tenant_id = ${db.tenantId} and id = any(${ids})`.execute(
    db.sql,
  );
  await sql`
    update design_area set name = now.name, kind = now.kind, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (id uuid, name text, kind text)
    where design_area.tenant_id = ${db.tenantId} and design_area.id = now.id
  `.execute(db.sql);
}
