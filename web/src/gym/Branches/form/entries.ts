import { readBranch, readFacilities, type BranchStatus } from '@galla/domain';
import { errorsOf } from '../../../ui/problems.ts';
import { statusIn } from '../statuses.tsx';
import type { Branch } from '../useBranches.ts';

/** Form values of a branch. */
export interface Entries {
  name: string;
  address: string;
  phone: string;
  email: string;
  manager: string;
  openingHours: string;
  facilities: readonly string[];
  /** The facility still being typed, without a comma. */
  typedFacility: string;
  status: BranchStatus;
}

export const NEW_ENTRIES: Entries = {
  name: '',
  address: '',
  phone: '',
  email: '',
  manager: '',
  openingHours: '',
  facilities: [],
  typedFacility: '',
  status: 'ACTIVE',
};

/** Initial form values of a stored branch. */
export const entriesOf = (branch: Branch): Entries => ({
  name: branch.name,
  address: branch.address,
  phone: branch.phone,
  email: branch.email,
  manager: branch.manager,
  openingHours: branch.openingHours,
  facilities: branch.facilities,
  status: statusIn(branch.status),
  typedFacility: '',
});

/** Includes the facility still being typed. */
export const allFacilities = ({ facilities, typedFacility }: Entries): string[] =>
  readFacilities([...facilities, typedFacility]);

/** Problems by field. */
export function checkEntries(entries: Entries): Record<string, string> {
  return errorsOf(readBranch({ ...entries, facilities: allFacilities(entries) }));
}

/** Valid form values as input. */
export function inputOf(entries: Entries) {
  const { typedFacility: _, ...rest } = entries;
  return { ...rest, facilities: allFacilities(entries) };
}

/** Whether a stored draft can be restored; an older version may have stored something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  'facilities' in value &&
  Array.isArray(value.facilities) &&
  'typedFacility' in value;
