import { MENUS, type MenuSlug } from '@galla/domain';
import { ReceiptIndianRupee, ScrollText, type LucideIcon } from 'lucide-react';

/** An entry of the sidebar whose screen exists. */
export interface MenuScreen {
  slug: MenuSlug;
  path: string;
  icon: LucideIcon;
}

/**
 * The icon of every menu that has a screen; a slice adds its line here together with its route. Settings, account
 * details and the profile have their place at the sidebar's foot and in the profile menu.
 */
const ICONS: Partial<Record<MenuSlug, LucideIcon>> = {
  billing: ReceiptIndianRupee,
  'billing-history': ScrollText,
};

/** The screen of a menu entry; undefined when it does not exist. */
export function menuScreen(slug: string): MenuScreen | undefined {
  const menu = MENUS.find((entry) => entry.slug === slug);
  if (menu === undefined || !('path' in menu)) return undefined;
  const icon = ICONS[menu.slug];
  return icon && { slug: menu.slug, path: menu.path, icon };
}

/** Where "Your Settings" leads until the settings screen exists. */
export const SETTINGS_PATH = '/account-details';
