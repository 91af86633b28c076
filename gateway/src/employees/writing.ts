import type { employees } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import type { Answer } from '../rest/arguments.ts';
import { tenantOf } from '../tenant/index.ts';
import { detailsOf } from './details.ts';
import { employeeOf } from './schema.mappers.ts';

const NAMES: Readonly<Record<string, string>> = {
  id: 'employee',
  status: 'active',
  takeover_id: 'takenOverBy',
  image: 'image',
  remove_image: 'image',
  expected_version: 'expectedVersion',
};

/** The input field of a REST body's field: values of the form are below `values`. */
export const employeeField = (bodyField: string): string =>
  (Object.hasOwn(NAMES, bodyField) ? NAMES[bodyField] : undefined) ?? `values.${bodyField}`;

/** The result of a write: the current employee, also stored in the loader. */
export async function employeeSuccess(
  { loaders, viewer }: Context,
  row: Answer<typeof employees.saveEmployee>['data'],
) {
  const tenant = tenantOf(await viewer());
  if (!tenant) throw refused('PAYMENT_REQUIRED');
  const employee = employeeOf(row);
  loaders.employees.prime([employee]);
  loaders.employeeDetails.prime([detailsOf(row)]);
  return { __typename: 'EmployeeSuccess' as const, employee, tenant };
}
