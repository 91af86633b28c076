import { globalId } from '../../relay/ids.ts';
import type { PaymentResolvers } from '../../types.generated.ts';

export const Payment: PaymentResolvers = {
  id: ({ dbId }) => globalId('Payment', dbId),
};
