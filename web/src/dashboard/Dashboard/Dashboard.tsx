import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { GraphFailure } from '../../app/graph/failure.ts';
import { Dues } from './charts/Dues.tsx';
import { FollowUps } from './charts/FollowUps.tsx';
import { Sales } from './charts/Sales.tsx';
import { SalesShares } from './charts/SalesShares.tsx';
import { SoldToday } from './charts/SoldToday.tsx';
import { Figures } from './Figures.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { OwnAttendance } from './OwnAttendance.tsx';
import { OwnTarget } from './OwnTarget.tsx';
import { Progress } from './Progress.tsx';
import { TaskManager } from './tasks/TaskManager.tsx';

/** The day at a glance: figures, sales, tasks and dues (spec 2 §2). */
export default function Dashboard({ queryRef }: ScreenProps<DashboardQuery>) {
  return (
    <Boundary
      attempt={queryRef}
      renderFailed={(error) => (
        <>
          <PageHeader title={formatMessage('dashboard.title')} />
          <PageContent>
            <NotLoaded
              detail={error instanceof GraphFailure ? error.message : formatMessage('faults.internal')}
            />
          </PageContent>
        </>
      )}
    >
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

function Loaded({ queryRef }: ScreenProps<DashboardQuery>) {
  const { viewer } = usePreloadedQuery<DashboardQuery>(
    graphql`
      query DashboardQuery($days: Int!) @preloadable {
        viewer {
          dashboard {
            ...Figures_dashboard
            ...Sales_dashboard
            ...SalesShares_dashboard
            ...SoldToday_dashboard
            ...Dues_dashboard
            ...FollowUps_dashboard
            ...Progress_dashboard
            ...TaskManager_dashboard
          }
          ...TaskManager_viewer
          attendance {
            ...OwnAttendance_attendance
          }
          commission {
            target {
              ...OwnTarget_target
            }
          }
        }
      }
    `,
    queryRef,
  );
  const dashboard = viewer?.dashboard;
  if (!dashboard) throw new Error('The dashboard was not told');
  return (
    <>
      <PageHeader title={formatMessage('dashboard.title')} />
      <PageContent foot={<SoldToday dashboard={dashboard} />}>
        <Box
          display={{ base: 'flex', lg: 'grid' }}
          flexDirection="column"
          gridTemplateColumns="minmax(0, 1fr) {sizes.column.summary}"
          gap={{ base: '6', lg: '7' }}
          alignItems="start"
        >
          {/* On a phone the two columns become one, with their sections interleaved by priority. */}
          <Box display={{ base: 'contents', lg: 'grid' }} gap="6" minW="0">
            <Figures dashboard={dashboard} />
            <Sales dashboard={dashboard} />
            <Box
              display={{ base: 'contents', lg: 'grid' }}
              gridTemplateColumns="repeat(2, minmax(0, 1fr))"
              gap="6"
            >
              <SalesShares dashboard={dashboard} />
              <Dues dashboard={dashboard} />
              <FollowUps dashboard={dashboard} />
            </Box>
          </Box>
          <Box display={{ base: 'contents', lg: 'grid' }} gap="6" minW="0">
            {viewer.attendance && <OwnAttendance attendance={viewer.attendance} />}
            <TaskManager viewer={viewer} dashboard={dashboard} />
            {viewer.commission?.target && <OwnTarget target={viewer.commission.target} />}
            <Progress dashboard={dashboard} />
          </Box>
        </Box>
      </PageContent>
    </>
  );
}
