import type { Paise } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { stored_order$data, stored_order$key } from '../../../__generated__/stored_order.graphql.ts';
import { basisPointsOf, paiseOf } from '../../../app/graph/scalars.ts';
import type { OrderDraft } from '../draft/orderDraft.ts';
import { storedItem } from './storedItem.ts';

/** A stored order, ready to be edited. */
export interface StoredOrder {
  id: string;
  number: string;
  total: Paise;
  received: Paise;
  /** The agreed GST rate. */
  gst: number;
  draft: OrderDraft;
}

const discountOf = (discount: stored_order$data['discount']): OrderDraft['discount'] => {
  if (discount == null) return null;
  return discount.percent == null
    ? { kind: 'AMOUNT', value: paiseOf(discount.amount) }
    : { kind: 'PERCENT', value: basisPointsOf(discount.percent) };
};

/**
 * Reads an order for editing.
 * @param key the idempotency key of the edit
 * @param stages ids of the shop's stages by their names
 */
export function storedOrder(
  order: stored_order$key,
  key: string,
  stages: ReadonlyMap<string, string>,
): StoredOrder {
  const data = readInlineData(
    graphql`
      fragment stored_order on Order @inline {
        id
        number
        version
        type
        customer {
          id
        }
        customerName
        customerMobile
        employee {
          id
        }
        urgent
        functionDate
        trialDate
        deliveryDate
        reference
        discount {
          amount
          percent
        }
        gstPercent
        total
        advance
        items {
          ...storedItem_item
        }
      }
    `,
    order,
  );
  const items = data.items.map((item) => storedItem(item, stages));
  return {
    id: data.id,
    number: data.number,
    total: paiseOf(data.total),
    received: paiseOf(data.advance),
    gst: basisPointsOf(data.gstPercent),
    draft: {
      key,
      version: data.version,
      // A customer whom the user may not see has no id. That is fine: an edit never sends the customer.
      customer: {
        id: data.customer?.id ?? '',
        name: data.customerName,
        mobile: data.customerMobile ?? '',
      },
      employee: data.employee?.id ?? '',
      type: data.type === 'ALTERATION' ? 'ALTERATION' : 'NEW',
      functionDate: data.functionDate ?? '',
      trialDate: data.trialDate ?? '',
      deliveryDate: data.deliveryDate,
      urgent: data.urgent,
      reference: data.reference ?? '',
      discount: discountOf(data.discount),
      advance: 0,
      items,
      shown: items[0]?.key ?? '',
      step: 'items',
    },
  };
}
