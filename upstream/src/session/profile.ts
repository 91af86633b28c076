import { ageOn, dayIn, daysLeft } from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../db/oneOf.ts';
import type { Call } from '../http/route.ts';
import { businessOf, categoryName } from '../tenant/index.ts';
import { shownAadhaar } from './aadhaar.ts';
import { rightsByMenu } from './menus.ts';
import type { Profile } from './profileContract.ts';

/** The part of a call that the profile needs. */
export type ProfileCall = Pick<Call, 'db' | 'caller' | 'files' | 'seal' | 'now'>;

/** Genders on the wire; any other stored value is left out. */
const GENDERS = ['female', 'male', 'other'] as const;

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
      'staff.dob',
      'staff.gender',
      'staff.address',
      'staff.aadhaarSealed',
      'designation.name as designationName',
      'shop.name as company',
      'shop.description',
      'shop.address as shopAddress',
      'shop.city',
      'shop.pincode',
      'shop.stateCode',
      'shop.gstin',
      'shop.pan',
      'shop.registration',
    ])
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.id', '=', caller.staffId)
    .executeTakeFirstOrThrow();
}

/** The signed-in person, the shop, and the person's rights (spec 1 §3 Profile). */
export async function profileOf({
  db,
  caller,
  files,
  seal,
  now,
}: ProfileCall): Promise<Static<typeof Profile>> {
  const row = await readProfile({ db, caller });
  const today = dayIn(caller.timeZone, now);
  return {
    staff_id: caller.staffId,
    api_key: caller.apiKey,
    tenant_schema: caller.schemaKey,
    business_id: caller.businessId,
    sub_category_id: caller.subCategoryId,
    emp_id: caller.employeeId,
    designation: caller.designationId,
    designation_name: row.designationName,
    merchantOrderId: caller.merchantOrderId,
    payment_status: caller.paymentStatus,
    paid_until: caller.paidUntil,
    days_left: caller.paidUntil === null ? null : daysLeft(caller.paidUntil, today),
    image: files.address(row.image, now),
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    mobile: caller.mobile,
    pending_mobile: caller.pendingMobile,
    dob: row.dob,
    age: row.dob === null ? null : ageOn(today, row.dob),
    gender: GENDERS.find((one) => one === row.gender) ?? null,
    full_address: caller.isOwner ? row.shopAddress : row.address,
    adhaar: shownAadhaar(seal, caller, row.aadhaarSealed),
    must_change_pin: caller.mustChangePin,
    company_name: row.company,
    business_description: row.description,
    business_name: businessOf(caller.businessId).name,
    sub_category_name: categoryName(caller.subCategoryId),
    shop_address: row.shopAddress,
    city: row.city,
    pincode: row.pincode,
    state_code: row.stateCode,
    gst: row.gstin,
    pan: row.pan,
    registration: oneOf(['REGULAR', 'COMPOSITION', 'NONE'], row.registration),
    time_zone: caller.timeZone,
    capabilities: [...caller.capabilities],
    rights: rightsByMenu(caller.rights),
    toggles: [...caller.toggles],
  };
}
