import { changeRules, confirmRules, formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { menusFor, permissionsNow, permissionsOf } from './answers.ts';
import { changePermissions, changesOf, menusOf } from './change.ts';
import {
  deletePermissions,
  getPermissions,
  menuList,
  permissions,
  submitPermissions,
  updatePermissions,
} from './contract.ts';

/** The permissions of each designation (spec 3 §7). */
export const permissionRoutes: Route[] = [
  route(menuList, async ({ caller }) => ({ success: true, data: menusFor(caller.capabilities) })),

  route(getPermissions, async ({ db, caller, body }) => ({
    success: true,
    ...(await permissionsNow(db, caller, body.designation_id)),
  })),

  route(permissions, async ({ db, caller, query }) => ({
    success: true,
    data: await permissionsOf(db, caller, query.ids.split(',')),
  })),

  route(updatePermissions, async ({ db, caller, body, now }) => {
    const { designation_id: id, menus } = body;
    await changePermissions({ db, caller, now }, id, (before, table) =>
      changeRules(before, changesOf(table, menus)),
    );
    return {
      success: true,
      message: formatMessage('permissions.saved'),
      ...(await permissionsNow(db, caller, id)),
    };
  }),

  route(submitPermissions, async ({ db, caller, body, now }) => {
    const { designation_id: id, menus, expected_version: expectedVersion } = body;
    await changePermissions(
      { db, caller, now },
      id,
      (before, table) => {
        const shown = menusOf(
          table,
          table.map(({ slug }) => slug),
        );
        return confirmRules(before, shown, changesOf(table, menus));
      },
      { confirms: true, expectedVersion },
    );
    const data = await permissionsNow(db, caller, id);
    return { success: true, message: formatMessage('permissions.confirmed'), ...data };
  }),

  route(deletePermissions, async ({ db, caller, body, now }) => {
    const { designation_id: id, menu_ids: ids } = body;
    await changePermissions({ db, caller, now }, id, (before, table) => {
      const gone = menusOf(table, ids);
      return new Map([...before].filter(([menu]) => !gone.includes(menu)));
    });
    return {
      success: true,
      message: formatMessage('permissions.deleted'),
      ...(await permissionsNow(db, caller, id)),
    };
  }),
];
