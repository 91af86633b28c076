import { mobileText, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { ComponentProps } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { OrderTable_order$key } from '../../../__generated__/OrderTable_order.graphql.ts';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { useListRows } from '../../../list/index.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { dayText, dueIn } from '../../order/dueIn.ts';
import { EditButton } from '../../order/EditButton.tsx';
import { InRow } from '../../../ui/InRow.tsx';
import { InvoiceButton } from '../../order/InvoiceButton.tsx';
import { PaymentWord } from '../../order/PaymentWord.tsx';
import { StageMenu } from '../../order/StageMenu.tsx';
import { StatusMenu } from '../../order/StatusMenu.tsx';
import { workersOf } from '../../order/workers.ts';
import type { OrderRow } from './OrderRows.tsx';

const readOrder = (key: OrderTable_order$key) =>
  readInlineData(
    graphql`
      fragment OrderTable_order on Order @inline {
        id
        number
        createdAt
        customerName
        customerMobile
        pieces
        deliveryDate
        urgent
        total
        pending
        payment
        mayEdit
        status {
          fixed
        }
        ...StatusMenu_order
        ...StageMenu_order
        ...workers_order
        ...InvoiceButton_order
      }
    `,
    key,
  );

const isCancelled = (row: OrderRow): boolean => readOrder(row).status.fixed === 'CANCELLED';

function Second({ tone, children }: { tone?: 'part' | 'due' | undefined; children: string }) {
  return (
    <OneLine textStyle="second" color={tone === undefined ? 'fg.subtle' : `${tone}.fg`}>
      {children}
    </OneLine>
  );
}

/** The columns of picture 24. */
const columnsOf = ({ today, dayOf }: ShopClock, may: boolean): Column<OrderRow>[] => [
  {
    key: 'order',
    heading: formatMessage('orderList.order'),
    cell: (row) => {
      const { number, createdAt, pieces } = readOrder(row);
      return (
        <>
          <OneLine textStyle="rowTitle">{number}</OneLine>
          <Second>{`${dayText(dayOf(createdAt), today)} · ${formatCount('orderList.pieces', pieces)}`}</Second>
        </>
      );
    },
  },
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: (row) => {
      const { customerName, customerMobile } = readOrder(row);
      return (
        <>
          <OneLine textStyle="rowTitle">{customerName}</OneLine>
          <Second>{mobileText(customerMobile ?? '')}</Second>
        </>
      );
    },
  },
  {
    key: 'delivery',
    heading: formatMessage('orderList.delivery'),
    minor: true,
    cell: (row) => {
      const { deliveryDate, status, urgent } = readOrder(row);
      if (status.fixed === 'CANCELLED') return '–';
      const due = dueIn(deliveryDate, today, status.fixed === 'COMPLETED');
      return (
        <>
          {dayText(deliveryDate, today)}
          {urgent && (
            <Box as="span" color="due.fg" textStyle="tag">
              {` ${formatMessage('orderList.urgent')}`}
            </Box>
          )}
          <Second tone={due.tone}>{due.text}</Second>
        </>
      );
    },
  },
  {
    key: 'status',
    heading: formatMessage('orderList.status'),
    width: 'cell.state',
    cell: (row) => <StatusMenu order={readOrder(row)} may={may} />,
  },
  {
    key: 'stage',
    heading: formatMessage('orderList.stage'),
    minor: true,
    cell: (row) => {
      const order = readOrder(row);
      if (order.status.fixed === 'CANCELLED') return '–';
      const { text, nobody } = workersOf(order);
      return (
        <>
          <StageMenu order={order} may={may} />
          <Second tone={nobody ? 'part' : undefined}>{text}</Second>
        </>
      );
    },
  },
  {
    key: 'pending',
    heading: formatMessage('billing.toPay'),
    end: true,
    width: 'cell.amount',
    cell: (row) => {
      const { pending, total, payment } = readOrder(row);
      const amounts = { total: paiseOf(total), pending: paiseOf(pending) };
      return (
        <>
          <MoneyText amount={amounts.pending} dashAtZero />
          {!isCancelled(row) && (
            <Box>
              <PaymentWord payment={payment} {...amounts} />
            </Box>
          )}
        </>
      );
    },
  },
  {
    key: 'total',
    heading: formatMessage('billing.total'),
    end: true,
    minor: true,
    width: 'cell.money',
    cell: (row) => (
      <MoneyText amount={paiseOf(readOrder(row).total)} struck={isCancelled(row)} fontWeight="semibold" />
    ),
  },
  {
    key: 'acts',
    heading: formatMessage('orderList.acts'),
    unseen: true,
    end: true,
    width: 'cell.tick',
    cell: (row) => {
      const order = readOrder(row);
      const { id, number, mayEdit } = order;
      return (
        may && (
          <InRow>
            <HStack gap="0" justify="end">
              <InvoiceButton order={order} />
              <EditButton id={id} number={number} mayEdit={mayEdit} />
            </HStack>
          </InRow>
        )
      );
    },
  },
];

type Props = ReturnType<typeof useListRows<OrderRow>> &
  Pick<ComponentProps<typeof DataTable<OrderRow>>, 'phoneRow'> & {
    label: string;
    /** Whether rows can be edited. */
    may: boolean;
  };

/** The orders of a page: a table, or a list on a phone. */
export const OrderTable = ({ may, ...rows }: Props) => (
  <DataTable {...rows} columns={columnsOf(useShopClock(), may)} fixed tall isQuiet={isCancelled} />
);
