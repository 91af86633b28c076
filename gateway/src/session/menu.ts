import { CAPABILITIES, isRight, visibleMenus } from '@galla/domain';
import type { MenuGroup } from '../types.generated.ts';
import type { Me } from './me.ts';

/** The user's sidebar: the product's menus, filtered by rights and capabilities. */
export function menuOf({ profile, rights }: Me): MenuGroup[] {
  const capabilities = CAPABILITIES.filter((capability) => profile.capabilities.includes(capability));
  return visibleMenus(new Set([...rights].filter(isRight)), capabilities).map(({ name, menus }) => ({
    name: name ?? '',
    items: menus.map((menu) => ({ menu: menu.code, name: menu.name })),
  }));
}
