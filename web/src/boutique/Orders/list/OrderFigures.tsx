import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { OrderFigures_summary$key } from '../../../__generated__/OrderFigures_summary.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { countText } from '../../../ui/counted.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx';

/** The four figures over all orders that match the filters, regardless of the page (spec 3 §2.4). */
export function OrderFigures({ summary }: { summary: OrderFigures_summary$key }) {
  const { total, inProcess, completed, earned } = readInlineData(
    graphql`
      fragment OrderFigures_summary on OrderSummary @inline {
        total
        inProcess
        completed
        earned
      }
    `,
    summary,
  );
  return (
    <Box order={{ md: -1 }}>
      <SummaryStrip
        wraps
        figures={[
          { label: formatMessage('orderList.total'), figure: countText(total) },
          { label: formatMessage('orderList.inProcess'), figure: countText(inProcess) },
          { label: formatMessage('orderList.completed'), figure: countText(completed) },
          {
            label: formatMessage('orderList.earned'),
            figure: <MoneyText shape="figure" amount={paiseOf(earned)} />,
          },
        ]}
      />
    </Box>
  );
}
