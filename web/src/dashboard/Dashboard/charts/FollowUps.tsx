import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { countText } from '../../../ui/counted.ts';
import { graphql, useFragment } from 'react-relay';
import type { FollowUps_dashboard$key } from '../../../__generated__/FollowUps_dashboard.graphql.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { Section } from '../Section.tsx';
import { DayChart } from '../../../ui/charts/DayChart.tsx';
import { TableSwitch } from './TableSwitch.tsx';

/** Number of appointments on each of the last days; the table also has how many are done. */
export function FollowUps({ dashboard }: { dashboard: FollowUps_dashboard$key }) {
  const { followUps } = useFragment(
    graphql`
      fragment FollowUps_dashboard on Dashboard {
        followUps(days: $days) {
          day
          planned
          done
        }
      }
    `,
    dashboard,
  );
  const [shown, show] = useState(false);
  if (!followUps) return <NotLoaded />;
  const some = followUps.some(({ planned }) => planned > 0);
  return (
    <Section
      title={formatMessage('dashboard.followUps')}
      order={{ base: 8, lg: 0 }}
      end={some && <TableSwitch shown={shown} onShow={show} />}
    >
      {some ? (
        <DayChart
          days={followUps.map(({ day, planned }) => ({ day, value: planned }))}
          axis={countText}
          valueText={countText}
          table={{
            shown,
            label: formatMessage('dashboard.followUps'),
            columns: [
              {
                heading: formatMessage('dashboard.planned'),
                values: new Map(followUps.map((one) => [one.day, one.planned])),
              },
              {
                heading: formatMessage('dashboard.done'),
                values: new Map(followUps.map((one) => [one.day, one.done])),
              },
            ],
          }}
        />
      ) : (
        <Box color="fg.subtle">{formatMessage('dashboard.noFollowUps')}</Box>
      )}
    </Section>
  );
}
