import type { commission } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { SalesTarget } from '../types.generated.ts';

/** Maps an employee's monthly target to the graph's type. */
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
