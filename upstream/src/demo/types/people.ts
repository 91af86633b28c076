import type { BasisPoints, Day, Right } from '@galla/domain';

// Who works in a demo shop, in which role, and who buys there.

/** Somebody who signs in. */
export interface Staff {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  gender: 'female' | 'male';
  dob: Day;
  joinedOn: Day;
  /** Name of one of the shop's designations; absent for the owner, who has every right. */
  designation?: string;
}

export interface Designation {
  name: string;
  /** Name of the one that it stands below; absent at the root level. */
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
  /** Place in `staff` of the employee who looks after the customer. */
  assignedTo?: number;
  createdOn: Day;
}
