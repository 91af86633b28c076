import type { MenuSlug } from '@galla/domain';
import { createContext, use } from 'react';

/** The menus that the person may open, as the shell knows them; undefined outside of it. */
export const OpenMenus = createContext<ReadonlySet<string> | undefined>(undefined);

/** Whether the person may open a menu's screen: a link to any other leads to a refusal, and is not shown. */
export function useOpens(menu: MenuSlug): boolean {
  const menus = use(OpenMenus);
  return menus === undefined || menus.has(menu);
}
