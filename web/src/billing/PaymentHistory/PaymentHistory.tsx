import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { usePreloadedQuery, graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { PaymentHistoryQuery } from '../../__generated__/PaymentHistoryQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { FIRST_DAY, yearBefore } from './address.ts';
import { PaymentRows } from './PaymentRows.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';

/** "Payment History for Invoice": the payments of one document, and what was pending after each (spec 2 §2). */
export default function PaymentHistory({ queryRef }: ScreenProps<PaymentHistoryQuery>) {
  const { node, viewer } = usePreloadedQuery<PaymentHistoryQuery>(
    graphql`
      query PaymentHistoryQuery($id: ID!, $known: Boolean!, $from: Date, $to: Date) @preloadable {
        viewer {
          tenant {
            ...PaymentRows_tenant
          }
        }
        node(id: $id) @include(if: $known) {
          ... on Document @alias(as: "document") {
            id
            number
            paymentHistory(from: $from, to: $to) {
              id
              ...PaymentRows_payment
            }
            ...PaymentTotals_document
          }
        }
      }
    `,
    queryRef,
  );
  const { id, known } = queryRef.variables;
  const navigate = useNavigate();
  const { today } = useShopClock();
  const from = queryRef.variables.from ?? yearBefore(today);
  const to = queryRef.variables.to ?? today;
  const document = node?.document;
  const payments = document?.paymentHistory;
  const tenant = viewer?.tenant;
  const show = (days: { from: string; to: string }): void => {
    const asked = new URLSearchParams({
      ...(days.from && { from: days.from }),
      ...(days.to && { to: days.to }),
    });
    void navigate({ search: asked.toString() }, { replace: true });
  };
  const sheet = (days: { from: string; to: string }) => ({
    url: '/payments/export',
    body: { document: id, ...days },
    name: formatMessage('transactions.paymentsFile', { number: document?.number ?? '' }),
  });
  return (
    <>
      <PageHeader
        title={formatMessage('payments.titleOf')}
        back="/Billing-History"
        actions={
          document != null && (
            <>
              <ExportButton sheet={sheet({ from, to })} empty={payments?.length === 0} />
              <Box hideBelow="md">
                <ExportButton
                  sheet={sheet({ from: FIRST_DAY, to: today })}
                  empty={false}
                  says={formatMessage('payments.exportAll')}
                  failed="payments.exportAllFailed"
                />
              </Box>
            </>
          )
        }
      />
      <PageContent display="flex" flexDirection="column" gap="4">
        {document == null ? (
          <EmptyState
            title={formatMessage(known ? 'payment.documentNotFound' : 'payment.documentMissing')}
            explained={formatMessage('payment.documentNotFoundHint')}
          />
        ) : (
          <>
            <PaymentTotals document={document} />
            <Box display="flex">
              <RangePicker from={from} to={to} onRange={show} />
            </Box>
            {payments == null || tenant == null ? (
              <ReloadBand title={formatMessage('history.paymentsFailed')} answered />
            ) : (
              <PaymentRows
                payments={payments}
                shop={tenant}
                onAll={() => show({ from: FIRST_DAY, to: today })}
              />
            )}
          </>
        )}
      </PageContent>
    </>
  );
}
