import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { NoteSums_summary$key } from '../../__generated__/NoteSums_summary.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

const figure = (amount: string) => <MoneyText shape="figure" amount={paiseOf(amount)} />;

/** The sum of all matching notes, and the three places where their value went. */
export function NoteSums({ summary, count }: { summary: NoteSums_summary$key; count: number }) {
  const { total, againstDue, refunded, kept } = useFragment(
    graphql`
      fragment NoteSums_summary on CreditNoteSummary {
        total
        againstDue
        refunded
        kept
      }
    `,
    summary,
  );
  return (
    <Box order={{ md: -1 }}>
      <SummaryStrip
        figures={[
          {
            label: formatMessage('returns.total'),
            figure: figure(total),
            fact: formatCount('returns.notes', count),
          },
          { label: formatMessage('returns.ofDue'), figure: figure(againstDue) },
          { label: formatMessage('returns.moneyBack'), figure: figure(refunded) },
          { label: formatMessage('credit.kept'), figure: figure(kept), minor: true },
        ]}
      />
    </Box>
  );
}
