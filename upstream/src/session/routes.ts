import { checkPin } from '@galla/domain';
import { readDirectory, withDirectory } from '../db/directory.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import { directoryRoute, publicRoute, type Route, route, sessionRoute } from '../http/route.ts';
import { changeOwnPin } from './changePin.ts';
import { accessOf } from './checkAccess.ts';
import * as contract from './contract.ts';
import { endSession, endSessionsOf } from './endSession.ts';
import { createCode, exchangeCode } from './handover.ts';
import { PIN_FRESH } from './limits.ts';
import { signIn } from './login.ts';
import { confirmNumber } from './loginNumber/confirm.ts';
import { wantedNumbers } from './loginNumber/pending.ts';
import { permittedMenus } from './menus.ts';
import { registerMessagingToken } from './messaging.ts';
import { makeOneTimePin } from './oneTimePin.ts';
import { profileOf } from './profile.ts';
import { rightsOfDesignation } from './rightsOf.ts';
import { endOwnSession, listSessions } from './sessions.ts';
import { updateOwnProfile } from './updateProfile/update.ts';

/** Sign-in and sign-out, and the signed-in person (spec 1 §7). */
export const routes: Route[] = [
  publicRoute(contract.login, (call) => signIn(call, call.body)),

  sessionRoute(contract.logout, async ({ database, caller, now }) => {
    await withDirectory(database, (db) => endSession(db, caller.sessionId, now));
    return { success: true };
  }),

  sessionRoute(contract.confirmPin, async ({ guard, caller, body, now, request }) => {
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

  sessionRoute(contract.changePin, (call) => changeOwnPin(call, call.body)),

  directoryRoute(contract.oneTimePin, async (call) => {
    const { employee_id: employeeId } = call.body;
    return { success: true, employee_id: employeeId, pin: await makeOneTimePin(call, employeeId) };
  }),

  sessionRoute(contract.loginNumbers, async ({ database, caller }) => {
    const rows = await readDirectory(database, (db) => wantedNumbers(db, caller));
    const data = rows.map(({ staffId, mobile, pendingMobile }) => ({
      employee_id: staffId,
      mobile,
      pending_mobile: pendingMobile,
    }));
    return { success: true, data };
  }),

  directoryRoute(contract.confirmLoginNumber, confirmNumber),

  sessionRoute(contract.sessions, listSessions),

  sessionRoute(contract.endSession, async ({ database, caller, body, now }) => {
    await withDirectory(database, (db) => endOwnSession(db, caller, body.session_id, now));
    return { success: true };
  }),

  sessionRoute(contract.endOtherSessions, async ({ database, caller, now }) => {
    const ended = await withDirectory(database, (db) => endSessionsOf(db, caller, now, caller.sessionId));
    return { success: true, ended };
  }),

  sessionRoute(contract.registerMessaging, async ({ database, caller, body }) => {
    await withDirectory(database, (db) => registerMessagingToken(db, caller.sessionId, body.fcm_token));
    return { success: true };
  }),

  directoryRoute(contract.createHandover, async (call) => {
    const { code, expiresAt } = await createCode(call);
    return { success: true, code, expires_at: expiresAt.toISOString() };
  }),

  publicRoute(contract.exchangeHandover, async (call) => {
    const { code, device_token: deviceToken } = call.body;
    return { success: true, access_token: await exchangeCode(call, code, deviceToken) };
  }),

  route(contract.me, profileOf),

  directoryRoute(contract.updateProfile, updateOwnProfile),

  route(contract.menuPermissions, async ({ db, caller, body }) => {
    const designation = body.designation_id;
    const own = designation === null || designation === caller.designationId;
    if (!own && !caller.isOwner) throw new Refused('PERMISSION_DENIED');
    const rights = own ? caller.rights : await rightsOfDesignation(db, designation);
    return { success: true, data: permittedMenus(rights, caller.capabilities) };
  }),

  route(contract.checkAccess, async ({ caller, body }) => ({ success: true, ...accessOf(caller, body) })),
];
