import { readBranch, readFacilities, type BranchStatus } from '@galla/domain';
import { errorsOf } from '../../../ui/problems.ts';
import { statusIn } from '../statuses.tsx';
import type { Branch } from '../useBranches.ts';

/** A branch as it stands in its form. */
export interface Entries {
  name: string;
  address: string;
  phone: string;
  email: string;
  manager: string;
  openingHours: string;
  facilities: readonly string[];
  /** The facility that no comma has ended yet. */
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

/** What the form of a stored branch begins with. */
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

/** With the facility that is still being typed. */
export const allFacilities = ({ facilities, typedFacility }: Entries): string[] =>
  readFacilities([...facilities, typedFacility]);

/** Everything wrong with what was typed, by the names of the form's fields. */
export function checkEntries(entries: Entries): Record<string, string> {
  return errorsOf(readBranch({ ...entries, facilities: allFacilities(entries) }));
}

/** What is sent of entries without problems. */
export function inputOf(entries: Entries) {
  const { typedFacility: _, ...rest } = entries;
  return { ...rest, facilities: allFacilities(entries) };
}

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  'facilities' in value &&
  Array.isArray(value.facilities) &&
  'typedFacility' in value;
