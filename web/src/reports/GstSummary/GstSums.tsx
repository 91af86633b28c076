import { formatCount, formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { GstSums_summary$key } from '../../__generated__/GstSums_summary.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

const figure = (money: string) => <MoneyText amount={paiseOf(money)} shape="figure" />;

/** The totals of the days' invoices, reconciled with the billed amount. */
export function GstSums({ summary }: { summary: GstSums_summary$key }) {
  const { documents, taxable, cgst, sgst, igst, billed, discount, roundOff } = useFragment(
    graphql`
      fragment GstSums_summary on GstTotals {
        documents
        taxable
        cgst
        sgst
        igst
        billed
        discount
        roundOff
      }
    `,
    summary,
  );
  const between = [
    ['gst.discount', discount],
    ['gst.roundOff', roundOff],
  ] as const;
  const filled = between.filter(([, money]) => paiseOf(money) !== 0);
  return (
    <Box>
      <SummaryStrip
        wraps
        figures={[
          {
            label: formatMessage('gst.taxable'),
            figure: figure(taxable),
            fact: formatCount('gst.invoices', documents),
          },
          { label: formatMessage('gst.column.cgst'), figure: figure(cgst) },
          { label: formatMessage('gst.column.sgst'), figure: figure(sgst) },
          { label: formatMessage('gst.column.igst'), figure: figure(igst) },
          { label: formatMessage('gst.billed'), figure: figure(billed) },
        ]}
      />
      {filled.length > 0 && (
        <Box textStyle="second" color="fg.muted">
          {filled
            .map(([label, money]) => `${formatMessage(label)} ${formatRupees(paiseOf(money))}`)
            .join(' · ')}
        </Box>
      )}
    </Box>
  );
}
