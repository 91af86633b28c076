import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { PermissionsQuery } from '../../__generated__/PermissionsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useWide } from '../../ui/useWide.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { RoleList } from './RoleList.tsx';
import { RoleRights } from './RoleRights.tsx';

const DEFAULTS = { role: '', page: '1' };

/** What each role may open and change (spec 3 §6). The role and the page are kept in the address. */
export default function Permissions({ queryRef }: ScreenProps<PermissionsQuery>) {
  const { viewer } = usePreloadedQuery<PermissionsQuery>(
    graphql`
      query PermissionsQuery @preloadable {
        viewer {
          ...ConfirmButton_viewer
          tenant {
            designations {
              __typename
            }
            ...RoleList_tenant
            ...RoleChoice_tenant
          }
        }
      }
    `,
    queryRef,
  );
  const { values, change } = useAddress(DEFAULTS);
  const { role, page } = values;
  const [confirming, setConfirming] = useState(false);
  const wide = useWide();
  const tenant = viewer?.tenant?.designations == null ? undefined : viewer.tenant;
  return (
    <>
      <PageHeader
        title={formatMessage('permissions.title')}
        actions={
          viewer && <ConfirmButton viewer={viewer} role={role} onConfirm={() => setConfirming(true)} />
        }
      />
      <Box display="flex" flex="1" minH="0">
        {wide && tenant && <RoleList tenant={tenant} role={role} />}
        <PageContent>
          {tenant === undefined ? (
            <ReloadBand title={formatMessage('permissions.rolesFailed')} />
          ) : (
            <>
              {!wide && (
                <RoleChoice
                  tenant={tenant}
                  role={role}
                  onRole={(next) => change({ role: next, page: DEFAULTS.page })}
                />
              )}
              {role === '' ? (
                <EmptyState
                  title={formatMessage('permissions.chooseRole')}
                  explained={formatMessage('permissions.chooseExplained')}
                />
              ) : (
                <RoleRights
                  key={role}
                  role={role}
                  page={Number(page)}
                  onPage={(next) => change({ page: String(next) })}
                  confirming={confirming}
                  onConfirmed={() => setConfirming(false)}
                />
              )}
            </>
          )}
        </PageContent>
      </Box>
    </>
  );
}
