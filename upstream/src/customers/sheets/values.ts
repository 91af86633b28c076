import type { ContactValues } from '@galla/domain';

/** The columns of a customer that a sheet contains. */
interface Kept {
  name: string;
  mobile: string | null;
  email: string | null;
  company: string | null;
  gstin: string | null;
  address: string | null;
  city: string | null;
  groupName: string | null;
  dob: string | null;
  anniversary: string | null;
  openingDue: string;
  openingOn: string | null;
  creditLimit: string | null;
}

/** A customer as a row of a sheet. */
export const valuesOf = (row: Kept): ContactValues => ({
  name: row.name,
  email: row.email ?? '',
  mobile: row.mobile ?? '',
  company: row.company ?? '',
  gst: row.gstin ?? '',
  location: [row.address, row.city].filter(Boolean).join(', '),
  group: row.groupName ?? '',
  dob: row.dob ?? '',
  anniversary: row.anniversary ?? '',
  opening_due: row.openingOn === null ? '' : row.openingDue,
  credit_limit: row.creditLimit ?? '',
});
