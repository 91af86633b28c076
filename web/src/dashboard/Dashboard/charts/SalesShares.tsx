import { PAYMENT_MODE_LABELS, PAYMENT_MODES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { graphql, useFragment } from 'react-relay';
import type { SalesShares_dashboard$key } from '../../../__generated__/SalesShares_dashboard.graphql.ts';
import { Section } from '../Section.tsx';
import { BarList } from '../../../ui/charts/BarList.tsx';

/** Label of a payment mode; an unknown mode is shown as it is. */
const wordOf = (mode: string): string => {
  const known = PAYMENT_MODES.find((one) => one === mode);
  return known === undefined ? mode : formatMessage(PAYMENT_MODE_LABELS[known]);
};

/** The same sales by payment mode and by employee. If they failed to load, the chart above says so. */
export function SalesShares({ dashboard }: { dashboard: SalesShares_dashboard$key }) {
  const { sales } = useFragment(
    graphql`
      fragment SalesShares_dashboard on Dashboard {
        sales(days: $days) {
          modes {
            mode
            total
          }
          employees {
            name
            total
          }
        }
      }
    `,
    dashboard,
  );
  if (!sales) return null;
  const modes = sales.modes.map(({ mode, total }) => ({ label: wordOf(mode), amount: paiseOf(total) }));
  const people = sales.employees.map(({ name, total }) => ({
    label: name ?? formatMessage('dashboard.nobody'),
    amount: paiseOf(total),
  }));
  return (
    <>
      <Section title={formatMessage('dashboard.byMode')} order={{ base: 5, lg: 0 }}>
        <Rows label={formatMessage('dashboard.byMode')} rows={modes} />
      </Section>
      <Section title={formatMessage('dashboard.byEmployee')} order={{ base: 6, lg: 0 }}>
        <Rows label={formatMessage('dashboard.byEmployee')} rows={people} />
      </Section>
    </>
  );
}

const Rows = (props: Parameters<typeof BarList>[0]) =>
  props.rows.length > 0 ? (
    <BarList {...props} />
  ) : (
    <Box color="fg.subtle">{formatMessage('dashboard.noSales')}</Box>
  );
