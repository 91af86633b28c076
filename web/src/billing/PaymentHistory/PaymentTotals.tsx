import { formatMessage, mobileText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { PaymentTotals_document$key } from '../../__generated__/PaymentTotals_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Person } from '../../ui/Person.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';
import { DocumentTag } from '../document/DocumentTag.tsx';

const figure = (amount: number) => <MoneyText shape="figure" amount={amount} />;

/** Customer, total, refunds and pending amount of the document, independent of the chosen days. */
export function PaymentTotals({ document }: { document: PaymentTotals_document$key }) {
  const data = useFragment(
    graphql`
      fragment PaymentTotals_document on Document {
        number
        customerName
        customerMobile
        total
        received
        credited
        pending
        status
        ...DocumentTag_document
      }
    `,
    document,
  );
  const pending = data.status === 'CANCELED' ? 0 : paiseOf(data.pending);
  const credited = paiseOf(data.credited);
  return (
    <>
      <HStack justify="space-between" gap="3" flexWrap="wrap">
        <Person name={data.customerName} second={mobileText(data.customerMobile)} />
        <HStack gap="3">
          <Box textStyle="rowTitle">{data.number}</Box>
          <DocumentTag document={data} />
        </HStack>
      </HStack>
      <SummaryStrip
        figures={[
          { label: formatMessage('billing.total'), figure: figure(paiseOf(data.total)) },
          { label: formatMessage('history.receivedSum'), figure: figure(paiseOf(data.received)) },
          ...(credited > 0
            ? [{ label: formatMessage('returns.creditNotes'), figure: figure(credited) }]
            : []),
          {
            label: formatMessage('transactions.pending'),
            figure: figure(pending),
            ...(pending > 0 && { tone: 'part' }),
          },
        ]}
      />
    </>
  );
}
