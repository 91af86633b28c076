import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RoleRightsQuery } from '../../__generated__/RoleRightsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { RoleTable } from './RoleTable.tsx';
import { PAGE_SIZE } from './ticks.ts';

interface Props {
  /** Global id. */
  role: string;
  page: number;
  onPage: (page: number) => void;
  /** The confirmation dialog is open. */
  confirming: boolean;
  onConfirmed: () => void;
}

/** The permissions of the chosen role. */
export function RoleRights(props: Props) {
  return (
    <Part title={formatMessage('permissions.loadFailed')} skeleton={<SkeletonRows rows={PAGE_SIZE} />}>
      {(attempt) => <Loaded {...props} attempt={attempt} />}
    </Part>
  );
}

function Loaded({ role, attempt, ...rest }: Props & { attempt: number }) {
  const { node, viewer } = useLazyLoadQuery<RoleRightsQuery>(
    graphql`
      query RoleRightsQuery($designation: ID!) {
        node(id: $designation) @catch(to: RESULT) {
          ... on Designation {
            ...RoleTable_designation @alias(as: "role")
          }
        }
        viewer @catch(to: RESULT) {
          mayDelete: viewerCan(menu: PERMISSIONS, flag: DELETE)
          mayEdit: viewerCan(menu: PERMISSIONS, flag: EDIT)
          tenant {
            ...RoleTable_tenant
          }
        }
      }
    `,
    { designation: role },
    fetchOptions(attempt),
  );
  if (!node.ok || !viewer.ok || viewer.value?.tenant == null)
    throw new Error(formatMessage('permissions.loadFailed'));
  const chosen = node.value?.role;
  if (chosen == null) return <EmptyState title={formatMessage('permissions.roleGone')} />;
  const { tenant, mayEdit, mayDelete } = viewer.value;
  return <RoleTable designation={chosen} tenant={tenant} mayEdit={mayEdit} mayDelete={mayDelete} {...rest} />;
}
