import { FIRST_RIGHTS, FLAGS, isRight, type Right } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** A designation's row of a menu, as rights. */
export interface RightRow {
  menu: string;
  view: boolean;
  create: boolean;
  edit: boolean;
  delete: boolean;
}

/** The rights of a designation's rows; one without any row has the rights to begin with. */
export function rightsOf(rows: readonly RightRow[]): Set<Right> {
  if (rows.length === 0) return new Set(FIRST_RIGHTS);
  const names = rows.flatMap((row) => FLAGS.filter((flag) => row[flag]).map((flag) => `${row.menu}:${flag}`));
  return new Set(names.filter((name) => isRight(name)));
}

/** The rights of a designation. Refuses one that the shop does not have. */
export async function rightsOfDesignation(db: TenantDb, designationId: string): Promise<Set<Right>> {
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
  return rightsOf(
    rows.flatMap(({ menu, ...row }) =>
      menu === null
        ? []
        : [
            {
              menu,
              view: row.view === true,
              create: row.create === true,
              edit: row.edit === true,
              delete: row.delete === true,
            },
          ],
    ),
  );
}
