import {
  type Day,
  dayIn,
  MEMBER_STATUSES,
  type MemberList,
  memberStatus,
  type MemberStatus,
  normalizeMobile,
  toldOf,
  toldSince,
} from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import { containing } from '../../db/search.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf } from '../../lists/page.ts';
import { lengthToWire } from '../plans/plans.ts';
import type { PreviousPeriod } from './contract.ts';
import { frozenOn, isOn, type ShopDay } from './lists.ts';

/** Why a period ended before its last day. */
const END_REASONS = ['UPGRADE', 'CANCEL', 'TRANSFER'] as const;

type Previous = Static<typeof PreviousPeriod>;

/** Filter of a list of members. */
export interface MemberFilter {
  /** Part of name or mobile. */
  search?: string | undefined;
  status?: MemberStatus | undefined;
  ids?: readonly string[] | undefined;
  branch?: string | undefined;
  /** Id of the workout, or diet plan, that they follow. */
  workout?: string | undefined;
  dietPlan?: string | undefined;
  list?: MemberList | undefined;
  /** Sort by last visit instead of newest first. */
  byVisit?: boolean | undefined;
  /** List to report messages for, if other than `list`. */
  told?: MemberList | undefined;
}

/** Members with customer, branch and last period. */
function selectMembers(db: TenantDb, filter: MemberFilter, day: ShopDay) {
  const { today } = day;
  const { search = '', status, ids, branch, workout, dietPlan, list } = filter;
  const digits = normalizeMobile(search);
  const running = sql<boolean>`period.ends_on >= ${today}::date`;
  const resting = sql<boolean>`(gym_member.suspended or ${frozenOn(today)})`;
  return db.sql
    .selectFrom('gymMember')
    .innerJoin('customer', (on) =>
      on
        .onRef('customer.tenantId', '=', 'gymMember.tenantId')
        .onRef('customer.id', '=', 'gymMember.customerId'),
    )
    .innerJoin('branch', (on) =>
      on.onRef('branch.tenantId', '=', 'gymMember.tenantId').onRef('branch.id', '=', 'gymMember.branchId'),
    )
    .innerJoinLateral(
      // Of periods with the same first day, all but the last ended before it; they were created in order.
      (from) =>
        from
          .selectFrom('gymPeriod')
          .whereRef('gymPeriod.tenantId', '=', 'gymMember.tenantId')
          .whereRef('gymPeriod.memberId', '=', 'gymMember.id')
          .orderBy('gymPeriod.startsOn', 'desc')
          .orderBy('gymPeriod.endsOn', 'desc')
          .orderBy('gymPeriod.createdAt', 'desc')
          .orderBy('gymPeriod.id', 'desc')
          .limit(1)
          .selectAll('gymPeriod')
          .as('period'),
      (on) => on.onTrue(),
    )
    .where('gymMember.tenantId', '=', db.tenantId)
    .$if(ids !== undefined, (members) => members.where('gymMember.id', 'in', ids ?? []))
    .$if(status === 'EXPIRED', (members) => members.where(sql<boolean>`not ${running}`))
    .$if(status === 'ACTIVE', (members) => members.where(running).where(sql<boolean>`not ${resting}`))
    .$if(status === 'SUSPENDED', (members) => members.where(running).where(resting))
    .$if(branch !== undefined, (members) => members.where('gymMember.branchId', '=', branch ?? ''))
    .$if(workout !== undefined, (members) => members.where('gymMember.workoutGroup', '=', workout ?? ''))
    .$if(dietPlan !== undefined, (members) => members.where('gymMember.dietPlanId', '=', dietPlan ?? ''))
    .$if(list !== undefined, (members) => members.where(isOn(list ?? 'EXPIRED', day)))
    .$if(search.trim() !== '', (members) =>
      members.where((member) =>
        member.or([
          member('customer.name', 'ilike', containing(search)),
          ...(digits ? [member('customer.mobile', 'like', containing(digits))] : []),
        ]),
      ),
    );
}

/** Past and future frozen days of the last period, and the last day of the freeze that includes today. */
const restOf = (today: Day) =>
  sql<{ days: number; to: string | null }>`(
    select jsonb_build_object(
             'days', coalesce(sum(ends_on - starts_on + 1), 0),
             'to', max(ends_on) filter (where ${today}::date between starts_on and ends_on))
      from gym_freeze where gym_freeze.tenant_id = gym_member.tenant_id and gym_freeze.period_id = period.id)`;

/** The day on which the member was last messaged about a list. */
const toldOnce = (list: MemberList | undefined) =>
  sql<string | null>`(
    select told_on from gym_told
     where gym_told.tenant_id = gym_member.tenant_id and gym_told.member_id = gym_member.id
       and gym_told.told_of = ${list === undefined ? null : toldOf(list)})`;

/** The period before the last one. */
const beforeIt = sql<Previous | null>`(
    select jsonb_build_object(
             'id', before.id, 'plan_name', before.plan_name, 'ended_by', before.ended_by,
             'document_id', before.document_id, 'starts_on', before.starts_on, 'ends_on', before.ends_on)
      from gym_period as before
     where before.tenant_id = gym_member.tenant_id and before.id = period.previous_id)`;

type Other = { member_id: string; name: string } | null;

/** The person whose days the last period took over, or who got its rest. */
const otherOf = (which: RawBuilder<unknown>) => sql<Other>`(
    select jsonb_build_object('member_id', whose.id, 'name', person.name)
      from gym_period as other
      join gym_member as whose on whose.tenant_id = other.tenant_id and whose.id = other.member_id
      join customer as person on person.tenant_id = whose.tenant_id and person.id = whose.customer_id
     where other.tenant_id = gym_member.tenant_id and ${which})`;

