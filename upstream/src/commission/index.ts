/** What other slices use of commission. */
export { maySeeEarnings, requireSeller } from './access.ts';
export { earningsOf, type Earnings } from './earnings.ts';
export type { EmployeeDashboard } from './contract.ts';
