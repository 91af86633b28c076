import { checkFreeze, dayIn, type Freeze, freezeDays } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { held, touch } from './write.ts';

/** The period to freeze: the one that contains the first day, else the last one, which then refuses the day. */
async function periodOf(db: TenantDb, memberId: string, from: string) {
  const periods = await db.sql
    .selectFrom('gymPeriod')
    .where('tenantId', '=', db.tenantId)
    .where('memberId', '=', memberId)
    .orderBy('startsOn')
    .orderBy('endsOn')
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'startsOn', 'endsOn', 'freezeDays'])
    .execute();
  const period = periods.find(({ startsOn, endsOn }) => startsOn <= from && from <= endsOn) ?? periods.at(-1);
  if (!period) throw new Error('A member without a period');
  return period;
}

const freezesOf = (db: TenantDb, periodId: string): Promise<Freeze[]> =>
  db.sql
    .selectFrom('gymFreeze')
    .where('tenantId', '=', db.tenantId)
    .where('periodId', '=', periodId)
    .select(['startsOn as from', 'endsOn as to'])
    .execute();

/**
 * Freezes a membership: the period that contains the first day ends that many days later, and later periods move by the
 * same number.
 * @throws Refused NOT_FOUND; problems at `from` and `to`
 */
export async function freezeMember(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  freeze: Freeze,
): Promise<void> {
  const { member } = await held(db, id);
  const period = await periodOf(db, member.id, freeze.from);
  const others = await freezesOf(db, period.id);
  const today = dayIn(caller.timeZone, now);
  refuseOn(...checkFreeze(freeze, { today, period, most: period.freezeDays, others }));
  const { tenantId } = db;
  const { from: startsOn, to: endsOn } = freeze;
  const rest = { tenantId, id: newId(), periodId: period.id, startsOn, endsOn };
  await db.sql
    .insertInto('gymFreeze')
    .values({ ...rest, createdBy: caller.staffId, createdAt: now })
    .execute();
  const days = freezeDays(freeze);
  await db.sql
    .updateTable('gymPeriod')
    .set({
      startsOn: sql<string>`case when id = ${period.id} then starts_on else starts_on + ${days}::integer end`,
      endsOn: sql<string>`ends_on + ${days}::integer`,
      updatedAt: now,
    })
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', id)
    .where('startsOn', '>=', period.startsOn)
    // A period upgraded on its first day keeps its end.
    .where('endedBy', 'is', null)
    .execute();
  await touch(db, id, now);
}
