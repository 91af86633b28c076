import type { billing } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { QuickBillEvent } from '../types.generated.ts';
import { PAYMENT_MODE } from './wire.ts';

type EventRow = Answer<typeof billing.quickBillingEvents>['data'][number];

/** Maps events of a quick bill to the graph's type. */
export const quickBillEventOf = ({
  kind,
  payment_mode: mode,
  reference,
  at,
  by_name,
}: EventRow): QuickBillEvent => ({
  __typename: 'QuickBillEvent',
  kind,
  mode: mode === null ? null : PAYMENT_MODE[mode],
  reference,
  at,
  by: by_name,
});
