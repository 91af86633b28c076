import {
  checkCompany,
  checkPerson,
  type CompanyEntries,
  type Day,
  type PersonEntries,
  type Problem,
  type Registration,
} from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import type { GenderValue } from '../genders.ts';
import type { UpdateProfileInput } from '../../../__generated__/useUpdateProfileMutation.graphql.ts';

/** The form's values: the fields of the graph's input, with those of the shop prefixed by `company`. */
export interface ProfileValues extends PersonEntries {
  gender: GenderValue | '';
  companyName: string;
  companyDescription: string;
  companyAddress: string;
  companyCity: string;
  companyPincode: string;
  companyStateCode: string;
  companyRegistration: Registration;
  companyGstin: string;
  companyPan: string;
  companyTimeZone: string;
  /** Asked if the shop had no GSTIN. */
  companyDiscountBeforeTax: boolean;
}

/** What the form depends on besides its values. */
export interface FormFacts {
  /** Only the owner sees the shop's fields. */
  isOwner: boolean;
  /** The shop has no GSTIN yet: with the first one, the form asks how discounts are deducted. */
  firstGstin: boolean;
}

/** The form's name for a field of the shop: "gstin" is "companyGstin". */
const companyField = (field: string): string => `company${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The form's name for a field of the graph's input: "company.gstin" is "companyGstin". */
export function formField(inputField: string): string {
  const [first = '', second] = inputField.split('.');
  return first === 'company' && second !== undefined ? companyField(second) : first;
}

const companyEntries = (values: ProfileValues): CompanyEntries => ({
  name: values.companyName,
  description: values.companyDescription,
  address: values.companyAddress,
  city: values.companyCity,
  pincode: values.companyPincode,
  stateCode: values.companyStateCode,
  gstin: values.companyRegistration === 'NONE' ? '' : values.companyGstin,
  pan: values.companyPan,
  timeZone: values.companyTimeZone,
});

const personEntries = (values: ProfileValues, { isOwner }: FormFacts): Partial<PersonEntries> => ({
  firstName: values.firstName,
  lastName: values.lastName,
  mobile: values.mobile,
  email: values.email,
  birthDate: values.birthDate,
  aadhaar: values.aadhaar,
  ...(!isOwner && { address: values.address }),
});

/** Problems of the values, by the form's fields (spec 1 §5 Profile edit). */
export function checkValues(values: ProfileValues, facts: FormFacts, today: Day): Record<string, string> {
  const shop: Problem[] = facts.isOwner ? checkCompany(companyEntries(values)) : [];
  return formErrors([
    ...checkPerson(personEntries(values, facts), today),
    ...shop.map((one) => ({ ...one, field: companyField(one.field) })),
  ]);
}

/** The mutation's input: every field of the form, as in the documented call (spec 1 §7). */
export function inputOf(key: string, values: ProfileValues, facts: FormFacts): UpdateProfileInput {
  const registration = values.companyRegistration;
  const asksDiscount = facts.firstGstin && registration === 'REGULAR' && values.companyGstin.trim() !== '';
  return {
    key,
    ...personEntries(values, facts),
    ...(values.gender !== '' && { gender: values.gender }),
    ...(facts.isOwner && {
      company: {
        ...companyEntries(values),
        registration,
        ...(asksDiscount && { discountBeforeTax: values.companyDiscountBeforeTax }),
      },
    }),
  };
}

/** Whether a stored draft has this form's values. */
export const isProfileValues = (value: unknown): value is ProfileValues =>
  typeof value === 'object' &&
  value !== null &&
  'companyGstin' in value &&
  'companyTimeZone' in value &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');
