import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { DietPlansQuery } from '../../__generated__/DietPlansQuery.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DietPlanList } from './DietPlanList.tsx';

/** "Diet Plans": the meals of a day, for members who follow the plan (spec 3 §2.10). */
export default function DietPlans({ queryRef }: ScreenProps<DietPlansQuery>) {
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
      <PageHeader title={formatMessage('diets.title')} />
      <PageContent>
        <ReloadBand
          answered={failure === undefined}
          title={formatMessage('diets.fetchFailed')}
          {...(failure && { kept: failure.message, requestId: failure.requestId })}
        />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<DietPlansQuery>) {
  const { viewer } = usePreloadedQuery<DietPlansQuery>(
    graphql`
      query DietPlansQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: DIET_PLANS, flag: CREATE)
          mayEdit: viewerCan(menu: DIET_PLANS, flag: EDIT)
          mayAssign: viewerCan(menu: MEMBERS, flag: EDIT)
          mayDelete: viewerCan(menu: DIET_PLANS, flag: DELETE)
          tenant {
            ...DietPlanList_tenant
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant == null) return <Failed />;
  const { mayAdd: add, mayEdit: edit, mayDelete: remove, mayAssign: assign, tenant } = viewer;
  return <DietPlanList tenant={tenant} rights={{ add, edit, remove, assign }} />;
}
