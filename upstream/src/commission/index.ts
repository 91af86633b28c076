/** The public interface of commission for other slices. */
export { maySeeEarnings, refuseOwnEarnings, requireSeller } from './access.ts';
export { earnedThisMonth, earningsOf, type Earnings } from './earnings.ts';
export type { EmployeeDashboard } from './contract.ts';
export { monthIn } from './monthIn.ts';
export { lockEmployee } from './statements/lock.ts';
export { findClosed } from './statements/month.ts';
