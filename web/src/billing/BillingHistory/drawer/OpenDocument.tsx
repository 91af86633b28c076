import { formatMessage } from '@galla/domain';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenDocumentQuery } from '../../../__generated__/OpenDocumentQuery.graphql.ts';
import { fetchUnlessKnown } from '../../../app/graph/fetchOptions.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailedBand } from '../../../ui/FailedBand.tsx';
import { DocumentDrawer } from './DocumentDrawer.tsx';
import { useTried } from './useTried.ts';

interface Props {
  /** Global id. */
  id: string;
  onClose: () => void;
}

/** The open document beside the list: the list's data at once, the rest as it loads. */
export function OpenDocument({ id, onClose }: Props) {
  const [attempt, setAttempt] = useTried(id);
  return (
    <Boundary
      attempt={`${id} ${attempt}`}
      renderFailed={(error) => (
        <DetailDrawer title={formatMessage('history.bill')} open onClose={onClose}>
          <FailedBand
            {...{ error, attempt }}
            title={formatMessage('history.loadFailed')}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </DetailDrawer>
      )}
    >
      <Suspense fallback={null}>
        <Known id={id} attempt={attempt} onClose={onClose} />
      </Suspense>
    </Boundary>
  );
}

function Known({ id, attempt, onClose }: Props & { attempt: number }) {
  const { node } = useLazyLoadQuery<OpenDocumentQuery>(
    graphql`
      query OpenDocumentQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...DocumentDrawer_document @alias(as: "document")
        }
      }
    `,
    { id },
    fetchUnlessKnown(attempt),
  );
  if (node?.document == null) {
    return (
      <DetailDrawer title={formatMessage('history.bill')} open onClose={onClose}>
        <EmptyState title={formatMessage('history.noData')} explained={formatMessage('history.noDetails')} />
      </DetailDrawer>
    );
  }
  return <DocumentDrawer document={node.document} onClose={onClose} />;
}
