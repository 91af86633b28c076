import { percentText, say, shownPrice, type ItemKind, type ShownPrice } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { Column } from '../../ui/DataTable.tsx';
import { itemName } from '../../ui/itemName.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Tag } from '../../ui/StatusTag.tsx';
import { ItemPicture } from '../ItemPicture.tsx';
import type { Status } from './address.ts';
import { ItemActions, type ItemActionsProps } from './ItemActions.tsx';
import type { ListedItem, Traits } from './listedItem.ts';

/** Which columns there are. */
export interface ShownColumns {
  /** A tablet, or the list beside an open item: only what one looks for. */
  narrow: boolean;
  /** A business that thinks in points has no column of categories (spec 3 §6). */
  hasCategories: boolean;
  /** A shop that charges no GST shows none. */
  chargesGst: boolean;
  /** What tells products of the kind that is shown apart; none where all kinds are. */
  traits?: readonly (keyof Traits)[];
}

/** The status, where it is not the usual one. */
export function ItemStatus({ status }: { status: Status }) {
  if (status === 'AVAILABLE') return null;
  return <Tag tone={status === 'OUT_OF_STOCK' ? 'part' : 'neutral'}>{say(`list.status.${status}`)}</Tag>;
}

export const pictureColumn = <Item extends ListedItem>(kind: ItemKind): Column<Item> => ({
  key: 'picture',
  heading: say('catalogue.picture'),
  unseen: true,
  width: 'cell.picture',
  cell: ({ image }) => <ItemPicture entry={{ kind, image }} />,
});

export const titleColumn = <Item extends ListedItem>(kind: ItemKind): Column<Item> => ({
  key: 'title',
  heading: say(kind === 'PRODUCT' ? 'catalogue.product' : 'catalogue.service'),
  width: 'full',
  cell: ({ title, sku, status }) => (
    <>
      <HStack gap="2">
        <Box textStyle="rowTitle" overflowWrap="anywhere" title={title}>
          {itemName(title)}
        </Box>
        <ItemStatus status={status} />
      </HStack>
      {sku !== null && (
        <Box textStyle="second" color="fg.subtle">
          {sku}
        </Box>
      )}
    </>
  ),
});

export const categoryColumn = <Item extends ListedItem>(): Column<Item> => ({
  key: 'category',
  heading: say('catalogue.categories'),
  width: 'cell.money',
  cell: ({ category }) => (
    <Box color="fg.muted" lineClamp="2" overflowWrap="anywhere">
      {category}
    </Box>
  ),
});

export const gstColumn = <Item extends ListedItem>(): Column<Item> => ({
  key: 'gst',
  heading: say('catalogue.gst'),
  end: true,
  width: 'cell.rate',
  cell: ({ gst }) => <Box color="fg.muted">{`${percentText(gst)} %`}</Box>,
});

/** What the till charges, and above it what an offer replaces; or, beside a column of offers, the price alone. */
export const priceColumn = <Item extends ListedItem>(
  kind: ItemKind,
  beside: 'offers' | 'none',
): Column<Item> => ({
  key: 'price',
  heading: say('catalogue.price'),
  end: true,
  width: 'cell.money',
  cell: ({ price, offer }) => {
    const { counts, struck, byOffer } = shownPrice(kind, price, offer);
    if (beside === 'none') return <CountingPrice counts={counts} struck={struck} />;
    return (
      <MoneyText amount={price} struck={struck !== undefined} fontWeight={byOffer ? 'normal' : 'semibold'} />
    );
  },
});

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

/** An offer that does not count is there to read, not to charge. */
export const offerColumn = <Item extends ListedItem>(kind: ItemKind): Column<Item> => ({
  key: 'offer',
  heading: say('list.offer'),
  end: true,
  width: 'cell.money',
  cell: ({ price, offer }) => (
    <MoneyText
      amount={offer}
      {...(shownPrice(kind, price, offer).byOffer ? { fontWeight: 'semibold' } : { color: 'fg.muted' })}
    />
  ),
});

export const actionsColumn = <Item extends ListedItem>(
  rest: Pick<ItemActionsProps, 'acts' | 'beyond' | 'onPanel'>,
): Column<Item> => ({
  key: 'actions',
  heading: say('list.actionsHeading'),
  unseen: true,
  end: true,
  cell: (item) => <ItemActions item={item} {...rest} />,
});
