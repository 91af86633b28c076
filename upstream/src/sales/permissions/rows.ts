import type { Flags, MenuSlug, Rules } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';

const isSame = (one: Flags | undefined, other: Flags): boolean =>
  one !== undefined &&
  one.view === other.view &&
  one.create === other.create &&
  one.edit === other.edit &&
  one.delete === other.delete;

/** Writes the rules of a designation; returns whether any changed. */
export async function saveRules(
  db: TenantDb,
  designationId: string,
  before: Rules,
  after: Rules,
): Promise<boolean> {
  const { tenantId } = db;
  const gone = [...before.keys()].filter((menu) => !after.has(menu));
  const changed = [...after].filter(([menu, flags]) => !isSame(before.get(menu), flags));
  if (gone.length > 0) await removeRows(db, designationId, gone);
  if (changed.length > 0) {
    const rows = changed.map(([menu, { view, create, edit, delete: remove }]) => ({
      tenantId,
      designationId,
      menu,
      canView: view,
      canCreate: create,
      canEdit: edit,
      canDelete: remove,
    }));
    await db.sql
      .insertInto('menuRight')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'designationId', 'menu']).doUpdateSet((eb) => ({
          canView: eb.ref('excluded.canView'),
          canCreate: eb.ref('excluded.canCreate'),
          canEdit: eb.ref('excluded.canEdit'),
          canDelete: eb.ref('excluded.canDelete'),
        })),
      )
      .execute();
  }
  return gone.length + changed.length > 0;
}

async function removeRows(db: TenantDb, designationId: string, menus: readonly MenuSlug[]): Promise<void> {
  await db.sql
    .deleteFrom('menuRight')
    .where('tenantId', '=', db.tenantId)
    .where('designationId', '=', designationId)
    .where('menu', 'in', menus)
    .execute();
}

/** Records that the rules changed or, with a person, that they were confirmed. */
export async function stamp(
  db: TenantDb,
  designationId: string,
  { changed, confirmed }: { changed: boolean; confirmed?: { by: string; at: Date } },
): Promise<void> {
  if (!changed && !confirmed) return;
  await db.sql
    .updateTable('designation')
    .set(({ eb }) => ({
      rightsConfirmedAt: confirmed?.at ?? null,
      rightsConfirmedBy: confirmed?.by ?? null,
      ...(changed && { rightsVersion: eb('rightsVersion', '+', 1) }),
    }))
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', designationId)
    .execute();
}
