import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DocumentDetailQuery } from '../../../__generated__/DocumentDetailQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DocumentBody } from './DocumentBody.tsx';
import { DrawerFoot } from './DrawerFoot.tsx';

interface Props {
  /** Global id of the document. */
  id: string;
  /** Number of retries. */
  attempt: number;
  /** Number of times its figures were found to be outdated: a change triggers a reload while the known ones stay. */
  stale: number;
}

/** One request for body and foot: stored figures show at once and are reloaded. */
const useDetail = ({ id, attempt, stale }: Props) =>
  useLazyLoadQuery<DocumentDetailQuery>(
    graphql`
      query DocumentDetailQuery($id: ID!) @throwOnFieldError {
        viewer {
          profile {
            isOwner
          }
          tenant {
            ...DrawerFoot_tenant
            ...DocumentBody_tenant
          }
        }
        node(id: $id) {
          ...DocumentBody_document @alias(as: "body")
          ...DrawerFoot_document @alias(as: "foot")
        }
      }
    `,
    { id },
    fetchOptions(attempt, stale),
  );

/** Lines, sums and payments of a document. */
export function DocumentDetail(props: Props) {
  const { viewer, node } = useDetail(props);
  if (node?.body == null || viewer?.tenant == null) {
    return (
      <EmptyState title={formatMessage('history.noData')} explained={formatMessage('history.noDetails')} />
    );
  }
  return <DocumentBody document={node.body} isOwner={viewer.profile.isOwner} tenant={viewer.tenant} />;
}

interface ActsProps extends Props {
  onStale: () => void;
  onDeleted: () => void;
}

/** The actions of a document. */
export function DocumentActs({ onStale, onDeleted, ...props }: ActsProps) {
  const { viewer, node } = useDetail(props);
  if (node?.foot == null || viewer?.tenant == null) return null;
  return <DrawerFoot document={node.foot} tenant={viewer.tenant} onStale={onStale} onDeleted={onDeleted} />;
}
