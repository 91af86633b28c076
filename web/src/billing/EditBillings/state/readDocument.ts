import {
  cartLineKey,
  parsePercent,
  PAYMENT_MODES,
  REGISTRATIONS,
  type DocumentType,
  type ItemKind,
  type Milli,
  type Paise,
} from '@galla/domain';
import type {
  readDocument_document$data,
  readDocument_document$key,
} from '../../../__generated__/readDocument_document.graphql.ts';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { milliOf, paiseOf } from '../../../app/graph/scalars.ts';
import type { Cart, CartLine } from '../../cart/cart.ts';
import type { Held } from '../../cart/cartItem.ts';
import type { CartTerms } from '../../cart/cartTotals.ts';
import { readPrescription } from '../../prescription/readPrescription.ts';
import type { Seen } from './edit.ts';

type Data = readDocument_document$data;
type LineData = Data['lines'][number];

/** The stored document, as the edit needs it. */
export interface Before {
  type: DocumentType;
  seen: Seen;
  terms: CartTerms;
  received: Paise;
  /** The amount of each billed line, by line key. */
  lineTotals: ReadonlyMap<string, Paise>;
  /** The stock that the document took, by line. */
  held: Held;
  /** Money was received with the bill, so its mode cannot change. */
  modeStays: boolean;
}

/** Goods or service. For an item no longer in the catalogue its code decides: codes of services start with 99. */
const kindOf = ({ item, hsn }: LineData): ItemKind =>
  (item?.__typename ?? (hsn?.startsWith('99') === true ? 'Service' : 'Product')) === 'Service'
    ? 'SERVICE'
    : 'PRODUCT';

const shelfOf = ({ item, variant }: LineData): Milli => milliOf(variant?.available ?? item?.available ?? '0');

/** A line as billed. Lines of one item that is priced at the till get a number appended to their keys. */
function lineOf(data: LineData, keys: ReadonlySet<string>, type: DocumentType): CartLine {
  const kind = kindOf(data);
  const itemId = data.itemId ?? '';
  const variant = data.variantId == null ? {} : { variantId: data.variantId };
  const own = cartLineKey(kind, itemId, data.variantId ?? undefined);
  let key = own;
  for (let number = 2; keys.has(key); number += 1) key = `${own}-price-${number}`;
  const quantity = milliOf(data.quantity);
  const shelf = shelfOf(data);
  const atTill = data.item?.priceAtTill === true || key !== own;
  return {
    key,
    kind,
    itemId,
    ...variant,
    name: data.name,
    unit: data.unit,
    price: paiseOf(data.price),
    hsn: data.hsn ?? null,
    gst: parsePercent(data.gstPercentage) ?? 0,
    taxInclusive: data.taxInclusive,
    tracked: data.item?.tracksStock === true,
    // An invoice may reuse the stock it took; an order took none, so only an increase needs stock.
    available: type === 'INVOICE' ? shelf + quantity : Math.max(shelf, quantity),
    quantity,
    ...(atTill && { priceAtTill: true }),
    priceChanged: atTill,
    gone: false,
  };
}

function linesOf({ lines, type }: Data): CartLine[] {
  const keys = new Set<string>();
  return lines.map((data) => {
    const line = lineOf(data, keys, type as DocumentType);
    keys.add(line.key);
    return line;
  });
}

function discountOf({ discount }: Data): Cart['discount'] {
  if (discount == null) return null;
  const percent = discount.percent == null ? undefined : parsePercent(discount.percent);
  return percent === undefined
    ? { kind: 'AMOUNT', value: paiseOf(discount.amount) }
    : { kind: 'PERCENT', value: percent };
}

const formOf = ({ description, deliveryDate, editing }: Data): Cart['form'] =>
  Object.fromEntries(
    [
      ['description', description ?? ''],
      ['delivery_date', deliveryDate ?? ''],
      ...editing.extra.map(({ name, value }): [string, string] => [name, value]),
    ].filter(([, value]) => value !== ''),
  ) as Cart['form'];

function termsOf({ type, editing, customer }: Data): CartTerms {
  return {
    type: type as DocumentType,
    discountBeforeTax: editing.discountBeforeTax,
    roundOff: editing.roundOff,
    shop: {
      registration: REGISTRATIONS.find((one) => one === editing.registration) ?? 'NONE',
      gstin: editing.supplierGstin ?? null,
      stateCode: editing.supplierStateCode ?? null,
    },
    walkIn: customer?.isWalkIn === true,
    customer: { gstin: editing.customerGstin ?? null, stateCode: editing.customerStateCode ?? null },
  };
}

function readDocument(data: Data): Before {
  const lines = linesOf(data);
  const held = new Map<string, Milli>();
  for (const { kind, itemId, variantId, quantity } of lines) {
    const key = cartLineKey(kind, itemId, variantId);
    if (data.type === 'INVOICE') held.set(key, (held.get(key) ?? 0) + quantity);
  }
  return {
    type: data.type as DocumentType,
    seen: {
      revision: data.revision,
      pending: paiseOf(data.pending),
      total: paiseOf(data.total),
      cart: {
        key: data.id,
        lines,
        discount: discountOf(data),
        advance: null,
        mode: PAYMENT_MODES.find((mode) => mode === data.paymentMode) ?? null,
        payOn: data.payOn ?? '',
        form: formOf(data),
        ...(data.prescription && { prescription: readPrescription(data.prescription).entries }),
      },
    },
    terms: termsOf(data),
    received: paiseOf(data.editing.received),
    lineTotals: new Map(lines.map(({ key }, at) => [key, paiseOf(data.lines[at]?.total ?? '0')])),
    held,
    modeStays: paiseOf(data.advance) > 0,
  };
}

/** The document's current state in the graph. */
export function useBefore(document: readDocument_document$key): Before {
  const data = useFragment(
    graphql`
      fragment readDocument_document on Document {
        id
        type
        revision
        total
        pending
        advance
        paymentMode
        deliveryDate
        payOn
        description
        discount {
          percent
          amount
        }
        customer {
          isWalkIn
        }
        prescription {
          ...readPrescription_prescription
        }
        lines {
          itemId
          variantId
          name
          hsn
          unit
          quantity
          price
          gstPercentage
          taxInclusive
          total
          item {
            __typename
            priceAtTill
            ... on Product {
              tracksStock
              available
            }
          }
          variant {
            available
          }
        }
        editing {
          registration
          supplierGstin
          supplierStateCode
          customerGstin
          customerStateCode
          discountBeforeTax
          roundOff
          received
          extra {
            name
            value
          }
        }
      }
    `,
    document,
  );
  return useMemo(() => readDocument(data), [data]);
}
