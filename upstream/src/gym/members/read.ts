import {
  type Day,
  dayIn,
  MEMBER_STATUSES,
  memberStatus,
  type MemberStatus,
  normalizeMobile,
} from '@galla/domain';
import { sql } from 'kysely';
import { containing } from '../../db/search.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf } from '../../lists/page.ts';
import { lengthToWire } from '../plans/plans.ts';

/** Which members a list shows. */
export interface MemberFilter {
  /** Part of name or mobile. */
  search?: string | undefined;
  status?: MemberStatus | undefined;
  ids?: readonly string[] | undefined;
}

/** Members with their customers and branches, and the last of their periods. */
function selectMembers(db: TenantDb, filter: MemberFilter, today: Day) {
  const { search = '', status, ids } = filter;
  const digits = normalizeMobile(search);
  const running = sql<boolean>`period.ends_on >= ${today}::date`;
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
      (from) =>
        from
          .selectFrom('gymPeriod')
          .whereRef('gymPeriod.tenantId', '=', 'gymMember.tenantId')
          .whereRef('gymPeriod.memberId', '=', 'gymMember.id')
          .orderBy('gymPeriod.startsOn', 'desc')
          .limit(1)
          .selectAll('gymPeriod')
          .as('period'),
      (on) => on.onTrue(),
    )
    .where('gymMember.tenantId', '=', db.tenantId)
    .$if(ids !== undefined, (members) => members.where('gymMember.id', 'in', ids ?? []))
    .$if(status === 'EXPIRED', (members) => members.where(sql<boolean>`not ${running}`))
    .$if(status === 'ACTIVE', (members) => members.where(running).where('gymMember.suspended', '=', false))
    .$if(status === 'SUSPENDED', (members) => members.where(running).where('gymMember.suspended', '=', true))
    .$if(search.trim() !== '', (members) =>
      members.where((member) =>
        member.or([
          member('customer.name', 'ilike', containing(search)),
          ...(digits ? [member('customer.mobile', 'like', containing(digits))] : []),
        ]),
      ),
    );
}

const rowsOf = (db: TenantDb, filter: MemberFilter, today: Day) =>
  selectMembers(db, filter, today).select([
    'gymMember.id',
    'gymMember.customerId',
    'gymMember.branchId',
    'gymMember.suspended',
    'gymMember.workoutGroup',
    'gymMember.updatedAt',
    'customer.name',
    'customer.email',
    'customer.mobile',
    'branch.name as branchName',
    'period.id as periodId',
    'period.previousId',
    'period.planId',
    'period.planName',
    'period.durationId',
    'period.unit',
    'period.length',
    'period.price',
    'period.joiningFee',
    'period.startsOn',
    'period.endsOn',
    'period.documentId',
    sql<string>`(
      select coalesce(sum(document.pending), 0)::numeric(14,2)::text
        from gym_period as owed
        join document on document.tenant_id = owed.tenant_id and document.id = owed.document_id
       where owed.tenant_id = gym_member.tenant_id and owed.member_id = gym_member.id
         and document.canceled_at is null)`.as('due'),
  ]);

type MemberRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toWire = (row: MemberRow, today: Day) => ({
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
  period: {
    id: row.periodId,
    previous_id: row.previousId,
    plan_name: row.planName,
    ...lengthToWire(row),
    price: row.price,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    joining_fee: row.joiningFee,
    document_id: row.documentId,
  },
  due: row.due,
  version: row.updatedAt.toISOString(),
});

type Asking = { caller: Pick<Caller, 'timeZone'>; now: Date };

/** A page of members, the latest first. */
export async function listMembers(
  db: TenantDb,
  { caller, now }: Asking,
  filter: MemberFilter,
  asked: PageAsked,
) {
  const today = dayIn(caller.timeZone, now);
  const columns = [instantColumn('gym_member.created_at'), idColumn('gym_member.id')];
  const page = pageOf(db, { list: 'gym members', columns, direction: 'desc' }, asked);
  const { rows, ...place } = page.answer(await page.of(rowsOf(db, filter, today)).execute());
  return { data: rows.map((row) => toWire(row, today)), ...place };
}

/** How many match, on all pages. */
export async function countMembers(
  db: TenantDb,
  { caller, now }: Asking,
  filter: MemberFilter,
): Promise<number> {
  const { count } = await selectMembers(db, filter, dayIn(caller.timeZone, now))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A member by id. Refuses NOT_FOUND where there is none. */
export async function findMember(db: TenantDb, asking: Asking, id: string) {
  const [found] = (await listMembers(db, asking, { ids: [id] }, { limit: 1 })).data;
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}