/** Time of the member's last entry. */
const lastVisit = sql<Date | null>`(
    select max(gym_entry.came_at) from gym_entry
     where gym_entry.tenant_id = gym_member.tenant_id and gym_entry.member_id = gym_member.id and gym_entry.is_in)`;

const rowsOf = (db: TenantDb, filter: MemberFilter, day: ShopDay) =>
  selectMembers(db, filter, day).select([
    'gymMember.id',
    'gymMember.customerId',
    'gymMember.branchId',
    'gymMember.suspended',
    'gymMember.workoutGroup',
    'gymMember.dietPlanId',
    'gymMember.workoutGone',
    'gymMember.dietPlanGone',
    'gymMember.doorCode',
    'gymMember.updatedAt',
    'customer.name',
    'customer.email',
    'customer.mobile',
    'branch.name as branchName',
    frozenOn(day.today).as('frozen'),
    'period.id as periodId',
    'period.previousId',
    beforeIt.as('previous'),
    'period.endedBy',
    otherOf(sql`other.id = period.taken_from`).as('takenFrom'),
    otherOf(sql`other.taken_from = period.id`).as('givenTo'),
    'period.planId',
    'period.planName',
    'period.durationId',
    'period.unit',
    'period.length',
    'period.price',
    'period.joiningFee',
    'period.freezeDays',
    'period.sessions',
    restOf(day.today).as('rest'),
    toldOnce(filter.told ?? filter.list).as('toldOn'),
    'period.startsOn',
    'period.endsOn',
    'period.documentId',
    lastVisit.as('lastVisit'),
    sql<string>`(
      select coalesce(sum(document.pending), 0)::numeric(14,2)::text
        from gym_period as owed
        join document on document.tenant_id = owed.tenant_id and document.id = owed.document_id
       where owed.tenant_id = gym_member.tenant_id and owed.member_id = gym_member.id
         and document.canceled_at is null)`.as('due'),
  ]);

type MemberRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** The day of a message that still counts; an older one was about another end or year. */
function toldOn(row: MemberRow, list: MemberList | undefined, today: Day): Day | null {
  if (list === undefined || row.toldOn === null) return null;
  return row.toldOn >= toldSince(toldOf(list), { endsOn: row.endsOn, today }) ? row.toldOn : null;
}

const toWire = (row: MemberRow, list: MemberList | undefined, today: Day) => ({
  id: row.id,
  customer_id: row.customerId,
  name: row.name,
  email: row.email ?? '',
  phone: row.mobile ?? '',
  status: MEMBER_STATUSES[memberStatus(row, today)],
  suspended: row.suspended,
  subscription_id: row.planId,
  duration_id: row.durationId,
  branch_id: row.branchId,
  branch_name: row.branchName,
  workoutGroup: row.workoutGroup,
  diet_plan_id: row.dietPlanId,
  workout_gone: row.workoutGone,
  diet_plan_gone: row.dietPlanGone,
  door_code: row.doorCode,
  period: {
    id: row.periodId,
    previous_id: row.previousId,
    previous: row.previous,
    ended_by: row.endedBy === null ? null : oneOf(END_REASONS, row.endedBy),
    taken_from: row.takenFrom,
    given_to: row.givenTo,
    plan_name: row.planName,
    ...lengthToWire(row),
    price: row.price,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    joining_fee: row.joiningFee,
    document_id: row.documentId,
    freeze_days: row.freezeDays,
    sessions: row.sessions,
    frozen_days: row.rest.days,
  },
  frozen_to: row.rest.to,
  told_on: toldOn(row, list, today),
  last_visit: row.lastVisit?.toISOString() ?? null,
  due: row.due,
  version: row.updatedAt.toISOString(),
});

/** The shop's day and time zone. */
const shopDay = ({ timeZone }: Pick<Caller, 'timeZone'>, now: Date): ShopDay => ({
  today: dayIn(timeZone, now),
  timeZone,
});

type Asking = { caller: Pick<Caller, 'timeZone'>; now: Date };

const LATEST: ListOrder = {
  list: 'gym members',
  columns: [instantColumn('gym_member.created_at'), idColumn('gym_member.id')],
  direction: 'desc',
};

/** Members who never came are last. */
const BY_VISIT: ListOrder = {
  list: 'gym members by visit',
  columns: [instantColumn(sql`coalesce(${lastVisit}, 'epoch'::timestamptz)`), idColumn('gym_member.id')],
  direction: 'desc',
};

/** A page of members in the requested order. */
export async function listMembers(
  db: TenantDb,
  { caller, now }: Asking,
  filter: MemberFilter,
  asked: PageAsked,
) {
  const day = shopDay(caller, now);
  const page = pageOf(db, filter.byVisit === true ? BY_VISIT : LATEST, asked);
  const { rows, ...place } = page.answer(await page.of(rowsOf(db, filter, day)).execute());
  return { data: rows.map((row) => toWire(row, filter.told ?? filter.list, day.today)), ...place };
}

/** Number of matches on all pages. */
export async function countMembers(
  db: TenantDb,
  { caller, now }: Asking,
  filter: MemberFilter,
): Promise<number> {
  const { count } = await selectMembers(db, filter, shopDay(caller, now))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A member by id; refuses NOT_FOUND. */
export async function findMember(db: TenantDb, asking: Asking, id: string, list?: MemberList) {
  const { data } = await listMembers(db, asking, { ids: [id], told: list }, { limit: 1 });
  const [found] = data;
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}
