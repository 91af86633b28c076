import { CAPABILITIES, codeOf, menusAt, rightMenus, slugOf } from '@galla/domain';
import { mayAny, rightOf } from '../rights/index.ts';
import type { Me } from '../session/index.ts';
import type { Menu, RightFlag, RightMenu } from '../types.generated.ts';

const FLAGS: readonly RightFlag[] = ['VIEW', 'CREATE', 'EDIT', 'DELETE'];

function tableOf({ profile }: Me) {
  return rightMenus(CAPABILITIES.filter((capability) => profile.capabilities.includes(capability)));
}

/** The menus on which rights are granted, with the user's own rights on each. */
export function rightMenusOf(me: Me): RightMenu[] {
  const table = tableOf(me);
  return table.flatMap((row) =>
    (menusAt(table, row.slug, null) ?? []).map((slug): RightMenu => {
      const menu = codeOf(slug);
      const sub = row.subMenus.find((one) => one.slug === slug);
      return {
        menu,
        name: sub?.name ?? row.name,
        group: sub ? row.name : null,
        viewerHolds: FLAGS.filter((flag) => mayAny(me, [rightOf(menu, flag)])),
      };
    }),
  );
}

/** The REST API's ids for a menu's place; it refuses menus that the business does not have. */
export function placeOf(me: Me, menu: Menu): { menuId: string; subMenuId?: string } {
  const slug = slugOf(menu);
  const group = tableOf(me).find(({ subMenus }) => subMenus.some((sub) => sub.slug === slug));
  return group ? { menuId: group.slug, subMenuId: slug } : { menuId: slug };
}
