import { percentText, quantityText, say } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type {
  useItemFacts_item$data,
  useItemFacts_item$key,
} from '../../../__generated__/useItemFacts_item.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../../app/graph/scalars.ts';
import type { Fact } from '../../../ui/Facts.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';

/** What one unit costs; an offer strikes the price through. */
function pricesOf({ listPrice, offer, unit, taxInclusive }: useItemFacts_item$data): Fact[] {
  const price = listPrice == null ? undefined : paiseOf(listPrice);
  const terms = [
    say('list.perUnit', { unit }),
    say(taxInclusive ? 'list.taxInclusive' : 'list.taxExclusive'),
  ];
  return [
    {
      label: say('catalogue.price'),
      value: <MoneyText amount={price} struck={offer != null} fontWeight="semibold" />,
    },
    ...(offer == null
      ? []
      : [{ label: say('list.offer'), value: <MoneyText amount={paiseOf(offer)} fontWeight="semibold" /> }]),
    { label: say('list.terms'), value: terms.join(', ') },
  ];
}

function taxOf({ gstPercentage, gstFromSetting }: useItemFacts_item$data): Fact {
  const percent = percentText(basisPointsOf(gstPercentage));
  return {
    label: say('catalogue.gst'),
    value: say(gstFromSetting ? 'list.gstOfShop' : 'list.percent', { percent }),
  };
}

/** What the employee gets who sells it: points or a share; nothing where neither was entered. */
function commissionOf({ percentagePoints, points, employeePercentage }: useItemFacts_item$data): Fact[] {
  const share = basisPointsOf(employeePercentage);
  const count = milliOf(points);
  if (percentagePoints) {
    if (share === 0) return [];
    return [
      { label: say('list.employeeShare'), value: say('list.percent', { percent: percentText(share) }) },
    ];
  }
  return count === 0 ? [] : [{ label: say('list.points'), value: quantityText(count) }];
}

/** What products and services have alike: prices, tax, commission. */
export function useItemFacts(item: useItemFacts_item$key): { prices: Fact[]; rest: Fact[] } {
  const data = useFragment(
    graphql`
      fragment useItemFacts_item on CatalogueItem {
        listPrice
        offer
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
