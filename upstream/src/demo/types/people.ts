import type { BasisPoints, Day, Right } from '@galla/domain';

// Staff, designations and customers of a demo shop.

/** A person who signs in. */
export interface Staff {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  gender: 'female' | 'male';
  dob: Day;
  joinedOn: Day;
  /** Name of one of the shop's designations; missing for the owner, who has every right. */
  designation?: string;
}

export interface Designation {
  name: string;
  /** Name of its parent; missing at the root level. */
  below?: string;
  points: number;
  commission: BasisPoints;
  rights: readonly Right[];
}

export interface Customer {
  name: string;
  /** 10 digits, unique in the shop. */
  mobile: string;
  email?: string;
  group: string;
  company?: string;
  gstin?: string;
  address: string;
  city: string;
  pincode: string;
  stateCode: string;
  dob?: Day;
  anniversary?: Day;
  /** Index in `staff` of the employee assigned to the customer. */
  assignedTo?: number;
  createdOn: Day;
}
