import { formatCount, formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Collected_summary$key } from '../../__generated__/Collected_summary.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../../billing/index.ts';
import { BarList } from '../../ui/charts/BarList.tsx';
import { DayChart } from '../../ui/charts/DayChart.tsx';
import { moneyAxis } from '../../ui/charts/moneyAxis.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { barsOf } from './bars.ts';

const WAYS = [
  { value: 'day', label: formatMessage('reports.day'), title: formatMessage('reports.byDay') },
  { value: 'mode', label: formatMessage('reports.mode'), title: formatMessage('reports.byMode') },
  { value: 'person', label: formatMessage('reports.personTab'), title: formatMessage('reports.byPerson') },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** The totals of all matches as a bar chart: by day, payment mode, or collector. */
export function Collected({ summary }: { summary: Collected_summary$key }) {
  const { total, count, days, modes, collectors } = useFragment(
    graphql`
      fragment Collected_summary on ReceiptSummary {
        total
        count
        days {
          day
          total
        }
        modes {
          mode
          total
        }
        collectors {
          name
          total
        }
      }
    `,
    summary,
  );
  const [way, setWay] = useState<Way>('day');
  const title = WAYS.find(({ value }) => value === way)?.title ?? '';
  const { bars, months } = barsOf(days.map((one) => ({ day: one.day, value: paiseOf(one.total) })));
  const rows =
    way === 'mode'
      ? modes.map((one) => ({ label: modeWord(one.mode), amount: paiseOf(one.total) }))
      : collectors.map((one) => ({ label: one.name, amount: paiseOf(one.total) }));
  return (
    <Box as="section" aria-label={title}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <Box>
          <Span textStyle="rowTitle">{title}</Span> <MoneyText amount={paiseOf(total)} />{' '}
          <Span color="fg.muted">{formatCount('reports.in', count)}</Span>
        </Box>
        <Box w={{ base: 'full', md: 'auto' }}>
          <SegmentedChoice
            label={formatMessage('reports.shares')}
            choices={WAYS}
            value={way}
            onValue={setWay}
          />
        </Box>
      </Box>
      {way === 'day' ? (
        <DayChart
          days={bars}
          months={months}
          axis={moneyAxis}
          valueText={formatRupees}
          table={{
            shown: false,
            label: title,
            columns: [
              {
                heading: formatMessage('reports.column.amount'),
                values: new Map(bars.map(({ day, value }) => [day, value])),
                money: true,
              },
            ],
          }}
        />
      ) : (
        <BarList label={title} rows={rows} />
      )}
    </Box>
  );
}
