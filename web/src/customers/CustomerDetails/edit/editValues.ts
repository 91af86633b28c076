import {
  checkNewCustomer,
  checkPastDay,
  type ConsentSource,
  parseAadhaar,
  formatMessage,
  type Day,
  type MessageKey,
} from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { editValues_customer$key } from '../../../__generated__/editValues_customer.graphql.ts';
import type { UpdateCustomerInput } from '../../../__generated__/useUpdateCustomerMutation.graphql.ts';
import { formErrors } from '../../../ui/problems.ts';

/** Form values. They are named like the mutation's input, so that its problems appear at their fields. */
export interface EditValues {
  name: string;
  mobile: string;
  group: string;
  email: string;
  company: string;
  birthday: string;
  anniversary: string;
  gstin: string;
  /** Empty to keep the stored one. */
  aadhaar: string;
  address: string;
  stateCode: string;
  /** 'yes' if messages may be sent; undefined if the user may not see it. */
  consent: string | undefined;
  /** How a change of consent was given. */
  consentSource: ConsentSource;
}

/** The fields in which the versions are compared. */
type TextField = Exclude<keyof EditValues, 'consent' | 'consentSource'>;

/** Labels of the fields, in form order. */
export const EDIT_LABELS: Readonly<Record<TextField, MessageKey>> = {
  name: 'customers.name',
  mobile: 'customers.mobile',
  group: 'customers.group',
  email: 'customers.email',
  company: 'customers.company',
  birthday: 'customers.birthday',
  anniversary: 'customers.anniversary',
  gstin: 'customers.gst',
  aadhaar: 'customers.aadhaar',
  address: 'customers.address',
  stateCode: 'customers.state',
};

const consentText = (consent: { readonly given: boolean } | null | undefined): string | undefined =>
  consent == null ? undefined : (consent.given && 'yes') || '';

/** A customer as stored: form values, their version, and the masked Aadhaar number. */
export function storedCustomer(key: editValues_customer$key) {
  const data = readInlineData(
    graphql`
      fragment editValues_customer on Customer @inline {
        id
        version
        name
        mobile
        group
        email
        company
        birthday
        anniversary
        gstin
        aadhaar
        address
        stateCode
        consent {
          given
        }
      }
    `,
    key,
  );
  const values: EditValues = {
    name: data.name,
    mobile: data.mobile ?? '',
    group: data.group ?? '',
    email: data.email ?? '',
    company: data.company ?? '',
    birthday: data.birthday ?? '',
    anniversary: data.anniversary ?? '',
    gstin: data.gstin ?? '',
    aadhaar: '',
    address: data.address ?? '',
    stateCode: data.stateCode ?? '',
    consent: consentText(data.consent),
    consentSource: 'COUNTER',
  };
  return { id: data.id, version: data.version, aadhaar: data.aadhaar, values };
}

/** Problems by field (spec 2 §5). */
export function checkEdit(values: EditValues, today: Day): Record<string, string> {
  const aadhar = parseAadhaar(values.aadhaar) ?? values.aadhaar;
  const days = [
    checkPastDay('dob', values.birthday, today),
    checkPastDay('anniversary', values.anniversary, today),
  ].filter((one) => one !== undefined);
  const problems = [...checkNewCustomer({ ...values, gst: values.gstin, aadhar }), ...days];
  const names: Readonly<Record<string, string | undefined>> = {
    gst: 'gstin',
    aadhar: 'aadhaar',
    dob: 'birthday',
  };
  const renamed = problems.map((one) => ({ ...one, field: names[one.field] ?? one.field }));
  return formErrors(renamed);
}

/** The mutation's input: all fields, cleared ones as empty; an Aadhaar number only if one was typed. */
export function editInput(
  { consent, consentSource: source, ...values }: EditValues,
  {
    stored,
    ...ids
  }: { key: string; customer: string; version: string | null | undefined; stored: EditValues },
): UpdateCustomerInput {
  const { aadhaar, ...rest } = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as Record<TextField, string>;
  const { version, ...who } = ids;
  return {
    ...who,
    ...(version != null && { version }),
    ...rest,
    ...(aadhaar !== '' && { aadhaar }),
    // An unchanged consent is not sent.
    ...(consent !== stored.consent && { consent: { given: consent === 'yes', source } }),
  };
}

/** The fields in which the typed and the stored values differ. */
export function differing(
  mine: EditValues,
  stored: EditValues,
): { label: string; mine: string; stored: string }[] {
  const fields = (Object.keys(EDIT_LABELS) as TextField[]).filter((field) => field !== 'aadhaar');
  return fields
    .filter((field) => mine[field].trim() !== stored[field])
    .map((field) => ({
      label: formatMessage(EDIT_LABELS[field]),
      mine: mine[field].trim() || formatMessage('customers.empty'),
      stored: stored[field] || formatMessage('customers.empty'),
    }));
}
