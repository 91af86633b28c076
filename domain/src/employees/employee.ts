import { normalizeMobile } from '../customers/index.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkNewMobile } from '../session/index.ts';

/** In characters: of a name, and of each of its two parts. */
export const EMPLOYEE_NAME_LENGTH = 80;

/** What of an employee must hold whatever the shop's form asks. */
export interface EmployeeEntries {
  fullName: string;
  mobile: string;
}

/** The number as it is stored, 10 digits; as it was typed where it is none. */
export const employeeMobile = (typed: string): string => normalizeMobile(typed) ?? typed.trim();

/** What is wrong with name and number, at the fields of the form `employees`. */
export function checkEmployee({ fullName, mobile }: EmployeeEntries): Problem[] {
  const name = fullName.trim();
  const tooLong =
    name.length > EMPLOYEE_NAME_LENGTH
      ? problem('full_name', 'INVALID_INPUT', 'employees.nameTooLong', { max: EMPLOYEE_NAME_LENGTH })
      : undefined;
  return [tooLong, checkNewMobile(employeeMobile(mobile))].filter((one) => one !== undefined);
}

/** A name in its two parts: the first word, and the rest, which may be empty. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Refuses somebody who would report to himself, at once or through others.
 * @param managerOf to whom each person reports as stored
 */
export function checkReporting(
  id: string,
  reportingTo: string | null,
  managerOf: ReadonlyMap<string, string | null>,
): Problem | undefined {
  const passed = new Set<string>();
  for (let at = reportingTo; at !== null && !passed.has(at); at = managerOf.get(at) ?? null) {
    if (at === id) return problem('reporting_to', 'INVALID_INPUT', 'employees.circle');
    passed.add(at);
  }
  return undefined;
}
