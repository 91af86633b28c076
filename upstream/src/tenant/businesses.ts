import type { Capability } from '@galla/domain';

/** A kind of business with its name and capabilities. */
export interface Business {
  readonly name: string;
  readonly capabilities: readonly Capability[];
}

/**
 * All business ids. 2, 4, 8 and 11 have the meanings given by the specification (spec 1 §6, spec 2 §6, spec 3 §1); only
 * this table compares business ids.
 */
const BUSINESSES: Readonly<Record<number, Business>> = {
  1: { name: 'Retail shop', capabilities: [] },
  2: { name: 'Boutique and tailor', capabilities: ['BOUTIQUE_COMMISSION'] },
  4: { name: 'Distributor', capabilities: ['POINTS_COMMISSION'] },
  5: { name: 'Gym', capabilities: ['MEMBERSHIPS'] },
  8: { name: 'Optician', capabilities: ['PRESCRIPTIONS', 'LENS_VARIANTS'] },
  11: {
    name: 'Service business',
    capabilities: ['HIDES_PRODUCTS', 'HIDES_TRANSACTIONS', 'SHOWS_REPORTS_PAGE'],
  },
};

/** The ids that a shop can be created with. */
export const BUSINESS_IDS: readonly number[] = Object.keys(BUSINESSES).map(Number);

/** The business of an id. Throws RangeError for an invalid id. */
export function businessOf(id: number): Business {
  const business = BUSINESSES[id];
  if (!business) throw new RangeError(`There is no business ${id}`);
  return business;
}

/** Sub-categories of each kind of business, "Business Category" in the profile: 100 × the kind, plus a number. */
const CATEGORIES: Readonly<Record<number, string>> = {
  101: 'Grocery and provisions',
  102: 'Clothing and footwear',
  103: 'Electronics and mobiles',
  104: 'Stationery and gifts',
  201: "Women's boutique",
  202: 'Tailoring',
  401: 'Electricals and hardware',
  402: 'Consumer goods',
  501: 'Fitness centre',
  502: 'Yoga and dance studio',
  801: 'Spectacles and lenses',
  802: 'Eye clinic',
  1101: 'Home services',
  1102: 'Salon and beauty',
};

/** The name of a sub-category; null for none or an unknown one. */
export function categoryName(id: number | null): string | null {
  return id === null ? null : (CATEGORIES[id] ?? null);
}
