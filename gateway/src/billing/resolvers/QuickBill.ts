import { globalId } from '../../relay/ids.ts';
import type { QuickBillResolvers } from '../../types.generated.ts';

export const QuickBill: QuickBillResolvers = {
  id: ({ dbId }) => globalId('QuickBill', dbId),
};
