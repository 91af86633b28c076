import { rightMenus, rulesFor, rightsFor, type Capability, type Flags, type Rules } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { rulesOfDesignation } from '../../session/rightsOf.ts';
import type { menuList, Permissions } from './contract.ts';

type Groups = Static<typeof Permissions>['data'];

/** The menus that rights are given on, in the shape of the documented menu list. */
export function menusFor(capabilities: readonly Capability[]): Static<typeof menuList.schema.answer>['data'] {
  return rightMenus(capabilities).map(({ slug, name, subMenus }) => ({
    id: slug,
    menu: name,
    slug,
    submenus: subMenus.map((sub) => ({ id: sub.slug, submenu: sub.name, slug: sub.slug })),
  }));
}

/** Rules in the groups of the menu list; menus without a rule are left out. */
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

function readStamp(db: TenantDb, designationId: string) {
  return db.sql
    .selectFrom('designation')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'designation.tenantId')
        .onRef('staff.id', '=', 'designation.rightsConfirmedBy'),
    )
    .select([
      'designation.rightsVersion as version',
      'designation.rightsConfirmedAt as confirmedAt',
      'staff.firstName',
      'staff.lastName',
    ])
    .where('designation.tenantId', '=', db.tenantId)
    .where('designation.id', '=', designationId)
    .executeTakeFirst();
}

/** What a designation may do, as it is now. */
export async function permissionsNow(
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  designationId: string,
): Promise<Static<typeof Permissions>> {
  const stamp = await readStamp(db, designationId);
  if (!stamp) throw new Refused('NOT_FOUND');
  const rules = await rulesOfDesignation(db, designationId);
  const confirmedBy = stamp.confirmedAt && `${stamp.firstName ?? ''} ${stamp.lastName ?? ''}`.trim();
  return {
    designation_id: designationId,
    has_rules: rules.size > 0,
    version: stamp.version,
    confirmed_at: stamp.confirmedAt?.toISOString() ?? null,
    confirmed_by: confirmedBy,
    data: groupsOf(rules.size > 0 ? rules : rulesFor(rightsFor(rules)), capabilities),
  };
}
