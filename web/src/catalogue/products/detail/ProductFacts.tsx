import { quantityText, say } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type {
  ProductFacts_product$data,
  ProductFacts_product$key,
} from '../../../__generated__/ProductFacts_product.graphql.ts';
import { milliOf } from '../../../app/graph/scalars.ts';
import { Facts, type Fact } from '../../../ui/Facts.tsx';
import { LargePicture } from '../../list/detail/LargePicture.tsx';
import { Section } from '../../list/detail/Section.tsx';
import { useItemFacts } from '../../list/detail/useItemFacts.tsx';
import { Stock } from '../../Stock.tsx';
import { Added } from '../productColumns.tsx';

interface Props {
  product: ProductFacts_product$key;
}

function stockFacts(product: ProductFacts_product$data): Fact[] {
  const { tracksStock: tracked, available, unit, isLow, lowStock } = product;
  if (!tracked) return [{ label: say('list.inStock'), value: say('list.notCounted') }];
  return [
    {
      label: `${say('list.inStock')} (${unit})`,
      value: <Stock tracked available={milliOf(available)} isLow={isLow} />,
    },
    ...(lowStock == null ? [] : [{ label: say('list.lowAt'), value: quantityText(milliOf(lowStock)) }]),
  ];
}

/** Picture, prices, stock, tax and commission of a product. */
export function ProductFacts({ product }: Props) {
  const data = useFragment(
    graphql`
      fragment ProductFacts_product on Product {
        title
        image
        unit
        tracksStock
        available
        isLow
        lowStock
        inMarketplace
        ...useItemFacts_item
      }
    `,
    product,
  );
  const { prices, rest } = useItemFacts(data);
  const listed = data.inMarketplace ? [{ label: say('list.marketplace'), value: <Added /> }] : [];
  return (
    <>
      <LargePicture image={data.image} title={data.title} />
      <Section heading={say('catalogue.price')}>
        <Facts facts={[...prices, ...listed]} />
      </Section>
      <Section heading={say('list.stockAndTax')}>
        <Facts facts={[...stockFacts(data), ...rest]} />
      </Section>
    </>
  );
}
