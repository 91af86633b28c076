import { normalizeMobile } from '../customers/index.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkNewMobile } from '../session/index.ts';

/** Maximum length of a name and of each of its two parts, in characters. */
export const EMPLOYEE_NAME_LENGTH = 80;

/** Values of an employee with rules independent of the shop's form. */
export interface EmployeeEntries {
  fullName: string;
  mobile: string;
}

/** The number in stored form, 10 digits; unchanged when it is not a mobile number. */
export const employeeMobile = (typed: string): string => normalizeMobile(typed) ?? typed.trim();

/** Problems with name and number, at the fields of the form `employees`. */
export function checkEmployee({ fullName, mobile }: EmployeeEntries): Problem[] {
  const name = fullName.trim();
  const tooLong =
    name.length > EMPLOYEE_NAME_LENGTH
      ? problem('full_name', 'INVALID_INPUT', 'employees.nameTooLong', { max: EMPLOYEE_NAME_LENGTH })
      : undefined;
  return [tooLong, checkNewMobile(employeeMobile(mobile))].filter((one) => one !== undefined);
}

/** Splits a name in two: the first word, and the rest, which may be empty. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Refuses an employee who would report to themselves, directly or through others.
 * @param managerOf the stored manager of each employee
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
