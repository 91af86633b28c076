import type { Context } from '../context.ts';
import { refusalFields, type RefusalResult } from '../refusals/arms.ts';
import type { RefusalError } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { type OrderMapper, orderOf, type OrderRow } from './orders.mappers.ts';

/** An order after a write; its earlier reads are dropped from the loaders. */
export function writtenOrder(row: OrderRow, { loaders }: Context): OrderMapper {
  const order = orderOf(row);
  loaders.orders.prime([order]);
  loaders.orderItems.forget(order.dbId);
  loaders.orderHistory.forget(order.dbId);
  return order;
}

/** The order was changed in the meantime: answers its current version, total or pending amount. */
export function orderChanged(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  if (error.refusal.code !== 'CHANGED_MEANWHILE') return undefined;
  const { total, pending, version, to_refund: toRefund } = error.details ?? {};
  const current = total ?? pending ?? toRefund ?? version;
  return {
    __typename: 'ChangedMeanwhile',
    ...refusalFields(error),
    current: current === undefined ? null : String(current),
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  OrderID: 'order',
  order_id: 'order',
  id: 'order',
  ids: 'pieces',
  piece_ids: 'pieces',
  collected_by: 'collectedBy',
  left_due: 'leftDue',
  item_id: 'item',
  employee_id: 'employee',
  expected_version: 'expectedVersion',
  payment_mode: 'mode',
};

/** Creates the resolver for a write that answers the updated order. */
export const withOrder = <Input>(write: (input: Input, context: Context) => Promise<{ order: OrderRow }>) =>
  withRefusals(
    async (input: Input, context) => {
      const { order } = await write(input, context);
      return { __typename: 'OrderSuccess' as const, order: writtenOrder(order, context) };
    },
    {
      inputField: (field) =>
        FIELDS[field] ??
        field
          .replace(/^item\.(\d+)\.qty$/, 'items.$1.quantity')
          .replace(/^item\.(\d+)\.id$/, 'items.$1.item'),
      mapError: orderChanged,
    },
  );
