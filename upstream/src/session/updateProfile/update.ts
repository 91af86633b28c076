import {
  checkMobile,
  checkNewMobile,
  checkPerson,
  dayIn,
  mobileText,
  parseAadhaar,
  type PersonEntries,
  type Problem,
  problem,
  formatMessage,
} from '@galla/domain';
import type { Updateable } from 'kysely';
import type { TenantTables } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import type { DirectoryCall } from '../../http/route.ts';
import {
  changeCompany,
  checkCompanyChanges,
  checkZone,
  type CompanyChanges,
  companyDifferences,
  lockShop,
  updateSettings,
} from '../../tenant/index.ts';
import { sealAadhaar, shownAadhaar } from '../aadhaar.ts';
import { requireFreshPin } from '../freshPin.ts';
import { at } from '../login.ts';
import { profileOf } from '../profile.ts';
import { wantNumber } from '../loginNumber/pending.ts';
import { type Body, companyEntries, companyField, personEntries, personField } from './fields.ts';
import { changePicture } from './picture.ts';

type UpdateCall = DirectoryCall & { body: Body };

function personColumns(
  { caller, seal, body }: UpdateCall,
  { firstName, lastName, email, birthDate, address, aadhaar }: Partial<PersonEntries>,
): Updateable<TenantTables['staff']> {
  const digits = parseAadhaar(aadhaar ?? '');
  return {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(birthDate !== undefined && { dob: birthDate }),
    ...(address !== undefined && { address: address.trim() }),
    ...(body.gender !== undefined && { gender: body.gender || null }),
    ...(digits !== undefined && { aadhaarSealed: sealAadhaar(seal, caller, digits) }),
  };
}

/** The sent fields about the person, without an Aadhaar number that is just the masked stored one. */
async function sentAbout({ db, caller, seal, body }: UpdateCall): Promise<Partial<PersonEntries>> {
  const { aadhaar = '', ...entries } = personEntries(body, caller.isOwner);
  if (aadhaar === '') return entries;
  const { aadhaarSealed } = await db.sql
    .selectFrom('staff')
    .select('aadhaarSealed')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', caller.staffId)
    .executeTakeFirstOrThrow();
  return aadhaar === shownAadhaar(seal, caller, aadhaarSealed) ? entries : { ...entries, aadhaar };
}

/** Problems at each field of the shop that an employee tries to change. */
function notTheirs(company: CompanyChanges, taxable: Body['discount_before_tax']): Problem[] {
  const fields = [
    ...Object.keys(company).map(companyField),
    ...(taxable === undefined ? [] : ['discount_before_tax']),
  ];
  return fields.map((field) => problem(field, 'INVALID_INPUT', 'profile.ownerOnly'));
}

/**
 * Changes the caller's own profile (spec 1 §5 and §7). Only the owner may change the shop's details; sending them back
 * unchanged is allowed.
 */
export async function updateOwnProfile(call: UpdateCall) {
  const { db, directory, caller, now, body } = call;
  const person = await sentAbout(call);
  const shop = await lockShop(db);
  const company = companyDifferences(shop, companyEntries(body, caller.isOwner));
  const taxable = body.discount_before_tax;
  const mobile = person.mobile?.trim() ?? caller.mobile;
  const isNewNumber = mobile !== caller.mobile && mobile !== caller.pendingMobile;
  const ofShop = checkCompanyChanges(shop, company);
  // Reports at most one problem of the time zone.
  if (ofShop.length === 0) ofShop.push(...(await checkZone(db, company)));
  refuseOn(
    ...(caller.isOwner ? [] : notTheirs(company, taxable)),
    ...(isNewNumber && !checkMobile(mobile) ? [checkNewMobile(mobile)] : []),
    ...checkPerson(person, dayIn(caller.timeZone, now)).map((one) => at(personField(one.field), one)),
    ...ofShop.map((one) => at(companyField(one.field), one)),
  );
  if (isNewNumber) {
    requireFreshPin(caller, now);
    await wantNumber(db, directory, caller, mobile, now);
  }
  const columns = { ...personColumns(call, person), ...(await changePicture(call)) };
  if (Object.keys(columns).length > 0) {
    await db.sql
      .updateTable('staff')
      .set({ ...columns, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', caller.staffId)
      .execute();
  }
  await changeCompany(db, shop, company);
  if (taxable !== undefined) await updateSettings(call, { discount_before_tax: taxable });
  const timeZone = company.timeZone ?? caller.timeZone;
  const data = await profileOf({
    ...call,
    caller: { ...caller, timeZone, ...(isNewNumber && { pendingMobile: mobile }) },
  });
  const message = isNewNumber
    ? formatMessage('profile.mobilePending', { mobile: mobileText(mobile), old: mobileText(caller.mobile) })
    : formatMessage('profile.updated');
  return { success: true, message, data };
}
