import {
  checkEmployee,
  checkForm,
  employeeMobile,
  fullName,
  type FormValues,
  openValues,
  problem,
  splitName,
  wireText,
} from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { JsonValue } from '../db/types.generated.ts';
import { formNamed } from '../forms/index.ts';
import type { Caller } from '../http/caller.ts';
import { refusedFor, refuseOn } from '../http/refused.ts';
import type { StaffRow } from './store.ts';

/** What the contract names itself; all else in a body is a field of the shop's form. */
const NAMED = new Set([
  'tenant_schema',
  'id',
  'business_id',
  'form_id',
  'status',
  'takeover_id',
  'image',
  'remove_image',
  'expected_version',
]);

/** The fields of the form that have a column of their own. */
const COLUMNS = new Set([
  'full_name',
  'mobile',
  'gender',
  'employee_type',
  'dateOfJoining',
  'designation',
  'reporting_to',
  'specialization',
  'image',
]);

/** What was filled in of the form `employees`. */
export const filledIn = (body: object): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !NAMED.has(name)));

/** What is stored of a person, as the form has it. */
export const storedValues = (row: StaffRow): FormValues => ({
  ...(row.fields as FormValues),
  full_name: fullName(row.firstName, row.lastName),
  mobile: row.mobile,
  gender: row.gender,
  employee_type: row.employeeType,
  dateOfJoining: row.joinedOn,
  designation: row.designationId,
  reporting_to: row.reportingTo,
  specialization: row.specialization,
});

/** Refuses the number of another form. */
export function checkFormId(sent: number | string | undefined, form: number): void {
  if (sent !== undefined && Number(sent) !== form)
    throw refusedFor(problem('form_id', 'INVALID_INPUT', 'employees.formUnknown'));
}

/**
 * Holds what was filled in against the shop's form (spec 3 §5), and parts it into columns and the rest.
 * @param stored values that stand already: those of them that did not change are not refused
 * @param hasImage whether there will be a picture, where the form asks for one
 */
export async function checkedForm(
  db: TenantDb,
  caller: Caller,
  sent: FormValues,
  {
    formId,
    stored = {},
    hasImage,
  }: { formId: number | string | undefined; stored?: FormValues; hasImage: boolean },
) {
  const { id, fields } = await formNamed(db, 'employees', caller);
  checkFormId(formId, id);
  const known = new Set(fields.map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => known.has(name)));
  const values: FormValues = { ...kept, ...sent };
  const picture = known.has('image') && hasImage ? { image: 'image' } : {};
  const text = (name: string): string => wireText(values[name]);
  const stands = (name: string): boolean => text(name) !== '' && text(name) === wireText(stored[name]);
  const problems = [
    ...checkForm(fields, { ...values, ...picture }, 'employees'),
    ...(text('full_name') === '' || text('mobile') === ''
      ? []
      : checkEmployee({ fullName: text('full_name'), mobile: text('mobile') })),
  ];
  refuseOn(...problems.filter(({ field }) => !stands(field)));
  const open = { ...kept, ...openValues(fields, values) };
  const rest = Object.fromEntries(Object.entries(open).filter(([name]) => !COLUMNS.has(name)));
  return {
    ...splitName(text('full_name')),
    mobile: employeeMobile(text('mobile')),
    gender: text('gender') || null,
    employeeType: text('employee_type') || null,
    joinedOn: text('dateOfJoining') || null,
    designationId: text('designation') || null,
    reportingTo: text('reporting_to') || null,
    specialization: text('specialization') || null,
    fields: JSON.stringify(rest) as JsonValue,
  };
}

export type CheckedEmployee = Awaited<ReturnType<typeof checkedForm>>;
