import { ALL_RIGHTS, isScope, MENUS, rightsFor, type Flags, type MenuSlug, type Right } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** A designation's row of a menu. */
export interface RightRow extends Flags {
  menu: string;
}

const rowsOf = (tenantId: string, designationId: string) => sql<RightRow[]>`coalesce((
  select json_agg(json_build_object('menu', menu, 'view', can_view, 'create', can_create,
                                    'edit', can_edit, 'delete', can_delete))
  from menu_right
  where menu_right.tenant_id = ${sql.ref(tenantId)} and menu_right.designation_id = ${sql.ref(designationId)}
), '[]')`;

/** The rows of the designation that a query selects from. */
export const rightRows = rowsOf('designation.tenantId', 'designation.id');

/** The rows of the designation that the staff of a query has. */
export const rightRowsOfStaff = rowsOf('staff.tenantId', 'staff.designationId');

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

/** One of the staff as a query reads him for his rights. */
export interface StaffRights {
  kind: string;
  rights: readonly RightRow[];
  /** Of an API key. */
  scopes: readonly string[] | null;
}

/** What one of the staff may do: the owner everything, a key its scopes, an employee what his designation may. */
export function rightsOfStaff({ kind, rights, scopes }: StaffRights): Set<Right> {
  if (kind === 'OWNER') return new Set(ALL_RIGHTS);
  if (kind === 'KEY') return new Set((scopes ?? []).filter((scope) => isScope(scope)));
  return rightsOf(rights);
}

/** The rules of a designation. Refuses one that the shop does not have. */
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

/** The rights of a designation. Refuses one that the shop does not have. */
export async function rightsOfDesignation(db: TenantDb, designationId: string): Promise<Set<Right>> {
  return rightsFor(await rulesOfDesignation(db, designationId));
}
