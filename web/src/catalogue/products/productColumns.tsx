import { quantityText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_item$key } from '../../__generated__/columns_item.graphql.ts';
import type { productColumns_product$key } from '../../__generated__/productColumns_product.graphql.ts';
import { milliOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Added } from '../list/Added.tsx';
import {
  categoryColumn,
  gstColumn,
  ItemStatus,
  offerColumn,
  PhonePrice,
  pictureColumn,
  priceColumn,
  titleColumn,
  type ShownColumns,
} from '../list/columns.tsx';
import type { PhoneFacts } from '../list/ItemList.tsx';
import { traitColumns } from '../optical/kinds/traitColumns.tsx';
import { readTraits, type Traits } from '../optical/kinds/traits.ts';
import { Stock } from '../Stock.tsx';

type Product = columns_item$key & productColumns_product$key;

const readProduct = (key: productColumns_product$key) =>
  readInlineData(
    graphql`
      fragment productColumns_product on Product
      @inline
      @argumentDefinitions(ofKind: { type: "Boolean", defaultValue: false }) {
        sku
        category
        status
        tracksStock
        available
        isLow
        inMarketplace
        points
        ...traits_product @alias(as: "traits") @include(if: $ofKind)
      }
    `,
    key,
  );

/** The traits of a product's variants if it is of the selected kind; undefined for other kinds. */
function traitsOf(product: Product): Traits | undefined {
  const { traits } = readProduct(product);
  return traits == null ? undefined : readTraits(traits);
}

const stockColumn = (): Column<Product> => ({
  key: 'stock',
  heading: formatMessage('list.inStock'),
  end: true,
  width: 'cell.figure',
  cell: (product) => <ProductStock product={product} />,
});

function ProductStock({ product, worded = false }: { product: Product; worded?: boolean }) {
  const { tracksStock, available, isLow } = readProduct(product);
  return <Stock tracked={tracksStock} available={milliOf(available)} isLow={isLow} worded={worded} />;
}

const pointsColumn = (): Column<Product> => ({
  key: 'points',
  heading: formatMessage('list.points'),
  end: true,
  cell: (product) => <Box color="fg.muted">{quantityText(milliOf(readProduct(product).points))}</Box>,
});

const marketplaceColumn = (): Column<Product> => ({
  key: 'marketplace',
  heading: formatMessage('list.marketplace'),
  width: 'cell.figure',
  cell: (product) => readProduct(product).inMarketplace && <Added />,
});

/** The columns of the products, except the actions. */
export const productColumns = ({
  narrow,
  hasCategories,
  chargesGst,
  traits = [],
}: ShownColumns): Column<Product>[] => {
  const ofKind = traits.length > 0;
  // The traits of a kind take the room of the general columns.
  const common = narrow || ofKind ? [] : [hasCategories ? categoryColumn() : pointsColumn()];
  const rate = narrow || ofKind || !chargesGst ? [] : [gstColumn()];
  const offer = narrow || ofKind ? [] : [offerColumn('PRODUCT')];
  return [
    pictureColumn('PRODUCT'),
    titleColumn('PRODUCT'),
    ...common,
    ...traitColumns(narrow ? traits.slice(0, 1) : traits, traitsOf),
    stockColumn(),
    ...rate,
    priceColumn('PRODUCT', offer.length === 0 ? 'none' : 'offers'),
    ...offer,
    ...(narrow ? [] : [marketplaceColumn()]),
  ];
};

/** The product's traits if a kind is selected; otherwise its category. */
function traitsText(product: Product): (string | null | undefined)[] {
  const { power = '', coating = '', size = '', color = '' } = traitsOf(product) ?? {};
  const texts = [power, coating, size, color];
  return texts.some(Boolean) ? texts : [readProduct(product).category];
}

/** A product on a phone: price and stock. */
export const productFacts = (product: Product): PhoneFacts => {
  const { sku, status } = readProduct(product);
  return {
    second: [sku, ...traitsText(product)].filter(Boolean).join(' · '),
    figure: <PhonePrice kind="PRODUCT" item={product} />,
    tag: status === 'AVAILABLE' ? <ProductStock product={product} worded /> : <ItemStatus status={status} />,
  };
};
