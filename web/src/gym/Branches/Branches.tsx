import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { BranchesQuery } from '../../__generated__/BranchesQuery.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BranchList } from './BranchList.tsx';

/** "Branches": where members train, with hours, facilities and member counts (spec 3 §2.10). */
export default function Branches({ queryRef }: ScreenProps<BranchesQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={(error) => <Failed error={error} />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

/** Shown instead of the list after a fault, or for a response without branches. */
function Failed({ error }: { error?: unknown }) {
  const failure = error instanceof GraphFailure ? error : undefined;
  return (
    <>
      <PageHeader title={formatMessage('branches.title')} />
      <PageContent>
        <ReloadBand
          answered={failure === undefined}
          title={formatMessage(failure ? 'branches.fetchError' : 'branches.fetchFailed')}
          {...(failure && { kept: failure.message, requestId: failure.requestId })}
        />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<BranchesQuery>) {
  const { viewer } = usePreloadedQuery<BranchesQuery>(
    graphql`
      query BranchesQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: BRANCHES, flag: CREATE)
          mayEdit: viewerCan(menu: BRANCHES, flag: EDIT)
          mayDelete: viewerCan(menu: BRANCHES, flag: DELETE)
          seesMembers: viewerCan(menu: MEMBERS, flag: VIEW)
          tenant {
            ...BranchList_tenant
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant == null) return <Failed />;
  const { mayAdd: add, mayEdit: edit, mayDelete: remove, seesMembers: members, tenant } = viewer;
  return <BranchList tenant={tenant} rights={{ add, edit, remove, members }} />;
}
