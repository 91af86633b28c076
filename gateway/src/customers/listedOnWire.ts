import { WIRE_DIRECTION } from '../relay/connection.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CustomerOrder } from '../types.generated.ts';

const WIRE_ORDER_FIELD = { LAST_VISIT: 'seen', NAME: 'name', UPDATED: 'updated' } as const;

/** The order and update time of a list of customers, as upstream takes them. */
export const listedOnWire = (
  orderBy: CustomerOrder | null | undefined,
  updatedSince: string | null | undefined,
) =>
  omitUndefined({
    updated_since: updatedSince,
    sort_by: orderBy && WIRE_ORDER_FIELD[orderBy.field],
    sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
  });
