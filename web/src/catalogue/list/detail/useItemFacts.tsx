import { percentText, quantityText, formatMessage, shownPrice, type Paise } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type {
  useItemFacts_item$data,
  useItemFacts_item$key,
} from '../../../__generated__/useItemFacts_item.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../../app/graph/scalars.ts';
import type { Fact } from '../../../ui/Facts.tsx';
import { AtTill } from '../../ItemPrice.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';

/** Price per unit; only an offer that is charged strikes it through. */
function pricesOf(item: useItemFacts_item$data): Fact[] {
  const { __typename, listPrice, offer, mrp, priceAtTill, unit, taxInclusive } = item;
  const price = listPrice == null ? undefined : paiseOf(listPrice);
  const offered = offer == null ? undefined : paiseOf(offer);
  const { struck, byOffer } = shownPrice(__typename === 'Product' ? 'PRODUCT' : 'SERVICE', price, offered);
  const weight = { fontWeight: byOffer ? 'normal' : 'semibold' };
  const terms = [
    formatMessage('list.perUnit', { unit }),
    formatMessage(taxInclusive ? 'list.taxInclusive' : 'list.taxExclusive'),
  ];
  return [
    {
      label: formatMessage('catalogue.price'),
      value: priceAtTill ? (
        <AtTill />
      ) : (
        <MoneyText amount={price} struck={struck !== undefined} {...weight} />
      ),
    },
    ...(offered === undefined
      ? []
      : [
          {
            label: formatMessage(byOffer ? 'list.offer' : 'list.offerNotCharged'),
            value: <Offer {...{ offered, byOffer }} />,
          },
        ]),
    ...(mrp == null
      ? []
      : [{ label: formatMessage('optical.mrp'), value: <MoneyText amount={paiseOf(mrp)} /> }]),
    { label: formatMessage('list.terms'), value: terms.join(', ') },
  ];
}

function Offer({ offered, byOffer }: { offered: Paise; byOffer: boolean }) {
  return <MoneyText amount={offered} {...(byOffer ? { fontWeight: 'semibold' } : { color: 'fg.muted' })} />;
}

function taxOf({ gstPercentage, gstFromSetting }: useItemFacts_item$data): Fact {
  const percent = percentText(basisPointsOf(gstPercentage));
  return {
    label: formatMessage('catalogue.gst'),
    value: formatMessage(gstFromSetting ? 'list.gstOfShop' : 'list.percent', { percent }),
  };
}

/** What the selling employee earns: points or a percentage; nothing if neither is set. */
function commissionOf({ percentagePoints, points, employeePercentage }: useItemFacts_item$data): Fact[] {
  const share = basisPointsOf(employeePercentage);
  const count = milliOf(points);
  if (percentagePoints) {
    if (share === 0) return [];
    return [
      {
        label: formatMessage('list.employeeShare'),
        value: formatMessage('list.percent', { percent: percentText(share) }),
      },
    ];
  }
  return count === 0 ? [] : [{ label: formatMessage('list.points'), value: quantityText(count) }];
}

/** The facts that products and services share: prices, tax, commission. */
export function useItemFacts(item: useItemFacts_item$key): { prices: Fact[]; rest: Fact[] } {
  const data = useFragment(
    graphql`
      fragment useItemFacts_item on CatalogueItem {
        __typename
        listPrice
        offer
        priceAtTill
        ... on Product {
          mrp
        }
        unit
        taxInclusive
        gstPercentage
        gstFromSetting
        percentagePoints
        points
        employeePercentage
      }
    `,
    item,
  );
  return { prices: pricesOf(data), rest: [taxOf(data), ...commissionOf(data)] };
}
