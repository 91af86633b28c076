import { formatDayNear, formatMessage, type Day } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DueRows_dues$key } from '../../__generated__/DueRows_dues.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { detailsPath } from '../../customers/index.ts';
import { useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DuesKey } from './address.ts';
import { columnsOf, phoneRowOf, type Row } from './columns.tsx';

interface Props {
  dues: DueRows_dues$key;
  list: List<DuesKey, number>;
  /** Users who may not see customers get the amounts only. */
  maySeeCustomers: boolean;
}

/** Customers with dues, largest first; a row opens the customer. */
export function DueRows({ dues, list, maySeeCustomers }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment DueRows_dues on DueConnection {
        edges {
          node {
            customerId
            ...columns_due
          }
        }
      }
    `,
    dues,
  );
  const { today } = useShopClock();
  const tellDay = (day: Day): string => formatDayNear(day, today);
  const navigate = useNavigate();
  const open = (id: string): void => void navigate(detailsPath(id));
  const rows: readonly Row[] = edges.map(({ node }) => node);
  return (
    <DataTable
      label={formatMessage('dues.rows')}
      {...useListRows({
        rows,
        rowId: ({ customerId }) => customerId,
        list: maySeeCustomers ? { filters: list.filters, open, walk: list.walk } : undefined,
      })}
      columns={columnsOf(tellDay)}
      tall
      phoneRow={phoneRowOf(tellDay, maySeeCustomers ? open : undefined)}
    />
  );
}
