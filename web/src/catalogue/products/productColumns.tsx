import { quantityText, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Store } from 'lucide-react';
import type { Column } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import {
  categoryColumn,
  gstColumn,
  ItemStatus,
  offerColumn,
  pictureColumn,
  priceColumn,
  titleColumn,
  type ShownColumns,
} from '../list/columns.tsx';
import type { PhoneFacts } from '../list/ItemList.tsx';
import type { ListedProduct } from '../list/listedItem.ts';
import { Stock } from '../Stock.tsx';

const stockColumn = (): Column<ListedProduct> => ({
  key: 'stock',
  heading: say('list.inStock'),
  end: true,
  width: 'cell.figure',
  cell: ({ tracked, available, isLow }) => <Stock tracked={tracked} available={available} isLow={isLow} />,
});

const pointsColumn = (): Column<ListedProduct> => ({
  key: 'points',
  heading: say('list.points'),
  end: true,
  cell: ({ points }) => <Box color="fg.muted">{quantityText(points)}</Box>,
});

const marketplaceColumn = (): Column<ListedProduct> => ({
  key: 'marketplace',
  heading: say('list.marketplace'),
  width: 'cell.figure',
  cell: ({ listed }) => listed && <Added />,
});

/** The mark of what is on the market place. */
export const Added = () => (
  <HStack gap="1.5" color="fg.muted">
    <Store size={18} strokeWidth={1.75} aria-hidden />
    {say('list.added')}
  </HStack>
);

/** The columns of the products, without what can be done with one. */
export const productColumns = ({
  narrow,
  hasCategories,
  chargesGst,
}: ShownColumns): Column<ListedProduct>[] => [
  pictureColumn('PRODUCT'),
  titleColumn('PRODUCT'),
  ...(narrow ? [] : [hasCategories ? categoryColumn<ListedProduct>() : pointsColumn()]),
  stockColumn(),
  ...(narrow || !chargesGst ? [] : [gstColumn<ListedProduct>()]),
  priceColumn(narrow),
  ...(narrow ? [] : [offerColumn<ListedProduct>(), marketplaceColumn()]),
];

/** A product on a phone: what it costs, and what is left. */
export const productFacts = (product: ListedProduct): PhoneFacts => {
  const { sku, category, price, offer, status, tracked, available, isLow } = product;
  return {
    second: [sku, category].filter(Boolean).join(' · '),
    figure: <MoneyText amount={offer ?? price} />,
    tag:
      status === 'AVAILABLE' ? (
        <Stock tracked={tracked} available={available} isLow={isLow} />
      ) : (
        <ItemStatus status={status} />
      ),
  };
};
