import { fullName, rupees } from '@galla/domain';
import { subscription } from '@galla/upstream/contract';
import { type RefusalResult, refusalFields } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { uuidOf } from '../../../relay/ids.ts';
import { Fault } from '../../../rest/Fault.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = fieldMapper({
  amount: 'expectedPrice',
  order_id: 'key',
  package_id: 'package',
  duration_id: 'duration',
});

/** The payer is the signed-in user (spec 3 §7). */
export const paySubscription: NonNullable<MutationResolvers['paySubscription']> = withRefusals(
  async (input, context) => {
    const { profile } = await context.viewer();
    const { data } = await context.call(subscription.paymentPay, {
      key: input.key,
      body: {
        order_id: input.key,
        amount: rupees(input.expectedPrice),
        name: fullName(profile.first_name, profile.last_name),
        mobile_number: profile.mobile,
        package_id: uuidOf(input.package),
        duration_id: uuidOf(input.duration),
        ...(input.starts != null && { starts: input.starts }),
      },
    });
    const { redirectUrl } = data;
    return {
      __typename: 'PaySubscriptionSuccess',
      redirectUrl,
      merchantOrderId: orderOf(redirectUrl),
    };
  },
  { inputField, mapError: priceChanged },
);

/** The address has the order in its parameter `merchantOrderId` (spec 3 §7). */
function orderOf(redirectUrl: string): string {
  const order = URL.parse(redirectUrl)?.searchParams.get('merchantOrderId');
  if (!order) throw new Fault('invalid');
  return order;
}

function priceChanged(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  if (error.refusal.code !== 'PRICE_CHANGED') return undefined;
  const { current } = error.details;
  return {
    __typename: 'ChangedMeanwhile',
    ...refusalFields(error),
    current: current === undefined ? null : String(current),
  };
}
