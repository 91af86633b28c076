import { addDays, checkCut, type Day, dayIn, type Freeze, type TimeShare, unusedTime } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { looksBilled } from '../dues/bill.ts';
import { knownService } from '../dues/services.ts';
import type { held } from './write.ts';

/** A locked member with the last period. */
export type Held = Awaited<ReturnType<typeof held>>;

/** Why a period ends before its last day. */
export type CutReason = 'UPGRADE' | 'CANCEL' | 'TRANSFER';

const freezesOf = (db: TenantDb, periodId: string): Promise<Freeze[]> =>
  db.sql
    .selectFrom('gymFreeze')
    .where('tenantId', '=', db.tenantId)
    .where('periodId', '=', periodId)
    .select(['startsOn as from', 'endsOn as to'])
    .execute();

/** A period that can end today: its unused share, and its service on the bill, if valid. */
export interface CutPeriod {
  today: Day;
  share: TimeShare;
  billed: { documentId: string; itemId: string; share: TimeShare } | undefined;
}

/**
 * The unused share if a member's period ended today.
 * @throws Refused at `period` when it is not running, frozen, suspended or not begun
 */
export async function cutOf(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  { member, period }: Held,
): Promise<CutPeriod> {
  const today = dayIn(caller.timeZone, now);
  const freezes = await freezesOf(db, period.id);
  const frozen = freezes.some(({ from, to }) => from <= today && today <= to);
  const { startsOn, endsOn, documentId, planId } = period;
  refuseOn(checkCut({ startsOn, endsOn, suspended: member.suspended, frozen }, today));
  const share = unusedTime({ startsOn, endsOn }, freezes, today);
  const itemId = planId === null ? undefined : await knownService(db, planId);
  const stands = itemId !== undefined && share.unused > 0 && (await looksBilled(db, documentId));
  return {
    today,
    share,
    billed: stands && documentId !== null ? { documentId, itemId, share } : undefined,
  };
}

/** Ends a period before today; a freeze in the future is removed together with its days. */
export async function endBefore(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { period }: Held,
  { today, by, creditNoteId }: { today: Day; by: CutReason; creditNoteId: string | null },
): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .deleteFrom('gymFreeze')
    .where('tenantId', '=', tenantId)
    .where('periodId', '=', period.id)
    .where('startsOn', '>=', today)
    .execute();
  await db.sql
    .updateTable('gymPeriod')
    .set({ endsOn: addDays(today, -1), fullEnd: period.endsOn, endedBy: by, creditNoteId, updatedAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', period.id)
    .execute();
}
