import {
  catalogPrice,
  percentText,
  formatMessage,
  shownPrice,
  type ItemKind,
  type ShownPrice,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_item$key } from '../../__generated__/columns_item.graphql.ts';
import { basisPointsOf, paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { itemName } from '../../ui/itemName.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Tag } from '../../ui/StatusTag.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import { AtTill } from '../ItemPrice.tsx';
import { Mrp } from '../Mrp.tsx';
import type { Traits } from '../optical/kinds/traits.ts';
import { statusOf } from './address.ts';
import { ItemActions, type ItemActionsProps } from './ItemActions.tsx';

type Item = columns_item$key;

const readItem = (key: Item) =>
  readInlineData(
    graphql`
      fragment columns_item on CatalogueItem @inline {
        title
        sku
        category
        thumbnail
        status
        gstPercentage
        listPrice
        offer
        priceAtTill
        ... on Product {
          mrp
        }
        ...ItemActions_item
      }
    `,
    key,
  );

/** Price, offer and MRP in paise; undefined if the item has none, e.g. because its variants do. */
function pricesOf(item: Item) {
  const { listPrice, offer, priceAtTill, mrp } = readItem(item);
  return {
    price: listPrice == null ? undefined : paiseOf(listPrice),
    offer: offer == null ? undefined : paiseOf(offer),
    priceAtTill,
    mrp: mrp == null ? undefined : paiseOf(mrp),
  };
}

/** Which columns to show. */
export interface ShownColumns {
  /** On a tablet, or beside an open item: the essential columns only. */
  narrow: boolean;
  /** A business that works with points has no category column (spec 3 §6). */
  hasCategories: boolean;
  /** Shops that charge no GST do not show it. */
  chargesGst: boolean;
  /** The traits that distinguish products of the selected kind; undefined if all kinds are shown. */
  traits?: readonly (keyof Traits)[];
}

/** The status, unless it is the usual one. */
export function ItemStatus({ status: stored }: { status: string }) {
  const status = statusOf(stored);
  if (status === 'AVAILABLE') return null;
  return (
    <Tag tone={status === 'OUT_OF_STOCK' ? 'part' : 'neutral'}>{formatMessage(`list.status.${status}`)}</Tag>
  );
}

export const pictureColumn = (kind: ItemKind): Column<Item> => ({
  key: 'picture',
  heading: formatMessage('catalogue.picture'),
  unseen: true,
  width: 'cell.picture',
  cell: (item) => <ItemPicture entry={{ kind, image: readItem(item).thumbnail ?? null }} />,
});

export const titleColumn = (kind: ItemKind): Column<Item> => ({
  key: 'title',
  heading: formatMessage(kind === 'PRODUCT' ? 'catalogue.product' : 'catalogue.service'),
  width: 'full',
  cell: (item) => {
    const { title, sku, status } = readItem(item);
    return (
      <>
        <HStack gap="2">
          <Box textStyle="rowTitle" overflowWrap="anywhere" title={title}>
            {itemName(title)}
          </Box>
          <ItemStatus status={status} />
        </HStack>
        {sku != null && (
          <Box textStyle="second" color="fg.subtle">
            {sku}
          </Box>
        )}
      </>
    );
  },
});

export const categoryColumn = (): Column<Item> => ({
  key: 'category',
  heading: formatMessage('catalogue.categories'),
  width: 'cell.money',
  cell: (item) => (
    <Box color="fg.muted" lineClamp="2" overflowWrap="anywhere">
      {readItem(item).category}
    </Box>
  ),
});

export const gstColumn = (): Column<Item> => ({
  key: 'gst',
  heading: formatMessage('catalogue.gst'),
  end: true,
  width: 'cell.rate',
  cell: (item) => (
    <Box color="fg.muted">{`${percentText(basisPointsOf(readItem(item).gstPercentage))} %`}</Box>
  ),
});

/**
 * What the till charges, with the replaced price and the MRP; next to an offers column, the price and the
 * MRP.
 */
export const priceColumn = (kind: ItemKind, beside: 'offers' | 'none'): Column<Item> => ({
  key: 'price',
  heading: formatMessage('catalogue.price'),
  end: true,
  width: 'cell.money',
  cell: (item) => (
    <>
      <ChargedPrice kind={kind} item={item} beside={beside} />
      <Mrp amount={pricesOf(item).mrp} />
    </>
  ),
});

function ChargedPrice({ kind, item, beside }: { kind: ItemKind; item: Item; beside: 'offers' | 'none' }) {
  const { price, offer, priceAtTill } = pricesOf(item);
  if (priceAtTill) return <AtTill />;
  const { counts, struck, byOffer } = shownPrice(kind, price, offer);
  if (beside === 'none') return <CountingPrice counts={counts} struck={struck} />;
  return (
    <MoneyText amount={price} struck={struck !== undefined} fontWeight={byOffer ? 'normal' : 'semibold'} />
  );
}

function CountingPrice({ counts, struck }: Pick<ShownPrice, 'counts' | 'struck'>) {
  return (
    <>
      {struck !== undefined && (
        <Box>
          <MoneyText amount={struck} struck />
        </Box>
      )}
      <MoneyText amount={counts} fontWeight="semibold" />
    </>
  );
}

/** An offer that is not charged is shown muted. */
export const offerColumn = (kind: ItemKind): Column<Item> => ({
  key: 'offer',
  heading: formatMessage('list.offer'),
  end: true,
  width: 'cell.money',
  cell: (item) => {
    const { price, offer } = pricesOf(item);
    const { byOffer } = shownPrice(kind, price, offer);
    return <MoneyText amount={offer} {...(byOffer ? { fontWeight: 'semibold' } : { color: 'fg.muted' })} />;
  },
});

/** What the till charges; for phones. */
export function PhonePrice({ kind, item }: { kind: ItemKind; item: Item }) {
  const { price, offer, priceAtTill, mrp } = pricesOf(item);
  return (
    <Box textAlign="end">
      {priceAtTill ? <AtTill /> : <MoneyText amount={catalogPrice(kind, price, offer)} />}
      <Mrp amount={mrp} />
    </Box>
  );
}

export const actionsColumn = (rest: Pick<ItemActionsProps, 'acts' | 'beyond' | 'onPanel'>): Column<Item> => ({
  key: 'actions',
  heading: formatMessage('list.actionsHeading'),
  unseen: true,
  end: true,
  cell: (item) => <ItemActions item={readItem(item)} {...rest} />,
});
