import type { CompanyEntries, PersonEntries } from '@galla/domain';
import type { Static } from 'typebox';
import type { CompanyChanges } from '../../tenant/index.ts';
import type { updateProfile } from '../contract.ts';

export type Body = Static<NonNullable<typeof updateProfile.schema.body>>;

/** Wire names of a person's fields in domain's checks. */
const PERSON = {
  firstName: 'first_name',
  lastName: 'last_name',
  mobile: 'mobile',
  email: 'email',
  birthDate: 'dob',
  address: 'full_address',
  aadhaar: 'adhaar',
} as const satisfies Record<keyof PersonEntries, keyof Body>;

/** Wire names of a shop's fields in domain's checks. */
const COMPANY = {
  name: 'company_name',
  description: 'business_description',
  address: 'full_address',
  city: 'city',
  pincode: 'pincode',
  stateCode: 'state_code',
  gstin: 'gst',
  pan: 'pan',
  timeZone: 'time_zone',
} as const satisfies Record<keyof CompanyEntries, keyof Body>;

/** The sent fields under domain's names; null counts as empty. */
function taken<F extends string>(body: Body, names: Readonly<Record<F, keyof Body>>) {
  const sent = Object.entries<keyof Body>(names).flatMap(([field, name]) =>
    body[name] === undefined ? [] : [[field, String(body[name] ?? '')]],
  );
  return Object.fromEntries(sent) as Partial<Record<F, string>>;
}

/** The sent fields about the person; the owner's `full_address` belongs to the shop. */
export function personEntries(body: Body, isOwner: boolean): Partial<PersonEntries> {
  const { address, ...entries } = taken(body, PERSON);
  return { ...entries, ...(!isOwner && address !== undefined && { address }) };
}

/** The sent fields about the shop. */
export function companyEntries(body: Body, isOwner: boolean): CompanyChanges {
  const { address, ...entries } = taken(body, COMPANY);
  return {
    ...entries,
    ...(isOwner && address !== undefined && { address }),
    ...(body.registration !== undefined && { registration: body.registration }),
  };
}

/** The wire name of a person's field, for problems. */
export const personField = (field: string): string =>
  field in PERSON ? PERSON[field as keyof PersonEntries] : field;

/** The wire name of a shop's field, for problems. */
export const companyField = (field: string): string =>
  field in COMPANY ? COMPANY[field as keyof CompanyEntries] : field;
