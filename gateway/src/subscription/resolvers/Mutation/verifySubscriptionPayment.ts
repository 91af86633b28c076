import { subscription } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { subscriptionPaymentOf } from '../../schema.mappers.ts';

export const verifySubscriptionPayment: NonNullable<MutationResolvers['verifySubscriptionPayment']> =
  withRefusals(async ({ merchantOrderId }, context) => {
    const { profile } = await context.viewer();
    const { data } = await context.call(subscription.paymentVerify, { body: { merchantOrderId } });
    const payment = subscriptionPaymentOf(data);
    const opened = payment.state === 'COMPLETED' && profile.payment_status !== 'COMPLETED';
    if (opened) context.forgetPerson();
    return {
      __typename: 'VerifySubscriptionPaymentSuccess',
      payment,
      viewer: await context.viewer(),
    };
  });
