import { problem } from '@galla/domain';
import type { Static } from 'typebox';
import { retirePicture } from '../files/index.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import { readWeaker } from '../session/index.ts';
import { type EmployeeCall, pictureOf } from './add.ts';
import { changeMobile } from './changeMobile.ts';
import type { editEmployee } from './contract.ts';
import { checkedForm, filledIn, storedValues } from './form.ts';
import { checkDesignation, checkManager } from './place.ts';
import { setActive } from './setActive.ts';
import { holdStaff, type StaffRow } from './store.ts';

export type Edit = Static<NonNullable<typeof editEmployee.schema.body>>;

/** An employee whom the caller may change: not themselves, and nobody with more rights. */
async function holdEmployee({ db, caller }: EmployeeCall, { id, expected_version: expected }: Edit) {
  if (id === caller.staffId) throw refusedFor(problem('id', 'INVALID_INPUT', 'employees.ownInProfile'));
  await readWeaker(db, caller, id);
  const row = await holdStaff(db, id);
  if (expected !== undefined && row.updatedAt.getTime() !== Date.parse(expected))
    throw new Refused('CHANGED_MEANWHILE');
  return row;
}

/** The new picture; undefined keeps the current one. */
async function nextPicture(call: EmployeeCall, { image }: StaffRow, body: Edit) {
  const next = await pictureOf(call, body.image);
  if (next === undefined && body.remove_image !== 1) return undefined;
  await retirePicture(call.db, 'avatar', image, call.now);
  return next ?? null;
}

async function changeDetails(call: EmployeeCall, row: StaffRow, body: Edit): Promise<void> {
  const { db, caller, now } = call;
  const sent = (call.uploads['image'] ?? body.image ?? null) !== null;
  const hasImage = sent || (row.image !== null && body.remove_image !== 1);
  const { mobile, ...person } = await checkedForm(db, caller, filledIn(body), {
    formId: body.form_id,
    stored: storedValues(row),
    hasImage,
  });
  if (person.designationId !== row.designationId) await checkDesignation(db, caller, person.designationId);
  if (person.reportingTo !== row.reportingTo) await checkManager(db, row.id, person.reportingTo);
  if (mobile !== row.mobile) await changeMobile(call, row.id, mobile);
  const image = await nextPicture(call, row, body);
  await db.sql
    .updateTable('staff')
    .set({ ...person, ...(image !== undefined && { image }), updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', row.id)
    .execute();
}

/** Changes the fields of an employee that the body names. */
export async function changeEmployee(call: EmployeeCall, body: Edit): Promise<void> {
  if (body.status === 0 && body.id === call.caller.staffId)
    throw refusedFor(problem('status', 'INVALID_INPUT', 'employees.notYourself'));
  const row = await holdEmployee(call, body);
  const pictured = body.image !== undefined || body.remove_image === 1 || call.uploads['image'] !== undefined;
  if (pictured || Object.keys(filledIn(body)).length > 0) await changeDetails(call, row, body);
  if (body.status !== undefined) await setActive(call, row, body.status === 1, body.takeover_id ?? null);
  const { caller, request } = call;
  request.log.info({ staff: caller.staffId, employee: row.id }, 'employee changed');
}
