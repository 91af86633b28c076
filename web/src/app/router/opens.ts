import type { MenuSlug } from '@galla/domain';
import { createContext, use } from 'react';

/** The menus that the user may open, provided by the shell; undefined outside it. */
export const OpenMenus = createContext<ReadonlySet<string> | undefined>(undefined);

/** Whether the user may open a menu's screen; links to other screens would lead to a refusal and are not shown. */
export function useOpens(menu: MenuSlug): boolean {
  const menus = use(OpenMenus);
  return menus === undefined || menus.has(menu);
}
