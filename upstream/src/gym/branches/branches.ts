import {
  BRANCH_STATUSES,
  type BranchStatus,
  branchStatusOf,
  checkBranches,
  problem,
  readBranch,
  readFacilities,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { accepted, refusedFor, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';
import type { addBranch } from './contract.ts';

/** The branches of a gym by name, with their number of members. */
export const branches = plainTable({
  table: 'branch',
  read: (db, filter) =>
    db.sql
      .selectFrom('branch')
      .where(matches(db, 'branch', filter))
      .selectAll('branch')
      .select((row) =>
        row
          .selectFrom('gymMember')
          .whereRef('gymMember.tenantId', '=', 'branch.tenantId')
          .whereRef('gymMember.branchId', '=', 'branch.id')
          .select(({ fn }) => fn.countAll<string>().as('members'))
          .as('members'),
      )
      .orderBy(({ fn }) => fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    phone: row.phone,
    email: row.email,
    manager: row.manager,
    opening_hours: row.openingHours,
    facilities: row.facilities,
    // The table's check constraint guarantees the value.
    status: BRANCH_STATUSES[row.status as BranchStatus],
    members_count: Number(row.members),
  }),
  taken: problem('name', 'BRANCH_TAKEN', 'branches.taken'),
});

type Entries = Static<NonNullable<typeof addBranch.schema.body>>;

/** A branch to store; refuses with the problems that the form shows. */
export function checkedBranch(body: Omit<Entries, 'tenant_schema'>, usual: BranchStatus) {
  const status = body.status === undefined ? usual : branchStatusOf(body.status);
  if (status === undefined) throw refusedFor(problem('status', 'INVALID_INPUT', 'branches.statusInvalid'));
  const { opening_hours: openingHours, facilities = [], ...texts } = body;
  const read = readBranch({ ...texts, openingHours, facilities: readFacilities(facilities), status });
  const { name, address, phone, email, manager, ...more } = accepted(read, wireField);
  return {
    name,
    address,
    phone,
    email,
    manager,
    status,
    openingHours: more.openingHours,
    facilities: [...more.facilities],
  };
}

/** The wire name of a field. */
const wireField = (field: string): string => (field === 'openingHours' ? 'opening_hours' : field);

/** Refuses more than the maximum number of branches. */
export async function refuseTooManyBranches(db: TenantDb): Promise<void> {
  refuseOn(checkBranches(await branches.count(db)));
}

/**
 * Refuses a branch with members, with their number; it also locks the branch against new members until the call ends.
 */
export async function refuseUsedBranch(db: TenantDb, id: string): Promise<void> {
  const n = Number((await branches.hold(db, id)).members);
  if (n === 0) return;
  const text = n === 1 ? 'branches.inUse.one' : 'branches.inUse.other';
  throw refusedFor(problem('id', 'BRANCH_IN_USE', text, { n }), { members: n });
}
