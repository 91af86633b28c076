import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { DayCloseRows_closes$key } from '../../__generated__/DayCloseRows_closes.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DayClosesKey } from './address.ts';
import { columnsOf, phoneRowOf, type Row } from './columns.tsx';

interface Props {
  closes: DayCloseRows_closes$key;
  list: List<DayClosesKey, number>;
}

/** The closed days, newest first; a row opens its closing. */
export function DayCloseRows({ closes, list }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment DayCloseRows_closes on DayCloseConnection {
        edges {
          node {
            id
            ...columns_close
          }
        }
      }
    `,
    closes,
  );
  const { dateTimeNear, today } = useShopClock();
  const rows: readonly Row[] = edges.map(({ node }) => node);
  return (
    <DataTable
      label={formatMessage('dayClose.rows')}
      {...useListRows({ rows, rowId: ({ id }) => id, list })}
      columns={columnsOf(today, dateTimeNear)}
      tall
      phoneRow={phoneRowOf(today, dateTimeNear, list.open)}
    />
  );
}
