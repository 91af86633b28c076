import { checkMobile, checkPin, type Problem } from '@galla/domain';
import type { Static } from 'typebox';
import { readDirectory } from '../db/directory.ts';
import { refuseOn } from '../http/refused.ts';
import type { PublicCall } from '../http/route.ts';
import type { login } from './contract.ts';
import { findDevice, rememberDevice } from './guard/devices.ts';
import { setNumberOf } from './loginNumber/setNumber.ts';
import { startSession } from './startSession.ts';

type Body = Static<NonNullable<typeof login.schema.body>>;
type Answer = Static<typeof login.schema.answer>;

/** The same problem at the corresponding field of the call. */
export function at(field: string, problem: Problem | undefined): Problem | undefined {
  return problem && { ...problem, field };
}

/** Exchanges a mobile and a PIN for a token (spec 1 §7). */
export async function signIn(
  { database, guard, now, request }: Pick<PublicCall, 'database' | 'guard' | 'now' | 'request'>,
  { mobile, password, fcm_token: messagingToken, device_token: deviceToken }: Body,
): Promise<Answer> {
  refuseOn(checkMobile(mobile), at('password', checkPin(password)));
  const device = await readDirectory(database, (db) => findDevice(db, deviceToken, mobile));
  const guess = { mobile, pin: password, device: device?.known ? device.hash : null, now, log: request.log };
  const { answer, login } = await guard.check(guess, async (db, found) => {
    const { tenantId, staffId } = found;
    const { hash: deviceHash, newToken } = await rememberDevice(db, device, mobile, now);
    const userAgent = request.userAgent ?? null;
    const session = { tenantId, staffId, deviceHash, messagingToken: messagingToken ?? null, userAgent };
    const accessToken = await startSession(db, session, now);
    return { answer: { success: true, access_token: accessToken, device_token: newToken }, login: found };
  });
  // The first sign-in with the requested number makes it the login number.
  if (login.mobile !== mobile) await setNumberOf(database, login, mobile, { by: login.staffId, now });
  return answer;
}
