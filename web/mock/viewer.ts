import { ALL_RIGHTS, visibleMenus } from '@galla/domain';

/** Capabilities of a retail shop; menus of other trades are left out. */
const CAPABILITIES = [] as const;

/** The owner of a shop with a paid subscription: every menu is present and no gate is shown. */
export const mockViewer = () => ({
  paymentStatus: 'COMPLETED',
  menu: visibleMenus(new Set(ALL_RIGHTS), CAPABILITIES).map(({ name, menus }) => ({
    name: name ?? '',
    items: menus.map((menu) => ({ menu: menu.code, name: menu.name })),
  })),
});
