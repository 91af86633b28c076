import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { graphql, useFragment } from 'react-relay';
import type { Dues_dashboard$key } from '../../../__generated__/Dues_dashboard.graphql.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { Section } from '../Section.tsx';
import { BarList } from '../../../ui/charts/BarList.tsx';

/** The dues by age of the bill. */
export function Dues({ dashboard }: { dashboard: Dues_dashboard$key }) {
  const { dues } = useFragment(
    graphql`
      fragment Dues_dashboard on Dashboard {
        dues {
          total
          week
          month
          older
        }
      }
    `,
    dashboard,
  );
  if (!dues) return <NotLoaded />;
  const total = paiseOf(dues.total);
  return (
    <Section
      title={formatMessage('dashboard.dues')}
      order={{ base: 7, lg: 0 }}
      end={total > 0 && <MoneyText amount={total} color="due.fg" fontWeight="semibold" />}
    >
      {total === 0 ? (
        <Box color="fg.subtle">{formatMessage('dashboard.noDues')}</Box>
      ) : (
        <BarList
          label={formatMessage('dashboard.dues')}
          rows={[
            { label: formatMessage('dashboard.duesWeek'), amount: paiseOf(dues.week), tone: 'part' },
            { label: formatMessage('dashboard.duesMonth'), amount: paiseOf(dues.month), tone: 'part' },
            { label: formatMessage('dashboard.duesOld'), amount: paiseOf(dues.older), tone: 'due' },
          ]}
        />
      )}
    </Section>
  );
}
