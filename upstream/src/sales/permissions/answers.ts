import {
  problem,
  rightMenus,
  rightsFor,
  rulesFor,
  type Capability,
  type Flags,
  type Rules,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import { rightRows, rulesOf } from '../../session/index.ts';
import type { menuList, Permissions } from './contract.ts';

type Groups = Static<typeof Permissions>['data'];

/** The menus with rights, in the shape of the documented menu list. */
export function menusFor(capabilities: readonly Capability[]): Static<typeof menuList.schema.answer>['data'] {
  return rightMenus(capabilities).map(({ slug, name, subMenus }) => ({
    id: slug,
    menu: name,
    slug,
    submenus: subMenus.map((sub) => ({ id: sub.slug, submenu: sub.name, slug: sub.slug })),
  }));
}

/** Rules grouped as in the menu list; menus without a rule are left out. */
function groupsOf(rules: Rules, capabilities: readonly Capability[]): Groups {
  const flagsAt = new Map<string, Flags>(rules);
  return rightMenus(capabilities).flatMap(({ slug: menuId, name: menuName, subMenus }) => {
    const places =
      subMenus.length > 0
        ? subMenus.map((sub) => ({ subMenuId: sub.slug, subMenuName: sub.name, slug: sub.slug }))
        : [{ subMenuId: null, subMenuName: '', slug: menuId }];
    const menus = places.flatMap((place) => {
      const permissions = flagsAt.get(place.slug);
      return permissions ? [{ menuId, menuName, ...place, permissions }] : [];
    });
    return menus.length > 0 ? [{ menuId, menuName, menus }] : [];
  });
}

/** Designations with their rules and who confirmed them. */
function readRules(db: TenantDb, ids: readonly string[]) {
  return db.sql
    .selectFrom('designation')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'designation.tenantId')
        .onRef('staff.id', '=', 'designation.rightsConfirmedBy'),
    )
    .select([
      'designation.id',
      'designation.rightsVersion',
      'designation.rightsConfirmedAt',
      'staff.firstName',
      'staff.lastName',
    ])
    .select(rightRows.as('rights'))
    .where('designation.tenantId', '=', db.tenantId)
    .where('designation.id', 'in', ids)
    .execute();
}

/** The current permissions of designations; unknown ids are left out. */
export async function permissionsOf(
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  ids: readonly string[],
): Promise<Static<typeof Permissions>[]> {
  const rows = await readRules(db, ids);
  return rows.map(({ id, rightsVersion, rightsConfirmedAt, firstName, lastName, rights }) => {
    const rules = rulesOf(rights);
    return {
      designation_id: id,
      has_rules: rules.size > 0,
      version: rightsVersion,
      confirmed_at: rightsConfirmedAt?.toISOString() ?? null,
      confirmed_by: rightsConfirmedAt && `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      data: groupsOf(rules.size > 0 ? rules : rulesFor(rightsFor(rules)), capabilities),
    };
  });
}

/** The current permissions of one designation. */
export async function permissionsNow(
  db: TenantDb,
  caller: Pick<Caller, 'capabilities'>,
  designationId: string,
): Promise<Static<typeof Permissions>> {
  const [found] = await permissionsOf(db, caller, [designationId]);
  if (!found) throw refusedFor(problem('designation_id', 'NOT_FOUND', 'permissions.unknown'));
  return found;
}
