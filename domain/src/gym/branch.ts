import { isEmail } from '../customers/email.ts';
import { problem, type Problem, type Read } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';

/** The statuses of a branch, by their REST numbers (spec 3 §4). */
export const BRANCH_STATUSES = { ACTIVE: 1, INACTIVE: 0, MAINTENANCE: 2 } as const;

export type BranchStatus = keyof typeof BRANCH_STATUSES;

/**
 * Maximum lengths in characters, and maximum numbers of facilities per branch and branches per gym: they are read
 * as a whole.
 */
export const BRANCH_LIMITS = {
  name: 60,
  address: 200,
  phone: 20,
  email: 254,
  manager: 80,
  openingHours: 80,
  facility: 40,
  facilities: 30,
  branches: 200,
} as const;

/** A branch as typed or stored. */
export interface Branch {
  name: string;
  address: string;
  phone: string;
  email: string;
  manager: string;
  openingHours: string;
  facilities: readonly string[];
  status: BranchStatus;
}

/** Required text fields (spec 3 §5), with the message for a missing one. */
const NEEDED = {
  name: 'branches.nameMissing',
  address: 'branches.addressMissing',
  phone: 'branches.phoneMissing',
  email: 'branches.emailMissing',
  manager: 'branches.managerMissing',
  openingHours: 'branches.hoursMissing',
} as const satisfies Partial<Record<keyof Branch, Rule>>;

type TextField = keyof typeof NEEDED;

const isTextField = (name: string): name is TextField => name in NEEDED;
const TEXT_FIELDS = Object.keys(NEEDED).filter(isTextField);

/** A landline or mobile number of any country: "020 2546 1187", "+91 98220 41876". */
const isPhone = (text: string): boolean =>
  /^\+?[\d\s()-]+$/.test(text) && /^\d{6,15}$/.test(text.replaceAll(/\D/g, ''));

/** Parses facilities from a text with commas or a list: trimmed, without blanks or case-insensitive duplicates. */
export function readFacilities(typed: string | readonly string[]): string[] {
  const all = (typeof typed === 'string' ? [typed] : typed).flatMap((one) => one.split(','));
  const byName = new Map<string, string>();
  for (const one of all.map((text) => text.trim().replaceAll(/\s+/g, ' '))) {
    const known = one.toLocaleLowerCase('en-IN');
    if (one !== '' && !byName.has(known)) byName.set(known, one);
  }
  return [...byName.values()];
}

/** Parses a branch for storage, or returns its problems. */
export function readBranch(entries: Branch): Read<Branch> {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, entries[name].trim()])) as Record<
    TextField,
    string
  >;
  const facilities = readFacilities(entries.facilities);
  const problems = [...TEXT_FIELDS.map((name) => checkText(name, texts[name])), checkFacilities(facilities)];
  const wrong = problems.filter((one) => one !== undefined);
  return wrong.length > 0 ? { problems: wrong } : { ...texts, facilities, status: entries.status };
}

function checkText(name: TextField, text: string): Problem | undefined {
  if (text === '') return problem(name, 'INVALID_INPUT', NEEDED[name]);
  const max = BRANCH_LIMITS[name];
  if (text.length > max) return problem(name, 'INVALID_INPUT', 'branches.tooLong', { max });
  if (name === 'email' && !isEmail(text)) return problem(name, 'INVALID_INPUT', 'customers.emailInvalid');
  if (name === 'phone' && !isPhone(text)) return problem(name, 'INVALID_INPUT', 'branches.phoneInvalid');
  return undefined;
}

function checkFacilities(facilities: readonly string[]): Problem | undefined {
  const { facility: length, facilities: count } = BRANCH_LIMITS;
  if (facilities.length > count)
    return problem('facilities', 'INVALID_INPUT', 'branches.tooManyFacilities', { max: count });
  return facilities.some((one) => one.length > length)
    ? problem('facilities', 'INVALID_INPUT', 'branches.facilityTooLong', { max: length })
    : undefined;
}

/** Refuses another branch once a gym has the maximum. */
export const checkBranches = (count: number): Problem | undefined =>
  count < BRANCH_LIMITS.branches
    ? undefined
    : problem('name', 'INVALID_INPUT', 'branches.tooMany', { max: BRANCH_LIMITS.branches });

/** The status of a REST number; undefined for an unknown number. */
export const branchStatusOf = (number: number): BranchStatus | undefined =>
  (Object.keys(BRANCH_STATUSES) as BranchStatus[]).find((name) => BRANCH_STATUSES[name] === number);
