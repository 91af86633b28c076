/** A plan of the demo gym with its single duration. */
export interface DemoPlan {
  name: string;
  unit: 'MONTHS' | 'DAYS';
  length: number;
  /** Rupees. */
  price: string;
  /** In rupees, charged with the first period. */
  joiningFee: string;
  /** Number of days of a period that can be frozen. */
  freezeDays: number;
}

/** The plans of the demo gym (picture 31). */
export const plans: readonly DemoPlan[] = [
  { name: 'Monthly', unit: 'MONTHS', length: 1, price: '1800.00', joiningFee: '500.00', freezeDays: 0 },
  { name: 'Quarterly', unit: 'MONTHS', length: 3, price: '4500.00', joiningFee: '500.00', freezeDays: 15 },
  { name: 'Half-yearly', unit: 'MONTHS', length: 6, price: '7800.00', joiningFee: '500.00', freezeDays: 30 },
  { name: 'Yearly', unit: 'MONTHS', length: 12, price: '12900.00', joiningFee: '0.00', freezeDays: 60 },
  { name: 'Two weeks', unit: 'DAYS', length: 14, price: '999.00', joiningFee: '0.00', freezeDays: 0 },
];

/** A member of the demo gym; plan and branch by index. */
interface DemoMembership {
  plan: number;
  branch: number;
  /** Number of days ago. */
  began: number;
  suspended?: boolean;
}

/** Members who joined recently, whose period ends soon or has ended, and who are suspended. */
export const memberships: readonly DemoMembership[] = [
  { plan: 0, branch: 0, began: 26 },
  { plan: 1, branch: 0, began: 0 },
  { plan: 1, branch: 1, began: 42 },
  { plan: 3, branch: 1, began: 358 },
  { plan: 0, branch: 1, began: 28 },
  { plan: 2, branch: 0, began: 90 },
  { plan: 0, branch: 0, began: 39 },
  { plan: 1, branch: 2, began: 20 },
  { plan: 3, branch: 0, began: 160, suspended: true },
  { plan: 4, branch: 1, began: 3 },
  { plan: 2, branch: 0, began: 200 },
  { plan: 3, branch: 1, began: 12 },
];
