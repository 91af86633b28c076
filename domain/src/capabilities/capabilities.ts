/**
 * What a kind of business has beyond the common features (spec 1 §6, spec 2 §6): screens check these, never a
 * business id.
 */
export const CAPABILITIES = [
  'PRESCRIPTIONS',
  'LENS_VARIANTS',
  'POINTS_COMMISSION',
  'BOUTIQUE_COMMISSION',
  'HIDES_PRODUCTS',
  'HIDES_TRANSACTIONS',
  'SHOWS_REPORTS_PAGE',
  'MEMBERSHIPS',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
