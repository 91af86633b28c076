import { formatDay, mobileText, formatMessage, type Paise } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { foundChoices_customer$key } from '../../__generated__/foundChoices_customer.graphql.ts';
import type { foundChoices_document$key } from '../../__generated__/foundChoices_document.graphql.ts';
import type { foundChoices_item$key } from '../../__generated__/foundChoices_item.graphql.ts';
import { DOCUMENT_TYPES_SHOWN, typeWords } from '../../billing/documentTypes.ts';
import type { ShopClock } from '../clock/useShopClock.ts';
import { paiseOf } from '../graph/scalars.ts';
import type { Choice } from './choice.ts';
import { RECORD_ICONS } from './icons.ts';

// Turns search results into choices of the palette that lead to their screens.

/** A customer's name, with the number if known. */
export const customerLine = ({
  id,
  name,
  mobile,
}: {
  id: string;
  name: string;
  mobile: string | null | undefined;
}): Choice => ({
  key: `customer:${id}`,
  kind: 'customer',
  label: name,
  second: mobileText(mobile),
  icon: RECORD_ICONS.customer,
  goal: { path: `/Billing?${new URLSearchParams({ customer: id })}` },
});

export function customerChoice(key: foundChoices_customer$key): Choice {
  const { id, name, mobile } = readInlineData(
    graphql`
      fragment foundChoices_customer on Customer @inline {
        id
        name
        mobile
      }
    `,
    key,
  );
  return customerLine({ id, name, mobile });
}

interface ItemLine {
  kind: 'product' | 'service';
  id: string;
  title: string;
  sku: string | null;
  category: string | null;
  price: Paise;
  priceAtTill?: boolean;
  mrp: Paise | null;
}

export function itemLine({
  kind,
  id,
  title,
  sku,
  category,
  price,
  mrp,
  priceAtTill = false,
}: ItemLine): Choice {
  const second = [sku, category, priceAtTill && formatMessage('catalogue.atTill')]
    .filter(Boolean)
    .join(' · ');
  return {
    key: `${kind}:${id}`,
    kind,
    label: title,
    ...(second !== '' && { second }),
    ...(!priceAtTill && { amount: price }),
    ...(mrp !== null && { mrp }),
    icon: RECORD_ICONS[kind],
    goal: { path: `/${kind}s?${new URLSearchParams({ open: id })}` },
  };
}

export function itemChoice(key: foundChoices_item$key): Choice {
  const { __typename, id, title, sku, category, price, priceAtTill, mrp } = readInlineData(
    graphql`
      fragment foundChoices_item on CatalogueItem @inline {
        __typename
        id
        title
        sku
        category
        price
        priceAtTill
        ... on Product {
          mrp
        }
      }
    `,
    key,
  );
  return itemLine({
    kind: __typename === 'Product' ? 'product' : 'service',
    id,
    title,
    sku: sku ?? null,
    category: category ?? null,
    price: paiseOf(price),
    priceAtTill,
    mrp: mrp == null ? null : paiseOf(mrp),
  });
}

export function documentChoice(key: foundChoices_document$key, { dayOf }: ShopClock): Choice {
  const { id, type, number, date, customerName, total } = readInlineData(
    graphql`
      fragment foundChoices_document on Document @inline {
        id
        type
        number
        date
        customerName
        total
      }
    `,
    key,
  );
  const { name, icon } = typeWords(type);
  // The history shows one document type at a time, by default invoices.
  const shown = type === DOCUMENT_TYPES_SHOWN[0].type ? {} : { type };
  return {
    key: `document:${id}`,
    kind: 'document',
    label: number,
    second: [formatMessage(name), customerName, formatDay(dayOf(date))].join(' · '),
    amount: paiseOf(total),
    icon,
    goal: { path: `/Billing-History?${new URLSearchParams({ ...shown, open: id })}` },
  };
}
