import { BRANCH_STATUSES } from '@galla/domain';
import type { gym } from '@galla/upstream/contract';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { BranchStatus, CreateBranchInput } from '../types.generated.ts';
import { writingList } from './writingList.ts';

type Row = Answer<typeof gym.getBranch>['data'][number];

const STATUSES = { 0: 'INACTIVE', 1: 'ACTIVE', 2: 'MAINTENANCE' } as const satisfies Record<
  Row['status'],
  BranchStatus
>;

export const branchOf = (row: Row) => ({
  ...nodeOf('Branch', row.id),
  name: row.name,
  address: row.address,
  phone: row.phone,
  email: row.email,
  manager: row.manager,
  openingHours: row.opening_hours,
  facilities: row.facilities,
  status: STATUSES[row.status],
  memberCount: row.members_count,
  version: row.version,
});

/** A branch's values as REST takes them. */
export const branchBody = ({
  name,
  address,
  phone,
  email,
  manager,
  openingHours,
  facilities,
  status,
}: Pick<
  CreateBranchInput,
  'name' | 'address' | 'phone' | 'email' | 'manager' | 'openingHours' | 'facilities' | 'status'
>) => ({
  name,
  address,
  phone,
  email,
  manager,
  opening_hours: openingHours,
  facilities: [...(facilities ?? [])],
  status: BRANCH_STATUSES[status ?? 'ACTIVE'],
});

/** Creates the resolver for a write of branches. */
export const writingBranches = writingList(
  'branches',
  fieldMapper({ id: 'branch', opening_hours: 'openingHours', expected_version: 'expectedVersion' }),
);
