import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { HistorySummary_summary$key } from '../../../__generated__/HistorySummary_summary.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx';

interface Props {
  summary: HistorySummary_summary$key;
}

const figure = (amount: string) => <MoneyText shape="figure" amount={paiseOf(amount)} />;

/** The sums of all bills that match the filters, not only of this page. */
export function HistorySummary({ summary }: Props) {
  const { billed, received, pending, canceled, billCount, pendingCount, canceledCount } = readInlineData(
    graphql`
      fragment HistorySummary_summary on DocumentSummary @inline {
        billed
        received
        pending
        canceled
        billCount
        pendingCount
        canceledCount
      }
    `,
    summary,
  );
  const percent = Math.round((paiseOf(received) / paiseOf(billed)) * 100);
  return (
    <Box order={{ md: -1 }}>
      <SummaryStrip
        figures={[
          {
            label: formatMessage('history.billed'),
            figure: figure(billed),
            fact: formatCount('history.bills', billCount),
          },
          {
            label: formatMessage('history.receivedSum'),
            figure: figure(received),
            minor: true,
            ...(paiseOf(billed) > 0 && { fact: formatMessage('history.share', { percent }) }),
          },
          {
            label: formatMessage('billing.stillToPay'),
            figure: figure(pending),
            fact: formatCount('history.bills', pendingCount),
            ...(paiseOf(pending) > 0 && { tone: 'part' }),
          },
          {
            label: formatMessage('history.canceled'),
            figure: figure(canceled),
            fact: formatCount('history.bills', canceledCount),
            minor: true,
          },
        ]}
      />
    </Box>
  );
}
