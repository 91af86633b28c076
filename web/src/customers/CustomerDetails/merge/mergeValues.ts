import { formatDay, mobileText, formatMessage, STATES, type MessageKey } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type {
  mergeValues_customer$data,
  mergeValues_customer$key,
} from '../../../__generated__/mergeValues_customer.graphql.ts';
import type { MergeField } from '../../../__generated__/useMergeCustomersMutation.graphql.ts';

/** A field in which two records can differ, with its label and text. */
interface Shown {
  field: MergeField;
  label: MessageKey;
  textOf: (customer: mergeValues_customer$data) => string | null | undefined;
}

const states: Readonly<Record<string, string | undefined>> = STATES;
const dayText = (day: string | null | undefined) => (day == null ? null : formatDay(day));

/** In the order of the edit form. */
const FIELDS: readonly Shown[] = [
  { field: 'NAME', label: 'customers.name', textOf: ({ name }) => name },
  { field: 'MOBILE', label: 'customers.mobile', textOf: ({ mobile }) => mobileText(mobile) },
  { field: 'GROUP', label: 'customers.group', textOf: ({ group }) => group },
  { field: 'EMAIL', label: 'customers.email', textOf: ({ email }) => email },
  { field: 'COMPANY', label: 'customers.company', textOf: ({ company }) => company },
  { field: 'BIRTHDAY', label: 'customers.birthday', textOf: ({ birthday }) => dayText(birthday) },
  { field: 'ANNIVERSARY', label: 'customers.anniversary', textOf: ({ anniversary }) => dayText(anniversary) },
  { field: 'GSTIN', label: 'customers.gst', textOf: ({ gstin }) => gstin },
  { field: 'AADHAAR', label: 'customers.aadhaar', textOf: ({ aadhaar }) => aadhaar },
  { field: 'ADDRESS', label: 'customers.address', textOf: ({ address }) => address },
  {
    field: 'STATE',
    label: 'customers.state',
    textOf: ({ stateCode }) => (stateCode == null ? null : (states[stateCode] ?? stateCode)),
  },
  { field: 'EMPLOYEE', label: 'merge.employee', textOf: ({ assignedTo }) => assignedTo?.fullName },
];

/** Reads a customer as one side of a merge. */
export const readMerged = (key: mergeValues_customer$key): mergeValues_customer$data =>
  readInlineData(
    graphql`
      fragment mergeValues_customer on Customer @inline {
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
        assignedTo {
          fullName
        }
      }
    `,
    key,
  );

/** Id and version of the record on screen. */
export const shownState = ({ id, version }: mergeValues_customer$data) => ({ id, version: version ?? '' });

/** A row of the comparison with both values; '' for none. */
export interface Row {
  field: MergeField;
  label: string;
  kept: string;
  merged: string;
}

/** The fields that at least one of the two has. */
export const rowsOf = (keep: mergeValues_customer$data, merged: mergeValues_customer$data): Row[] =>
  FIELDS.map(({ field, label, textOf }) => ({
    field,
    label: formatMessage(label),
    kept: textOf(keep) ?? '',
    merged: textOf(merged) ?? '',
  })).filter((row) => row.kept !== '' || row.merged !== '');

/** Initial choice: the remaining customer's value, or the other's if only that has one. */
export const firstTaken = (rows: readonly Row[]): MergeField[] =>
  rows.filter(({ kept, merged }) => kept === '' && merged !== '').map(({ field }) => field);
