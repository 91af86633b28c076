import { me } from '../../session/contract.ts';
import { call, type TestApi, type TestPerson, type TestShop } from '../../testing/index.ts';
import { deletePermissions, getPermissions, updatePermissions } from './contract.ts';

export type Sent = { menuId: string; subMenuId?: string | null; permissions: Record<string, boolean> };

export const tick = (menuId: string, permissions: Sent['permissions'], subMenuId?: string): Sent => ({
  menuId,
  permissions,
  ...(subMenuId !== undefined && { subMenuId }),
});

/** Calls on the roles of a shop. */
export function permissionCalls(api: TestApi, shop: TestShop) {
  const as = ({ token }: TestPerson) => ({ token, schemaKey: shop.schemaKey });
  const meOf = async ({ token }: TestPerson) => (await call(api, me, { token })).body;
  return {
    as,
    designationOf: async (person: TestPerson) => (await meOf(person)).designation ?? '',
    /** "menu:flag" */
    rightsOf: async (person: TestPerson) =>
      (await meOf(person)).rights.flatMap(({ menu, ...flags }) =>
        Object.entries(flags).flatMap(([flag, on]) => (on ? [`${menu}:${flag}`] : [])),
      ),
    get: async (role: string) =>
      (await call(api, getPermissions, { ...as(shop.owner), body: { designation_id: role } })).body,
    update: (by: TestPerson, role: string, menus: Sent[]) =>
      call(api, updatePermissions, { ...as(by), body: { designation_id: role, menus } }),
    remove: (by: TestPerson, role: string, menu_ids: string[]) =>
      call(api, deletePermissions, { ...as(by), body: { designation_id: role, menu_ids } }),
  };
}
