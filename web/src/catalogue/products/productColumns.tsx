import { catalogPrice, quantityText, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Column } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Added } from '../list/Added.tsx';
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
import type { ListedProduct, Traits } from '../list/listedItem.ts';
import { traitColumns } from '../optical/kinds/traitColumns.tsx';
import { AtTill } from '../ItemPrice.tsx';
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

/** The columns of the products, without what can be done with one. */
export const productColumns = ({
  narrow,
  hasCategories,
  chargesGst,
  traits = [],
}: ShownColumns): Column<ListedProduct>[] => {
  const ofKind = traits.length > 0;
  // What products of a kind differ in takes the room of what they have in common.
  const common = narrow || ofKind ? [] : [hasCategories ? categoryColumn<ListedProduct>() : pointsColumn()];
  const rate = narrow || ofKind || !chargesGst ? [] : [gstColumn<ListedProduct>()];
  const offer = narrow || ofKind ? [] : [offerColumn<ListedProduct>('PRODUCT')];
  return [
    pictureColumn('PRODUCT'),
    titleColumn('PRODUCT'),
    ...common,
    ...traitColumns(narrow ? traits.slice(0, 1) : traits),
    stockColumn(),
    ...rate,
    priceColumn('PRODUCT', offer.length === 0 ? 'none' : 'offers'),
    ...offer,
    ...(narrow ? [] : [marketplaceColumn()]),
  ];
};

/** Of a kind that is shown, what tells it from the others; else its category. */
const traitsText = (traits: Traits | undefined, category: string | null): (string | null)[] => {
  const { power = '', coating = '', size = '', color = '' } = traits ?? {};
  const texts = [power, coating, size, color];
  return texts.some(Boolean) ? texts : [category];
};

/** A product on a phone: what it costs, and what is left. */
export const productFacts = (product: ListedProduct): PhoneFacts => {
  const { sku, category, traits, price, offer, priceAtTill, status, tracked, available, isLow } = product;
  return {
    second: [sku, ...traitsText(traits, category)].filter(Boolean).join(' · '),
    figure: priceAtTill ? <AtTill /> : <MoneyText amount={catalogPrice('PRODUCT', price, offer)} />,
    tag:
      status === 'AVAILABLE' ? (
        <Stock tracked={tracked} available={available} isLow={isLow} worded />
      ) : (
        <ItemStatus status={status} />
      ),
  };
};
