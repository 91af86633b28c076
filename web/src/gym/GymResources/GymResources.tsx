import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { GymResourcesQuery } from '../../__generated__/GymResourcesQuery.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { GymResourceList } from './GymResourceList.tsx';

/** "Gym Resources": the exercises, meals and facilities of a gym (spec 3 §2.10). */
export default function GymResources({ queryRef }: ScreenProps<GymResourcesQuery>) {
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
      <PageHeader title={formatMessage('resources.title')} />
      <PageContent>
        <ReloadBand
          answered={failure === undefined}
          title={formatMessage('resources.fetchFailed')}
          {...(failure && { kept: failure.message, requestId: failure.requestId })}
        />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<GymResourcesQuery>) {
  const { viewer } = usePreloadedQuery<GymResourcesQuery>(
    graphql`
      query GymResourcesQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: GYM_RESOURCES, flag: CREATE)
          mayEdit: viewerCan(menu: GYM_RESOURCES, flag: EDIT)
          mayDelete: viewerCan(menu: GYM_RESOURCES, flag: DELETE)
          tenant {
            ...GymResourceList_tenant
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant == null) return <Failed />;
  const { mayAdd: add, mayEdit: edit, mayDelete: remove, tenant } = viewer;
  return <GymResourceList tenant={tenant} rights={{ add, edit, remove }} />;
}
