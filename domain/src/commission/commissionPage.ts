import type { Capability } from '../capabilities/index.ts';

/** The three commission pages (spec 3 §2.7): by orders in pieces, by points, and the normal one. */
export type CommissionKind = 'BOUTIQUE' | 'POINTS' | 'NORMAL';

/** The commission page of a business. */
export function commissionKind(capabilities: readonly Capability[]): CommissionKind {
  if (capabilities.includes('BOUTIQUE_COMMISSION')) return 'BOUTIQUE';
  return capabilities.includes('POINTS_COMMISSION') ? 'POINTS' : 'NORMAL';
}

/** The route of each page, spelt as documented. */
export const COMMISSION_ROUTES: Readonly<Record<CommissionKind, string>> = {
  BOUTIQUE: '/EmployeeBoutiqueCommision',
  POINTS: '/EmployeeCommision',
  NORMAL: '/EmployeeNormalCommision',
};
