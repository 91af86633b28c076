import type { commission } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { SalesTarget } from '../types.generated.ts';

/** What an employee is to sell in a month, as the graph's type. */
export const targetOf = ({
  month,
  amount,
  since,
  sold,
}: Answer<typeof commission.employeeTarget>['data']): SalesTarget => ({
  __typename: 'SalesTarget',
  month,
  amount,
  since,
  sold,
});
