import { dayIn, daysLeft } from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../db/oneOf.ts';
import type { Call } from '../http/route.ts';
import { businessOf } from '../tenant/businesses.ts';
import type { Profile } from './contract.ts';
import { rightsByMenu } from './menus.ts';

function readProfile({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  return db.sql
    .selectFrom('staff')
    .innerJoin('shop', 'shop.tenantId', 'staff.tenantId')
    .leftJoin('designation', (join) =>
      join
        .onRef('designation.tenantId', '=', 'staff.tenantId')
        .onRef('designation.id', '=', 'staff.designationId'),
    )
    .select([
      'staff.firstName',
      'staff.lastName',
      'staff.email',
      'staff.image',
      'designation.name as designationName',
      'shop.name as company',
      'shop.city',
      'shop.stateCode',
      'shop.gstin',
      'shop.registration',
    ])
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.id', '=', caller.staffId)
    .executeTakeFirstOrThrow();
}

/** The signed-in person, the shop, and what the person may do (spec 1 §3 Profile). */
export async function profileOf({
  db,
  caller,
  files,
  now,
}: Pick<Call, 'db' | 'caller' | 'files' | 'now'>): Promise<Static<typeof Profile>> {
  const row = await readProfile({ db, caller });
  return {
    staff_id: caller.staffId,
    tenant_schema: caller.schemaKey,
    business_id: caller.businessId,
    sub_category_id: caller.subCategoryId,
    emp_id: caller.employeeId,
    designation: caller.designationId,
    designation_name: row.designationName,
    merchantOrderId: caller.merchantOrderId,
    payment_status: caller.paymentStatus,
    paid_until: caller.paidUntil,
    days_left: caller.paidUntil === null ? null : daysLeft(caller.paidUntil, dayIn(caller.timeZone, now)),
    image: files.address(row.image, now),
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    mobile: caller.mobile,
    must_change_pin: caller.mustChangePin,
    company_name: row.company,
    business_name: businessOf(caller.businessId).name,
    city: row.city,
    state_code: row.stateCode,
    gst: row.gstin,
    registration: oneOf(['REGULAR', 'COMPOSITION', 'NONE'], row.registration),
    time_zone: caller.timeZone,
    capabilities: [...caller.capabilities],
    rights: rightsByMenu(caller.rights),
    toggles: [...caller.toggles],
  };
}
