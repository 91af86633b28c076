import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { partField, partsPayload } from '../../../commission/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { makeOrderAppointment } from '../../orderAppointment.ts';
import { orderField, orderPayload } from '../../orderPayload.ts';
import { orderChanged, writtenOrder } from '../../withOrder.ts';

const fieldOf = orderField('advance');

export const createOrder: NonNullable<MutationResolvers['createOrder']> = withRefusals(
  async (input, context) => {
    const { key, advance, payInFull } = input;
    const body = {
      ...orderPayload(input),
      customer_id: dbIdOf('Customer', input.customer),
      advance_amt: rupees(advance ?? 0),
      is_paid: payInFull ? (1 as const) : (0 as const),
      ...(input.commissionParts?.length && { commission_parts: partsPayload(input.commissionParts) }),
    };
    const { order } = await context.call(boutique.createOrders, { key, body });
    const appointmentProblem = await makeOrderAppointment(input, order, context);
    context.loaders.customers.forget(body.customer_id);
    return {
      __typename: 'CreateOrderSuccess' as const,
      order: writtenOrder(order, context),
      appointmentProblem,
    };
  },
  {
    inputField: (field) => partField(field, 'commissionParts') ?? fieldOf(field),
    mapError: orderChanged,
  },
);
