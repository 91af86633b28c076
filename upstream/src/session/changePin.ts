import { checkPinChange, problem, formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import { withTenant } from '../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../http/refused.ts';
import type { SessionCall } from '../http/route.ts';
import type { changePin } from './contract.ts';
import { endSessionsOf } from './endSession.ts';
import { birthYearOf } from './birthYearOf.ts';
import { at } from './login.ts';

type Body = Static<NonNullable<typeof changePin.schema.body>>;
type Answer = Static<typeof changePin.schema.answer>;

/** Request fields for the fields of the check. */
const FIELDS: Record<string, string> = {
  currentPin: 'old_password',
  newPin: 'password',
  confirmation: 'password_confirmation',
};

async function ownBirthYear({ database, caller }: Pick<SessionCall, 'database' | 'caller'>) {
  const staff = await withTenant(
    database,
    caller.tenantId,
    (db) =>
      db.sql
        .selectFrom('staff')
        .select('dob')
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', caller.staffId)
        .executeTakeFirst(),
    { readOnly: true },
  );
  return birthYearOf(staff?.dob);
}

/** Reports a wrong PIN at its field, with the specification's message. */
function atCurrentPin(error: unknown): never {
  const wrong = error instanceof Refused && error.refusal.code === 'INVALID_CREDENTIALS';
  throw wrong ? refusedFor(problem('old_password', 'INVALID_CREDENTIALS', 'session.pinChangeFailed')) : error;
}

/**
 * Changes the caller's PIN (spec 1 §7). The current PIN is checked by the guard like any other attempt; all other
 * sessions of the person end.
 */
export async function changeOwnPin(
  call: Pick<SessionCall, 'database' | 'guard' | 'pins' | 'caller' | 'now' | 'request'>,
  { old_password: currentPin, password: newPin, password_confirmation: confirmation }: Body,
): Promise<Answer> {
  const { guard, pins, caller, now, request } = call;
  const owner = { mobile: caller.mobile, ...(await ownBirthYear(call)) };
  const problems = checkPinChange({ currentPin, newPin, confirmation }, owner);
  refuseOn(...problems.map((one) => at(FIELDS[one.field] ?? one.field, one)));
  const pinHash = await pins.hash(newPin);
  const guess = { mobile: caller.mobile, pin: currentPin, device: caller.deviceHash, now, log: request.log };
  await guard
    .check(guess, async (db, { mobile }) => {
      await db.sql
        .updateTable('directory.login')
        .set({ pinHash, mustChangePin: false })
        .where('mobile', '=', mobile)
        .execute();
      await endSessionsOf(db, caller, now, caller.sessionId);
      await db.sql
        .updateTable('directory.session')
        .set({ pinConfirmedAt: now })
        .where('sessionId', '=', caller.sessionId)
        .execute();
    })
    .catch(atCurrentPin);
  return { success: true, status: true, message: formatMessage('session.pinChanged') };
}
