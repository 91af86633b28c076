import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HierarchyQuery } from '../../__generated__/HierarchyQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { GraphFailure } from '../../app/graph/failure.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePanel } from './address.ts';
import { HierarchyBody } from './HierarchyBody.tsx';

/** The shop's designations as a tree: who reports to whom, and what each sees and earns (spec 3 §2). */
export default function Hierarchy({ queryRef }: ScreenProps<HierarchyQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={(error) => <Failed error={error} />}>
      <Loaded queryRef={queryRef} />
    </Boundary>
  );
}

/** Shown in place of the tree: the specification's message, and the reason. */
function Failed({ error }: { error?: unknown }) {
  return (
    <>
      <PageHeader title={formatMessage('hierarchy.title')} />
      <PageContent>
        <ReloadBand
          title={formatMessage('hierarchy.fetchFailed')}
          {...(error instanceof GraphFailure && { kept: error.message, requestId: error.requestId })}
        />
      </PageContent>
    </>
  );
}

function Loaded({ queryRef }: ScreenProps<HierarchyQuery>) {
  const { viewer } = usePreloadedQuery<HierarchyQuery>(
    graphql`
      query HierarchyQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: HIERARCHY, flag: CREATE)
          mayEdit: viewerCan(menu: HIERARCHY, flag: EDIT)
          mayDelete: viewerCan(menu: HIERARCHY, flag: DELETE)
          maySeePermissions: viewerCan(menu: PERMISSIONS, flag: VIEW)
          tenant {
            ...HierarchyBody_tenant
          }
        }
      }
    `,
    queryRef,
  );
  const [shown, show] = usePanel();
  const mayAdd = viewer?.mayAdd === true && viewer.tenant != null;
  const addRoot = (): void => show({ kind: 'new', parent: undefined });
  useShortcut('n', addRoot, { says: formatMessage('hierarchy.addRoot'), enabled: mayAdd });
  if (viewer?.tenant == null) return <Failed />;
  return (
    <>
      <PageHeader
        title={formatMessage('hierarchy.title')}
        actions={
          mayAdd && (
            <Button size="sm" hideBelow="md" onClick={addRoot}>
              <Plus strokeWidth={1.75} aria-hidden />
              {formatMessage('hierarchy.addRoot')}
              <Kbd keys={['N']} />
            </Button>
          )
        }
      />
      <HierarchyBody
        tenant={viewer.tenant}
        rights={{
          add: viewer.mayAdd,
          edit: viewer.mayEdit,
          remove: viewer.mayDelete,
          permissions: viewer.maySeePermissions,
        }}
        shown={shown}
        onShow={show}
      />
    </>
  );
}
