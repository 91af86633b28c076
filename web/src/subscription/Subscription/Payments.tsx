import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useShopClock, type ShopClock } from '../../app/clock/useShopClock.ts';
import type {
  Payments_subscription$data,
  Payments_subscription$key,
} from '../../__generated__/Payments_subscription.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StateTag } from '../StateTag.tsx';

type Row = NonNullable<Payments_subscription$data['payments']>[number];

interface Props {
  subscription: Payments_subscription$key;
  busy: boolean;
  /** Refetches them. */
  onRetry: () => void;
}

/** URL of an order's result, to which the payment service redirects as well. */
const paymentStatusPath = (merchantOrderId: string): string =>
  `/payment-status?merchantOrderId=${encodeURIComponent(merchantOrderId)}`;

const planOf = ({ plan, duration }: Row): string => `${plan}, ${duration}`;

const columns = ({ dateTime }: ShopClock): Column<Row>[] => [
  {
    key: 'day',
    heading: formatMessage('subscription.day'),
    cell: (row) => <Span whiteSpace="nowrap">{dateTime(row.createdAt)}</Span>,
  },
  { key: 'plan', heading: formatMessage('subscription.plan'), width: 'full', cell: planOf },
  {
    key: 'state',
    heading: formatMessage('subscription.state'),
    cell: ({ state }) => <StateTag state={state} />,
  },
  {
    key: 'amount',
    heading: formatMessage('subscription.amount'),
    end: true,
    cell: ({ amount }) => <MoneyText amount={paiseOf(amount)} />,
  },
];

const phoneRow = ({ dateTime }: ShopClock, onChoose: (row: Row) => void) =>
  function PhoneRow(row: Row) {
    return (
      <ListRow
        title={planOf(row)}
        second={dateTime(row.createdAt)}
        figure={<MoneyText amount={paiseOf(row.amount)} />}
        tag={<StateTag state={row.state} />}
        onChoose={() => onChoose(row)}
      />
    );
  };

/** The shop's orders and payments, newest first; each links to its receipt. */
export function Payments({ subscription, busy, onRetry }: Props) {
  const { payments } = useFragment(
    graphql`
      fragment Payments_subscription on ShopSubscription {
        payments {
          id
          merchantOrderId
          createdAt
          plan
          duration
          amount
          state
        }
      }
    `,
    subscription,
  );
  const clock = useShopClock();
  const navigate = useNavigate();
  if (payments == null) {
    return <ErrorBand title={formatMessage('subscription.paymentsFailed')} busy={busy} onRetry={onRetry} />;
  }
  const open = ({ merchantOrderId }: Row): void => void navigate(paymentStatusPath(merchantOrderId));
  return (
    <Box asChild layerStyle="section">
      <section aria-label={formatMessage('subscription.payments')}>
        <Box asChild textStyle="section" mb="2">
          <h2>{formatMessage('subscription.payments')}</h2>
        </Box>
        {payments.length === 0 ? (
          <Box color="fg.muted">{formatMessage('subscription.noPayments')}</Box>
        ) : (
          <DataTable
            label={formatMessage('subscription.payments')}
            rows={payments}
            rowId={({ id }) => id}
            onChoose={open}
            columns={columns(clock)}
            phoneRow={phoneRow(clock, open)}
          />
        )}
      </section>
    </Box>
  );
}
