import { formatMessage, formatRupees, type Paise } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { PaymentPaper_tenant$key } from '../../__generated__/PaymentPaper_tenant.graphql.ts';
import type { PaymentRows_payment$key } from '../../__generated__/PaymentRows_payment.graphql.ts';
import type { PaymentRows_tenant$key } from '../../__generated__/PaymentRows_tenant.graphql.ts';
import { useShopClock, type ShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { paymentText } from '../document/paymentText.ts';
import { PaymentPaper } from '../papers/PaymentPaper.tsx';

type Row = PaymentRows_payment$key & { readonly id: string };

const readPayment = (key: PaymentRows_payment$key) =>
  readInlineData(
    graphql`
      fragment PaymentRows_payment on Payment @inline {
        previousPending
        newPending
        receivedBy
        date
        ...paymentText_payment
        ...PaymentPaper_payment
      }
    `,
    key,
  );

const textOf = (row: Row) => paymentText(readPayment(row), 'INVOICE');

/** The payment's mode and reference, and who confirmed it. */
function wordsOf(row: Row): { how: string; by: string } {
  const { what, more } = textOf(row);
  return {
    how: [what, ...more].join(' · '),
    by: formatMessage('payment.confirmedBy', { name: readPayment(row).receivedBy }),
  };
}

/** The pending amount before and after, and the payment itself. */
const leftText = (row: Row): string => {
  const { previousPending, newPending } = readPayment(row);
  return `${formatRupees(paiseOf(previousPending))} → ${formatRupees(paiseOf(newPending))}`;
};

/** The received amount; refunds are negative. */
const cameIn = (row: Row): Paise => textOf(row).amount;

const moneyColumn = (key: string, heading: string, amountOf: (row: Row) => Paise): Column<Row> => ({
  key,
  heading,
  end: true,
  width: 'cell.amount',
  cell: (row) => <MoneyText amount={amountOf(row)} />,
});

type Shop = PaymentPaper_tenant$key;

const columnsOf = (dateTimeNear: ShopClock['dateTimeNear'], shop: Shop): Column<Row>[] => [
  {
    key: 'date',
    heading: formatMessage('payments.column.date'),
    cell: (row) => <Box whiteSpace="nowrap">{dateTimeNear(readPayment(row).date)}</Box>,
  },
  {
    key: 'mode',
    heading: formatMessage('payments.column.mode'),
    width: 'full',
    cell: (row) => {
      const { how, by } = wordsOf(row);
      return (
        <>
          <OneLine>{how}</OneLine>
          <OneLine textStyle="second" color="fg.subtle">
            {by}
          </OneLine>
        </>
      );
    },
  },
  moneyColumn('before', formatMessage('payments.column.before'), (row) =>
    paiseOf(readPayment(row).previousPending),
  ),
  moneyColumn('paid', formatMessage('payments.column.paid'), cameIn),
  moneyColumn('after', formatMessage('payments.column.after'), (row) => paiseOf(readPayment(row).newPending)),
  {
    key: 'paper',
    heading: formatMessage('payment.print'),
    unseen: true,
    end: true,
    width: '12',
    cell: (row) => <PaymentPaper payment={readPayment(row)} shop={shop} />,
  },
];

/** A payment's row on a phone. */
const phoneRowOf = (dateTimeNear: ShopClock['dateTimeNear'], shop: Shop) =>
  function PhoneRow(row: Row) {
    const { how, by } = wordsOf(row);
    return (
      <Box
        display="flex"
        justifyContent="space-between"
        gap="3"
        px="4"
        py="2"
        borderBottom="1px solid"
        borderColor="border"
      >
        <Box minW="0">
          <OneLine textStyle="rowTitle">{how}</OneLine>
          <Box textStyle="second" color="fg.subtle">
            {dateTimeNear(readPayment(row).date)} · {by}
          </Box>
          <Box textStyle="second" color="fg.subtle">
            {leftText(row)}
          </Box>
        </Box>
        <Box display="flex" gap="2" alignItems="flex-start">
          <MoneyText amount={cameIn(row)} fontWeight="semibold" />
          <PaymentPaper payment={readPayment(row)} shop={shop} />
        </Box>
      </Box>
    );
  };

interface Props {
  payments: readonly Row[];
  /** The shop's print settings. */
  shop: PaymentRows_tenant$key;
  /** Shows payments of all days. */
  onAll: () => void;
}

/** Payments, oldest first, each starting from what the previous one left. */
export function PaymentRows({ payments, shop, onAll }: Props) {
  const tenant = useFragment(
    graphql`
      fragment PaymentRows_tenant on Tenant {
        ...PaymentPaper_tenant
      }
    `,
    shop,
  );
  const { dateTimeNear } = useShopClock();
  if (payments.length === 0) {
    return (
      <EmptyState title={formatMessage('payments.none')} explained={formatMessage('payments.noneExplained')}>
        <Button variant="outline" onClick={onAll}>
          {formatMessage('payments.allDays')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <DataTable
      label={formatMessage('payments.title')}
      rows={payments}
      rowId={({ id }) => id}
      columns={columnsOf(dateTimeNear, tenant)}
      tall
      phoneRow={phoneRowOf(dateTimeNear, tenant)}
    />
  );
}
