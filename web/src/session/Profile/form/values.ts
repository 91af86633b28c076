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

/** The form's values: the fields of the graph's input, those of the shop with `company` in front. */
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
  /** Asked where the shop had no GSTIN. */
  companyDiscountBeforeTax: boolean;
}

/** What the form depends on besides what is typed. */
export interface FormFacts {
  /** Only the owner has the shop's fields. */
  isOwner: boolean;
  /** The shop has no GSTIN yet: how its bills take discounts off is asked with the first one. */
  firstGstin: boolean;
}

/** The form's name of a field of the shop: "gstin" is "companyGstin". */
const companyField = (field: string): string => `company${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The form's name of a field of the graph's input: "company.gstin" is "companyGstin". */
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

/** What is wrong with the values, by the form's fields (spec 1 §5 Profile edit). */
export function checkValues(values: ProfileValues, facts: FormFacts, today: Day): Record<string, string> {
  const shop: Problem[] = facts.isOwner ? checkCompany(companyEntries(values)) : [];
  return formErrors([
    ...checkPerson(personEntries(values, facts), today),
    ...shop.map((one) => ({ ...one, field: companyField(one.field) })),
  ]);
}

/** What is sent: every field of the form, as the documented call does (spec 1 §7). */
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

/** Whether what was kept on the device are values of this form. */
export const isProfileValues = (value: unknown): value is ProfileValues =>
  typeof value === 'object' &&
  value !== null &&
  'companyGstin' in value &&
  'companyTimeZone' in value &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');
