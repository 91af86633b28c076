import { MENUS, rightsFor, type Flags, type MenuSlug, type Right } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** A designation's row of a menu. */
export interface RightRow extends Flags {
  menu: string;
}

/** The rows of a designation as its rules, without those of menus that the product does not have any more. */
export function rulesOf(rows: readonly RightRow[]): Map<MenuSlug, Flags> {
  const byMenu = new Map(rows.map(({ menu, ...flags }) => [menu, flags]));
  return new Map(
    MENUS.flatMap(({ slug }) => {
      const flags = byMenu.get(slug);
      return flags ? [[slug, flags] as const] : [];
    }),
  );
}

/** The rights of a designation's rows; one without any row has the rights to begin with. */
export function rightsOf(rows: readonly RightRow[]): Set<Right> {
  return rightsFor(rulesOf(rows));
}

/** The rules of a designation. Refuses one that the shop does not have. */
export async function rulesOfDesignation(db: TenantDb, designationId: string): Promise<Map<MenuSlug, Flags>> {
  const rows = await db.sql
    .selectFrom('designation')
    .leftJoin('menuRight', (join) =>
      join
        .onRef('menuRight.tenantId', '=', 'designation.tenantId')
        .onRef('menuRight.designationId', '=', 'designation.id'),
    )
    .select([
      'menuRight.menu',
      'menuRight.canView as view',
      'menuRight.canCreate as create',
      'menuRight.canEdit as edit',
      'menuRight.canDelete as delete',
    ])
    .where('designation.tenantId', '=', db.tenantId)
    .where('designation.id', '=', designationId)
    .execute();
  if (rows.length === 0) throw new Refused('NOT_FOUND');
  return rulesOf(
    rows.flatMap(({ menu, view, create, edit, delete: remove }) =>
      menu === null
        ? []
        : [
            {
              menu,
              view: view === true,
              create: create === true,
              edit: edit === true,
              delete: remove === true,
            },
          ],
    ),
  );
}

/** The rights of a designation. Refuses one that the shop does not have. */
export async function rightsOfDesignation(db: TenantDb, designationId: string): Promise<Set<Right>> {
  return rightsFor(await rulesOfDesignation(db, designationId));
}
