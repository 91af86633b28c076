import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { paiseOf } from '../../../rest/decimals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { orderField, orderPayload } from '../../orderPayload.ts';
import { orderChanged, writtenOrder } from '../../withOrder.ts';

export const updateOrder: NonNullable<MutationResolvers['updateOrder']> = withRefusals(
  async (input, context) => {
    const { key, expectedVersion, received } = input;
    const id = dbIdOf('Order', input.order);
    // REST takes the total received; the previous amount belongs to the version the client saw.
    const before = received ? await context.loaders.orders.load(id) : null;
    const advance = (received ?? 0) + (before ? paiseOf(before.advance) : 0);
    const body = { ...orderPayload(input), advance_amt: rupees(advance), expected_version: expectedVersion };
    const { order } = await context.call(boutique.updateOrders, { key, params: { id }, body });
    return { __typename: 'UpdateOrderSuccess' as const, order: writtenOrder(order, context) };
  },
  { inputField: orderField('received'), mapError: orderChanged },
);
