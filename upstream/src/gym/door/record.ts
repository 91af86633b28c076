import { checkDoorNote, type Day, dayIn, DOOR_LIMITS, doorVerdict, type Paise, problem } from '@galla/domain';
import type { Static } from 'typebox';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { recordEntries } from './contract.ts';
import { doorPeople } from './people.ts';

type Sent = Static<NonNullable<typeof recordEntries.schema.body>>['entries'];

const MINUTE = 60_000;
/** A phone's clock may be ahead of the server's. */
const AHEAD = 5 * MINUTE;

/** Maximum due amount for admission; undefined when dues do not matter. */
export async function dueLimit(db: TenantDb): Promise<Paise | undefined> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select('doorDueLimit')
    .executeTakeFirst();
  return row?.doorDueLimit == null ? undefined : paiseOf(row.doorDueLimit);
}

/** Refuses an unknown branch. */
export async function requireBranch(db: TenantDb, id: string): Promise<void> {
  const branch = await db.sql
    .selectFrom('branch')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  if (!branch) throw refusedFor(problem('branch', 'INVALID_INPUT', 'members.branchGone'));
}

/** Locks the members, so that concurrent batches see each other's entries. */
async function holdMembers(db: TenantDb, ids: readonly string[]): Promise<void> {
  await db.sql
    .selectFrom('gymMember')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The person of an entry: the member, else the day pass. */
const whoOf = (of: { memberId: string | null; passId: string | null }): string =>
  of.memberId ?? of.passId ?? '';

/** Existing entries from slightly before the first to slightly after the last new one. */
async function cameNear(db: TenantDb, ids: readonly string[], times: readonly number[]) {
  const near = DOOR_LIMITS.again * MINUTE;
  const rows = await db.sql
    .selectFrom('gymEntry')
    .where('tenantId', '=', db.tenantId)
    .where((entry) => entry.or([entry('memberId', 'in', ids), entry('dayPassId', 'in', ids)]))
    .where('isIn', '=', true)
    .where('cameAt', '>=', new Date(Math.min(...times) - near))
    .where('cameAt', '<=', new Date(Math.max(...times) + near))
    .select(['memberId', 'dayPassId as passId', 'cameAt'])
    .execute();
  return rows.map((row) => ({ who: whoOf(row), at: row.cameAt.getTime() }));
}

/**
 * Records entries at the door, each id once.
 * @throws Refused INVALID_INPUT at `branch` or at a note
 */
export async function noteEntries(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  branchId: string,
  sent: Sent,
): Promise<void> {
  const { db, caller, now } = call;
  refuseOn(
    ...sent.map(({ note }, at) => (note == null ? undefined : checkDoorNote(note, `entries.${at}.note`))),
  );
  await requireBranch(db, branchId);
  const oldest = now.getTime() - (DOOR_LIMITS.hours + 1) * 60 * MINUTE;
  const known = sent
    .map(({ entry_id: id, member_id: memberId, pass_id: passId, came_at: came, note }) => ({
      id,
      who: whoOf({ memberId: memberId ?? null, passId: passId ?? null }),
      note: note?.trim() ?? '',
      at: new Date(came).getTime(),
    }))
    .filter(({ who, at }) => who !== '' && at >= oldest && at <= now.getTime() + AHEAD)
    .toSorted((a, b) => a.at - b.at);
  if (known.length === 0) return;
  await holdMembers(db, [...new Set(known.map(({ who }) => who))]);
  // Entries sent after midnight belong to their own day, with its passes, sessions and period ends.
  for (const [today, entries] of Map.groupBy(known, ({ at }) => dayIn(caller.timeZone, new Date(at))))
    await noteDay(call, branchId, today, entries);
}

interface Came {
  id: string;
  who: string;
  note: string;
  at: number;
}

/** Records the entries of one day. */
async function noteDay(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  branchId: string,
  today: Day,
  entries: readonly Came[],
): Promise<void> {
  const ids = [...new Set(entries.map(({ who }) => who))];
  const people = new Map(
    (await doorPeople(db, { today, timeZone: caller.timeZone }, { ids })).map((one) => [whoOf(one), one]),
  );
  const times = entries.map(({ at }) => at);
  const came = await cameNear(db, ids, times);
  const limit = await dueLimit(db);
  for (const { id, who, note, at } of entries) {
    const person = people.get(who);
    if (!person) continue;
    const verdict = doorVerdict(
      {
        endsOn: person.endsOn,
        isSuspended: person.suspended,
        frozenTo: person.frozenTo ?? undefined,
        sessionsLeft: person.sessionsLeft ?? undefined,
        due: paiseOf(person.due),
        hasDayPass: person.passId !== null,
      },
      today,
      limit,
    );
    const isIn = verdict.isIn || note !== '';
    const again = came.some((one) => one.who === who && Math.abs(one.at - at) <= DOOR_LIMITS.again * MINUTE);
    if (isIn && again) continue;
    await db.sql
      .insertInto('gymEntry')
      .values({
        tenantId: db.tenantId,
        id,
        memberId: person.memberId,
        dayPassId: person.passId,
        branchId,
        cameAt: new Date(at),
        isIn,
        reason: verdict.isIn ? null : verdict.reason,
        note: isIn && note !== '' ? note : null,
        notedBy: caller.staffId,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
      .execute();
    if (isIn) {
      came.push({ who, at });
      if (person.sessionsLeft !== null && person.passId === null) person.sessionsLeft -= 1;
    }
  }
}
