import type { session } from '@galla/upstream/contract';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { optionalDbId } from '../relay/ids.ts';
import type { Arguments } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CompanyInput, UpdateProfileInput } from '../types.generated.ts';
import { wireGender } from './profile.ts';

type Body = NonNullable<Arguments<typeof session.updateProfile>['body']>;

const COMPANY_FIELDS = {
  company_name: 'company.name',
  business_description: 'company.description',
  city: 'company.city',
  pincode: 'company.pincode',
  state_code: 'company.stateCode',
  gst: 'company.gstin',
  pan: 'company.pan',
  registration: 'company.registration',
  time_zone: 'company.timeZone',
  discount_before_tax: 'company.discountBeforeTax',
};

const PERSON_FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  dob: 'birthDate',
  adhaar: 'aadhaar',
  image_id: 'image',
};

/** The input field of a body's field; `full_address` belongs to whichever address was sent. */
export function profileField(bodyField: string, { company }: UpdateProfileInput): string {
  if (bodyField === 'full_address') return company?.address == null ? 'address' : 'company.address';
  return fieldOf(bodyField);
}

const fieldOf = fieldMapper({ ...PERSON_FIELDS, ...COMPANY_FIELDS });

function companyBody(company: CompanyInput): Body {
  const { discountBeforeTax } = company;
  return omitUndefined({
    company_name: company.name,
    business_description: company.description,
    full_address: company.address,
    city: company.city,
    pincode: company.pincode,
    state_code: company.stateCode,
    gst: company.gstin,
    pan: company.pan,
    registration: company.registration,
    time_zone: company.timeZone,
    discount_before_tax: discountBeforeTax == null ? undefined : discountBeforeTax ? 1 : 0,
  } as const);
}

/** The call's body from the graph's input: only the given fields. */
export function profileBody(input: UpdateProfileInput): Body {
  const { gender, company } = input;
  return {
    ...omitUndefined({
      first_name: input.firstName,
      last_name: input.lastName,
      mobile: input.mobile,
      email: input.email,
      dob: input.birthDate,
      gender: gender == null ? undefined : wireGender(gender),
      full_address: input.address,
      adhaar: input.aadhaar,
      image_id: optionalDbId('Upload', input.image),
    }),
    ...(input.removeImage === true && { imagePath: '' }),
    ...(company != null && companyBody(company)),
  };
}
