import { checkPin } from '@galla/domain';
import { withDirectory } from '../db/directory.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import { publicRoute, type Route, route, sessionRoute } from '../http/route.ts';
import { confirmPin, login, logout, me, menuPermissions } from './contract.ts';
import { endSession } from './endSession.ts';
import { PIN_FRESH } from './limits.ts';
import { signIn } from './login.ts';
import { permittedMenus } from './menus.ts';
import { profileOf } from './profile.ts';
import { rightsOfDesignation } from './rightsOf.ts';

/** Signing in and out, and who is signed in (spec 1 §7). */
export const routes: Route[] = [
  publicRoute(login, (call) => signIn(call, call.body)),

  sessionRoute(logout, async ({ database, caller, now }) => {
    await withDirectory(database, (db) => endSession(db, caller.sessionId, now));
    return { success: true };
  }),

  sessionRoute(confirmPin, async ({ guard, caller, body, now, request }) => {
    refuseOn(checkPin(body.pin));
    const guess = { mobile: caller.mobile, pin: body.pin, device: caller.deviceHash, now, log: request.log };
    await guard.check(guess, async (db) => {
      await db.sql
        .updateTable('directory.session')
        .set({ pinConfirmedAt: now })
        .where('sessionId', '=', caller.sessionId)
        .execute();
    });
    return { success: true, confirmed_until: new Date(now.getTime() + PIN_FRESH).toISOString() };
  }),

  route(me, profileOf),

  route(menuPermissions, async ({ db, caller, body }) => {
    const designation = body.designation_id;
    const own = designation === null || designation === caller.designationId;
    if (!own && !caller.isOwner) throw new Refused('PERMISSION_DENIED');
    const rights = own ? caller.rights : await rightsOfDesignation(db, designation);
    return { success: true, data: permittedMenus(rights, caller.capabilities) };
  }),
];
