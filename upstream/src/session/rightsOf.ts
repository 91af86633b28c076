import { ALL_RIGHTS, isScope, MENUS, rightsFor, type Flags, type MenuSlug, type Right } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** A designation's rights on a menu. */
export interface RightRow extends Flags {
  menu: string;
}

const rowsOf = (tenantId: string, designationId: string) => sql<RightRow[]>`coalesce((
  select json_agg(json_build_object('menu', menu, 'view', can_view, 'create', can_create,
                                    'edit', can_edit, 'delete', can_delete))
  from menu_right
  where menu_right.tenant_id = ${sql.ref(tenantId)} and menu_right.designation_id = ${sql.ref(designationId)}
), '[]')`;

/** The rights of the designation that a query selects from. */
export const rightRows = rowsOf('designation.tenantId', 'designation.id');

/** The rights of the designation of the staff in a query. */
export const rightRowsOfStaff = rowsOf('staff.tenantId', 'staff.designationId');

/** A designation's rules, without menus that no longer exist. */
export function rulesOf(rows: readonly RightRow[]): Map<MenuSlug, Flags> {
  const byMenu = new Map(rows.map(({ menu, ...flags }) => [menu, flags]));
  return new Map(
    MENUS.flatMap(({ slug }) => {
      const flags = byMenu.get(slug);
      return flags ? [[slug, flags] as const] : [];
    }),
  );
}

/** The rights of a designation; without any rule, the default rights. */
export function rightsOf(rows: readonly RightRow[]): Set<Right> {
  return rightsFor(rulesOf(rows));
}

/** The columns of a staff row that determine rights. */
export interface StaffRights {
  kind: string;
  rights: readonly RightRow[];
  /** Of an API key. */
  scopes: readonly string[] | null;
}

/**
 * The rights of a staff row: everything for the owner, the scopes of an API key, the designation's rights for an
 * employee.
 */
export function rightsOfStaff({ kind, rights, scopes }: StaffRights): Set<Right> {
  if (kind === 'OWNER') return new Set(ALL_RIGHTS);
  if (kind === 'KEY') return new Set((scopes ?? []).filter((scope) => isScope(scope)));
  return rightsOf(rights);
}

/** The rules of a designation; refuses an unknown one. */
export async function rulesOfDesignation(db: TenantDb, designationId: string): Promise<Map<MenuSlug, Flags>> {
  const row = await db.sql
    .selectFrom('designation')
    .select(rightRows.as('rights'))
    .where('designation.tenantId', '=', db.tenantId)
    .where('designation.id', '=', designationId)
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return rulesOf(row.rights);
}

/** The rights of a designation; refuses an unknown one. */
export async function rightsOfDesignation(db: TenantDb, designationId: string): Promise<Set<Right>> {
  return rightsFor(await rulesOfDesignation(db, designationId));
}
