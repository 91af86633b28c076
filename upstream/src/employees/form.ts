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

/** Fields of the contract itself; any other field in a body belongs to the shop's form. */
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

/** Form fields that have their own column. */
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

/** The values of the form `employees` in a body. */
export const filledIn = (body: object): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !NAMED.has(name)));

/** A person's stored data as form values. */
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

/** Refuses the id of another form. */
export function checkFormId(sent: number | string | undefined, form: number): void {
  if (sent !== undefined && Number(sent) !== form)
    throw refusedFor(problem('form_id', 'INVALID_INPUT', 'employees.formUnknown'));
}

/**
 * Validates the values against the shop's form (spec 3 §5), and splits them into columns and other fields.
 * @param stored current values, which are accepted if unchanged
 * @param hasImage whether there will be a picture, if the form requires one
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
