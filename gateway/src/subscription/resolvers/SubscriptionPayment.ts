import { globalId } from '../../relay/ids.ts';
import type { SubscriptionPaymentResolvers } from '../../types.generated.ts';

export const SubscriptionPayment: SubscriptionPaymentResolvers = {
  id: ({ dbId }) => globalId('SubscriptionPayment', dbId),
  receiptUrl: ({ dbId, state }) => (state === 'COMPLETED' ? `/receipt/${dbId}` : null),
};
