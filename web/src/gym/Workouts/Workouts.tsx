import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { WorkoutsQuery } from '../../__generated__/WorkoutsQuery.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { WorkoutList } from './WorkoutList.tsx';

/** "Workouts": weekly training plans that members follow (spec 3 §2.10). */
export default function Workouts({ queryRef }: ScreenProps<WorkoutsQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={(error) => <Failed error={error} />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

/** Shown instead of the list after a failure, with Retry. */
function Failed({ error }: { error?: unknown }) {
  const failure = error instanceof GraphFailure ? error : undefined;
  return (
    <>
      <PageHeader title={formatMessage('workouts.title')} />
      <PageContent>
        <ReloadBand
          answered={failure === undefined}
          title={formatMessage('workouts.fetchFailed')}
          {...(failure && { kept: failure.message, requestId: failure.requestId })}
        />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<WorkoutsQuery>) {
  const { viewer } = usePreloadedQuery<WorkoutsQuery>(
    graphql`
      query WorkoutsQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: WORKOUTS, flag: CREATE)
          mayEdit: viewerCan(menu: WORKOUTS, flag: EDIT)
          mayAssign: viewerCan(menu: MEMBERS, flag: EDIT)
          mayDelete: viewerCan(menu: WORKOUTS, flag: DELETE)
          tenant {
            ...WorkoutList_tenant
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant == null) return <Failed />;
  const { mayAdd: add, mayEdit: edit, mayDelete: remove, mayAssign: assign, tenant } = viewer;
  return <WorkoutList tenant={tenant} rights={{ add, edit, remove, assign }} />;
}
