import { quantityText, formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type {
  ItemFacts_item$data,
  ItemFacts_item$key,
} from '../../../__generated__/ItemFacts_item.graphql.ts';
import { milliOf } from '../../../app/graph/scalars.ts';
import { Facts, type Fact } from '../../../ui/Facts.tsx';
import { Stock } from '../../Stock.tsx';
import { Added } from '../Added.tsx';
import { LargePicture } from './LargePicture.tsx';
import { Section } from './Section.tsx';
import { useItemFacts } from './useItemFacts.tsx';

interface Props {
  item: ItemFacts_item$key;
}

/** The stock of a product; undefined for a service, which has none. */
function stockFacts({
  tracksStock,
  available,
  unit,
  isLow,
  lowStock,
}: ItemFacts_item$data): Fact[] | undefined {
  if (tracksStock === undefined || available === undefined) return undefined;
  if (!tracksStock)
    return [{ label: formatMessage('list.inStock'), value: formatMessage('list.notCounted') }];
  return [
    {
      label: `${formatMessage('list.inStock')} (${unit})`,
      value: <Stock tracked available={milliOf(available)} isLow={isLow === true} />,
    },
    ...(lowStock == null
      ? []
      : [{ label: formatMessage('list.lowAt'), value: quantityText(milliOf(lowStock)) }]),
  ];
}

/** Picture, prices, tax and commission of an item, and the stock of a product. */
export function ItemFacts({ item }: Props) {
  const data = useFragment(
    graphql`
      fragment ItemFacts_item on CatalogueItem {
        title
        image
        unit
        ... on Product {
          tracksStock
          available
          isLow
          lowStock
          inMarketplace
        }
        ...useItemFacts_item
      }
    `,
    item,
  );
  const { prices, rest } = useItemFacts(data);
  const listed =
    data.inMarketplace === true ? [{ label: formatMessage('list.marketplace'), value: <Added /> }] : [];
  const stock = stockFacts(data);
  return (
    <>
      <LargePicture image={data.image} title={data.title} />
      <Section heading={formatMessage('catalogue.price')}>
        <Facts facts={[...prices, ...listed, ...(stock ? [] : rest)]} />
      </Section>
      {stock && (
        <Section heading={formatMessage('list.stockAndTax')}>
          <Facts facts={[...stock, ...rest]} />
        </Section>
      )}
    </>
  );
}
