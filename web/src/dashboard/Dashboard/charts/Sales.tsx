import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { graphql, useFragment } from 'react-relay';
import type { Sales_dashboard$key } from '../../../__generated__/Sales_dashboard.graphql.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { usePhone } from '../../../ui/useWide.ts';
import { moneyAxis } from '../../../ui/charts/moneyAxis.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { Section } from '../Section.tsx';
import { DayChart } from '../../../ui/charts/DayChart.tsx';
import { TableSwitch } from './TableSwitch.tsx';

/** Sales of each of the last days: the whole shop's, or an employee's own. */
export function Sales({ dashboard }: { dashboard: Sales_dashboard$key }) {
  const { sales } = useFragment(
    graphql`
      fragment Sales_dashboard on Dashboard {
        sales(days: $days) {
          days {
            day
            total
          }
        }
      }
    `,
    dashboard,
  );
  const [shown, show] = useState(false);
  const phone = usePhone();
  if (!sales) return <NotLoaded />;
  const all = sales.days.map(({ day, total }) => ({ day, value: paiseOf(total) }));
  const days = phone ? all.slice(-7) : all;
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  return (
    <Section
      title={formatMessage('dashboard.sales')}
      beside={
        <>
          <MoneyText amount={total} /> {formatMessage('dashboard.salesIn', { n: days.length })}
        </>
      }
      end={total > 0 && <TableSwitch shown={shown} onShow={show} />}
    >
      {total === 0 ? (
        <Box color="fg.subtle">{formatMessage('dashboard.noSales')}</Box>
      ) : (
        <DayChart
          days={days}
          axis={moneyAxis}
          valueText={formatRupees}
          table={{
            shown,
            label: formatMessage('dashboard.sales'),
            columns: [{ heading: formatMessage('dashboard.sold'), values: byDay, money: true }],
          }}
        />
      )}
    </Section>
  );
}
