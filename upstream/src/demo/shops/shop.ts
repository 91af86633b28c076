import { gstinOf } from '../codes/gstin.ts';
import type { HOME_CITIES } from '../people/cities.ts';
import type { ShopProfile, Staff, Trade } from '../types.ts';
import { DESIGNATIONS } from './designations.ts';

/** Identity of a demo shop; its data is generated. */
export interface DemoShop {
  /** Identifies it in file paths and tests. */
  key: string;
  trade: Trade;
  businessId: number;
  subCategoryId: number;
  paymentStatus: 'COMPLETED' | 'PENDING';
  /** Seed of all the shop's data. */
  seed: number;
  home: keyof typeof HOME_CITIES;
  profile: ShopProfile;
  /** The owner first, then a manager, a cashier and a helper. */
  staff: readonly [Staff, Staff, Staff, Staff];
}

/** The PIN of all staff in the demo shops. */
export const DEMO_PIN = '4826';

type Person = [firstName: string, lastName: string, gender: Staff['gender'], dob: string];

/**
 * The owner and the employees. The owner signs in with 90000000NN, where NN is the shop's number; the employees with
 * 900000NN01 to 900000NN03.
 */
export function people(
  shopNumber: string,
  mailHost: string,
  owner: Person,
  manager: Person,
  cashier: Person,
  helper: Person,
): DemoShop['staff'] {
  const person = ([firstName, lastName, gender, dob]: Person, mobile: string, joinedOn: string): Staff => ({
    firstName,
    lastName,
    gender,
    dob,
    mobile,
    joinedOn,
    email: `${firstName.toLowerCase()}@${mailHost}`,
  });
  return [
    person(owner, `90000000${shopNumber}`, '2019-04-01'),
    { ...person(manager, `900000${shopNumber}01`, '2021-06-14'), designation: DESIGNATIONS.manager.name },
    { ...person(cashier, `900000${shopNumber}02`, '2023-01-09'), designation: DESIGNATIONS.cashier.name },
    { ...person(helper, `900000${shopNumber}03`, '2024-08-19'), designation: DESIGNATIONS.helper.name },
  ];
}

/** A profile with the GSTIN derived from state and PAN. */
export function profile(known: Omit<ShopProfile, 'gstin'>): ShopProfile {
  return { ...known, gstin: gstinOf(known.stateCode, known.pan) };
}
