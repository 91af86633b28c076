import { catalogPrice, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
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
import type { ListedService } from '../list/listedItem.ts';

const durationColumn = (): Column<ListedService> => ({
  key: 'duration',
  heading: say('list.duration'),
  width: 'cell.money',
  cell: ({ duration }) => <Box color="fg.muted">{duration}</Box>,
});

/** The columns of the services, without what can be done with one. */
export const serviceColumns = ({
  narrow,
  hasCategories,
  chargesGst,
}: ShownColumns): Column<ListedService>[] => [
  pictureColumn('SERVICE'),
  titleColumn('SERVICE'),
  ...(narrow || !hasCategories ? [] : [categoryColumn<ListedService>()]),
  durationColumn(),
  ...(narrow || !chargesGst ? [] : [gstColumn<ListedService>()]),
  priceColumn('SERVICE', narrow ? 'none' : 'offers'),
  ...(narrow ? [] : [offerColumn<ListedService>('SERVICE')]),
];

/** A service on a phone: what it costs, and how long it takes. */
export const serviceFacts = ({ category, duration, price, offer, status }: ListedService): PhoneFacts => ({
  second: [duration, category].filter(Boolean).join(' · '),
  figure: <MoneyText amount={catalogPrice('SERVICE', price, offer)} />,
  tag: <ItemStatus status={status} />,
});
