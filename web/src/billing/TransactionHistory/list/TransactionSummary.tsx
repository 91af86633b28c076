import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { TransactionSummary_summary$key } from '../../../__generated__/TransactionSummary_summary.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx';

const figure = (amount: string) => <MoneyText shape="figure" amount={paiseOf(amount)} />;

/** The percentage of `part` in `all`; empty if `all` is zero. */
export function shareFact(part: string, all: string): { fact?: string } {
  if (paiseOf(all) <= 0) return {};
  return {
    fact: formatMessage('history.share', { percent: Math.round((paiseOf(part) / paiseOf(all)) * 100) }),
  };
}

/** The sums of all matching documents, not only of this page; those in the trash are summed separately. */
export function TransactionSummary({ summary }: { summary: TransactionSummary_summary$key }) {
  const { billed, received, pending, trashed, billCount, pendingCount, trashedCount } = readInlineData(
    graphql`
      fragment TransactionSummary_summary on DocumentSummary @inline {
        billed
        received
        pending
        trashed
        billCount
        pendingCount
        trashedCount
      }
    `,
    summary,
  );
  return (
    <Box order={{ md: -1 }}>
      <SummaryStrip
        figures={[
          {
            label: formatMessage('transactions.total'),
            figure: figure(billed),
            fact: formatCount('history.bills', billCount),
          },
          {
            label: formatMessage('history.receivedSum'),
            figure: figure(received),
            minor: true,
            ...shareFact(received, billed),
          },
          {
            label: formatMessage('transactions.pending'),
            figure: figure(pending),
            fact: formatCount('history.bills', pendingCount),
            ...(paiseOf(pending) > 0 && { tone: 'part' }),
          },
          {
            label: formatMessage('transactions.inTrash'),
            figure: figure(trashed),
            fact: formatCount('history.bills', trashedCount),
            minor: true,
          },
        ]}
      />
    </Box>
  );
}
