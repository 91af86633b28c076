import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_item$key } from '../../__generated__/columns_item.graphql.ts';
import type { serviceColumns_service$key } from '../../__generated__/serviceColumns_service.graphql.ts';
import type { Column } from '../../ui/DataTable.tsx';
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

type Service = columns_item$key & serviceColumns_service$key;

const readService = (key: serviceColumns_service$key) =>
  readInlineData(
    graphql`
      fragment serviceColumns_service on Service @inline {
        category
        duration
        status
      }
    `,
    key,
  );

const durationColumn = (): Column<Service> => ({
  key: 'duration',
  heading: formatMessage('list.duration'),
  width: 'cell.money',
  cell: (service) => <Box color="fg.muted">{readService(service).duration}</Box>,
});

/** The columns of the services, except the actions. */
export const serviceColumns = ({ narrow, hasCategories, chargesGst }: ShownColumns): Column<Service>[] => [
  pictureColumn('SERVICE'),
  titleColumn('SERVICE'),
  ...(narrow || !hasCategories ? [] : [categoryColumn()]),
  durationColumn(),
  ...(narrow || !chargesGst ? [] : [gstColumn()]),
  priceColumn('SERVICE', narrow ? 'none' : 'offers'),
  ...(narrow ? [] : [offerColumn('SERVICE')]),
];

/** A service on a phone: price and duration. */
export const serviceFacts = (service: Service): PhoneFacts => {
  const { category, duration, status } = readService(service);
  return {
    second: [duration, category].filter(Boolean).join(' · '),
    figure: <PhonePrice kind="SERVICE" item={service} />,
    tag: <ItemStatus status={status} />,
  };
};
