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
  /** How often it was tried again. */
  attempt: number;
  /** How often its figures were found to be old: another number asks again, while those known stay. */
  stale: number;
}

/** One request for body and foot: known figures show at once and are asked for again. */
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

/** What can be done with it. */
export function DocumentActs({ onStale, onDeleted, ...props }: ActsProps) {
  const { viewer, node } = useDetail(props);
  if (node?.foot == null || viewer?.tenant == null) return null;
  return <DrawerFoot document={node.foot} tenant={viewer.tenant} onStale={onStale} onDeleted={onDeleted} />;
}
