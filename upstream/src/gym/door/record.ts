import { checkDoorNote, DOOR_LIMITS, dayIn, doorVerdict, type Paise, problem } from '@galla/domain';
import type { Static } from 'typebox';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { recordEntries } from './contract.ts';
import { doorMembers } from './members.ts';

type Sent = Static<NonNullable<typeof recordEntries.schema.body>>['entries'];

const MINUTE = 60_000;
/** A phone's clock may be ahead of the server's. */
const AHEAD = 5 * MINUTE;

/** What may be due at the door and no more; undefined where dues keep nobody out. */
export async function dueLimit(db: TenantDb): Promise<Paise | undefined> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select('doorDueLimit')
    .executeTakeFirst();
  return row?.doorDueLimit == null ? undefined : paiseOf(row.doorDueLimit);
}

/** Refuses a branch that is not the shop's. */
async function requireBranch(db: TenantDb, id: string): Promise<void> {
  const branch = await db.sql
    .selectFrom('branch')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  if (!branch) throw refusedFor(problem('branch', 'INVALID_INPUT', 'members.branchGone'));
}

/** The members who are named; of two batches at once the second sees what the first has noted. */
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

/** Entries of the members from a little before the first to a little after the last of those that came. */
function entriesNear(db: TenantDb, members: readonly string[], times: readonly number[]) {
  const near = DOOR_LIMITS.again * MINUTE;
  return db.sql
    .selectFrom('gymEntry')
    .where('tenantId', '=', db.tenantId)
    .where('memberId', 'in', members)
    .where('isIn', '=', true)
    .where('cameAt', '>=', new Date(Math.min(...times) - near))
    .where('cameAt', '<=', new Date(Math.max(...times) + near))
    .select(['memberId', 'cameAt'])
    .execute();
}

/**
 * Notes who stood at the door, each by its id once.
 * @throws Refused INVALID_INPUT at `branch` or at a note
 */
export async function noteEntries(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  branchId: string,
  sent: Sent,
): Promise<void> {
  refuseOn(
    ...sent.map(({ note }, at) => (note == null ? undefined : checkDoorNote(note, `entries.${at}.note`))),
  );
  await requireBranch(db, branchId);
  const oldest = now.getTime() - (DOOR_LIMITS.hours + 1) * 60 * MINUTE;
  const known = sent
    .map((entry) => ({ ...entry, at: new Date(entry.came_at).getTime() }))
    .filter(({ at }) => at >= oldest && at <= now.getTime() + AHEAD)
    .toSorted((a, b) => a.at - b.at);
  if (known.length === 0) return;
  const ids = [...new Set(known.map((entry) => entry.member_id))];
  await holdMembers(db, ids);
  const members = new Map(
    (await doorMembers(db, { today: dayIn(caller.timeZone, now), timeZone: caller.timeZone }, ids)).map(
      (member) => [member.id, member],
    ),
  );
  const came = (
    await entriesNear(
      db,
      ids,
      known.map(({ at }) => at),
    )
  ).map(({ memberId, cameAt }) => ({ memberId, at: cameAt.getTime() }));
  const limit = await dueLimit(db);
  for (const { entry_id: id, member_id: memberId, note, at } of known) {
    const member = members.get(memberId);
    if (!member) continue;
    const verdict = doorVerdict(
      {
        endsOn: member.endsOn,
        isSuspended: member.suspended,
        frozenTo: member.frozenTo ?? undefined,
        sessionsLeft: member.sessionsLeft ?? undefined,
        due: paiseOf(member.due),
      },
      dayIn(caller.timeZone, new Date(at)),
      limit,
    );
    const said = note?.trim() ?? '';
    const isIn = verdict.isIn || said !== '';
    const again = came.some(
      (one) => one.memberId === memberId && Math.abs(one.at - at) <= DOOR_LIMITS.again * MINUTE,
    );
    if (isIn && again) continue;
    await db.sql
      .insertInto('gymEntry')
      .values({
        tenantId: db.tenantId,
        id,
        memberId,
        branchId,
        cameAt: new Date(at),
        isIn,
        reason: verdict.isIn ? null : verdict.reason,
        note: isIn && said !== '' ? said : null,
        notedBy: caller.staffId,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
      .execute();
    if (isIn) {
      came.push({ memberId, at });
      if (member.sessionsLeft !== null) member.sessionsLeft -= 1;
    }
  }
}
