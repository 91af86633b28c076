import { checkForm, type FormValues, openValues, wireText } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { formNamed } from '../forms/index.ts';
import type { Caller } from '../http/caller.ts';
import { refuseOn } from '../http/refused.ts';

/** Form fields that have their own column. */
const OWN_COLUMNS = new Set(['looking_for', 'assignedTo']);

/** Fields of the contract itself; any other field in a body belongs to the shop's form. */
const NAMED = new Set([
  'tenant_schema',
  'id',
  'customer_id',
  'phone',
  'name',
  'date',
  'minutes',
  'status',
  'done',
  'double_booking',
  'form_id',
  'expected_version',
]);

/** The values of the form `appointment` in a body. */
export const filledIn = (body: object): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !NAMED.has(name)));

/** Validates the values against the shop's form (spec 2 §5), and splits them into columns and other fields. */
export async function checkedForm(db: TenantDb, caller: Caller, values: FormValues) {
  const { fields } = await formNamed(db, 'appointment', caller);
  refuseOn(...checkForm(fields, values, 'appointment'));
  const open = openValues(fields, values);
  return {
    lookingFor: wireText(open['looking_for']),
    assignedTo: wireText(open['assignedTo']) || undefined,
    fields: Object.fromEntries(Object.entries(open).filter(([name]) => !OWN_COLUMNS.has(name))),
  };
}
