import { formatDay, formatMessage, pointsText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_sale$key } from '../../__generated__/columns_sale.graphql.ts';
import { milliOf, paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { Earned } from './Earned.tsx';
import { SaleStatus } from './SaleStatus.tsx';

export type Row = columns_sale$key & { readonly orderId: string | null | undefined };

/** Reads a sale for its row. */
export const saleOf = (row: columns_sale$key) =>
  readInlineData(
    graphql`
      fragment columns_sale on CommissionRow @inline {
        documentId
        orderId
        number
        customer
        date
        delivery
        status
        total
        pending
        points
        expected
        ...Earned_sale
        ...SaleStatus_sale
      }
    `,
    row,
  );

type Sale = ReturnType<typeof saleOf>;

export const rowIdOf = (row: Row): string => {
  const { documentId, orderId } = saleOf(row);
  return documentId ?? orderId ?? '';
};

/** Below the number: when an open order is due, otherwise the day on which the sale counts. */
const dayText = ({ date, delivery, expected, status }: Sale): string =>
  expected != null && delivery != null && status !== 'COMPLETED'
    ? formatMessage('commission.due', { date: formatDay(delivery) })
    : formatDay(date);

interface Shown {
  /** Whether the rows are orders in pieces. */
  ofOrders: boolean;
  withPoints: boolean;
  /** A bill is open beside the rows, so the pending amount is left out. */
  beside: boolean;
  onOpen: (id: string) => void;
}

export const columnsOf = ({ ofOrders, withPoints, beside, onOpen }: Shown): readonly Column<Row>[] => [
  {
    key: 'number',
    heading: formatMessage(ofOrders ? 'commission.column.order' : 'commission.column.invoice'),
    cell: (row) => {
      const sale = saleOf(row);
      return (
        <>
          <Box textStyle="rowTitle" whiteSpace="nowrap">
            {sale.number}
          </Box>
          <Box textStyle="second" color="fg.subtle" whiteSpace="nowrap">
            {dayText(sale)}
          </Box>
        </>
      );
    },
  },
  {
    key: 'customer',
    heading: formatMessage('commission.column.customer'),
    width: 'full',
    cell: (row) => <OneLine>{saleOf(row).customer}</OneLine>,
  },
  {
    key: 'status',
    heading: formatMessage('commission.column.status'),
    cell: (row) => <SaleStatus sale={saleOf(row)} />,
  },
  {
    key: 'total',
    heading: formatMessage('commission.column.total'),
    end: true,
    minor: true,
    cell: (row) => {
      const { total, status } = saleOf(row);
      return <MoneyText amount={paiseOf(total)} struck={status === 'CANCELED'} />;
    },
  },
  ...(beside
    ? []
    : [
        {
          key: 'pending',
          heading: formatMessage('commission.column.pending'),
          end: true,
          minor: true,
          cell: (row: Row) => {
            const { pending, status } = saleOf(row);
            return <MoneyText amount={status === 'CANCELED' ? 0 : paiseOf(pending)} dashAtZero />;
          },
        },
      ]),
  ...(withPoints
    ? [
        {
          key: 'points',
          heading: formatMessage('commission.column.points'),
          end: true,
          cell: (row: Row) => {
            const points = milliOf(saleOf(row).points);
            return points > 0 ? pointsText(points, 3) : '–';
          },
        },
      ]
    : []),
  {
    key: 'earned',
    heading: formatMessage('commission.column.earned'),
    end: true,
    cell: (row) => <Earned sale={saleOf(row)} />,
  },
  {
    key: 'details',
    heading: formatMessage('commission.viewDetails'),
    unseen: true,
    cell: (row) => (
      <Button
        variant="plain"
        size="sm"
        px="0"
        onClick={(event) => {
          event.stopPropagation();
          onOpen(rowIdOf(row));
        }}
      >
        {formatMessage('commission.viewDetails')}
      </Button>
    ),
  },
];

/** A sale on a phone: customer, number, day and commission. */
export const phoneRowOf = (onOpen: (id: string) => void) =>
  function SalePhoneRow(row: Row, current: boolean) {
    const sale = saleOf(row);
    return (
      <ListRow
        title={sale.customer}
        second={`${sale.number} · ${dayText(sale)}`}
        figure={<Earned sale={sale} />}
        tag={
          <Box>
            <SaleStatus sale={sale} />
          </Box>
        }
        quiet={sale.status === 'CANCELED'}
        current={current}
        onChoose={() => onOpen(rowIdOf(row))}
      />
    );
  };
