import { rupees } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { saveStagePrices } from '../stagePrices.ts';
import type { Option } from './read.ts';

/**
 * Whether two states of an option have the same name, price, picture and stage prices; its version counts changes of
 * these.
 */
export const sameContent = (one: Option, other: Option): boolean => contentOf(one) === contentOf(other);

const contentOf = ({ name, price, image, stagePrices }: Option): string =>
  JSON.stringify([
    name,
    price,
    image,
    stagePrices.map(({ stageId, amount }) => `${stageId} ${amount}`).toSorted(),
  ]);

/**
 * Stores existing options with their positions. The version counts content changes only, so it stays when another
 * option takes over the position or the default.
 * @param before the previous state of the options, by id
 */
export async function saveOptions(
  db: TenantDb,
  options: readonly Option[],
  before: ReadonlyMap<string, Option>,
  now: Date,
): Promise<void> {
  const rows = options.map((option) => {
    const old = before.get(option.id);
    return {
      id: option.id,
      name: option.name,
      price: rupees(option.price),
      image: option.image,
      is_default: option.isDefault,
      position: option.position,
      is_new: old === undefined || !sameContent(old, option),
    };
  });
  if (rows.length === 0) return;
  // Two changes in the same millisecond are still two versions.
  await sql`
    update design_option set name = now.name, price = now.price, image = now.image, is_default = now.is_default,
      position = now.position, updated_at = case when now.is_new
        then greatest(${now}::timestamptz, updated_at + interval '1 millisecond') else updated_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now
      (id uuid, name text, price numeric, image text, is_default boolean, position integer, is_new boolean)
    where design_option.tenant_id = ${db.tenantId} and design_option.id = now.id
  `.execute(db.sql);
  await saveStagePrices(
    db,
    'designOption',
    options.filter(({ id }) => rows.some((row) => row.id === id && row.is_new)),
  );
}

/** Stores new options with their positions. */
export async function insertOptions(
  db: TenantDb,
  areas: readonly { areaId: string; options: readonly Option[] }[],
  now: Date,
): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .insertInto('designOption')
    .values(
      areas.flatMap(({ areaId, options }) =>
        options.map(({ id, name, price, image, isDefault, position }) => ({
          tenantId,
          id,
          areaId,
          name,
          price: rupees(price),
          image,
          isDefault,
          position,
          createdAt: now,
          updatedAt: now,
        })),
      ),
    )
    .execute();
  const options = areas.flatMap((area) => area.options);
  await saveStagePrices(db, 'designOption', options);
}
