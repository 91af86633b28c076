import { CAPABILITIES, rightMenus } from '@galla/domain';
import { mayAny, rightOf } from '../rights/index.ts';
import type { Me } from '../session/index.ts';
import type { RightFlag, RightMenu } from '../types.generated.ts';

const FLAGS: readonly RightFlag[] = ['VIEW', 'CREATE', 'EDIT', 'DELETE'];

function tableOf({ profile }: Me) {
  return rightMenus(CAPABILITIES.filter((capability) => profile.capabilities.includes(capability)));
}

/** The menus that rights are given on, one by one, with what the person may do on each. */
export function rightMenusOf(me: Me): RightMenu[] {
  const holds = (slug: string) => FLAGS.filter((flag) => mayAny(me, [rightOf(slug, flag)]));
  return tableOf(me).flatMap(({ slug, name, subMenus }): RightMenu[] =>
    subMenus.length === 0
      ? [{ slug, name, group: null, viewerHolds: holds(slug) }]
      : subMenus.map((sub) => ({ ...sub, group: { slug, name }, viewerHolds: holds(sub.slug) })),
  );
}

/** How the REST API names the place of a menu or group; one that there is not is left for it to refuse. */
export function placeOf(me: Me, slug: string): { menuId: string; subMenuId?: string } {
  const group = tableOf(me).find(({ subMenus }) => subMenus.some((sub) => sub.slug === slug));
  return group ? { menuId: group.slug, subMenuId: slug } : { menuId: slug };
}
