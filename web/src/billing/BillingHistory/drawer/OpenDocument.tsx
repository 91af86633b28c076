import { formatMessage } from '@galla/domain';
import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenDocumentQuery } from '../../../__generated__/OpenDocumentQuery.graphql.ts';
import { fetchUnlessKnown } from '../../../app/graph/fetchOptions.ts';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { DocumentDrawer } from './DocumentDrawer.tsx';

interface Props {
  /** Global id. */
  id: string;
  onClose: () => void;
}

/** The document that is open beside the list: what the list knows of it at once, the rest as it comes. */
export function OpenDocument({ id, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary
      attempt={`${id} ${attempt}`}
      renderFailed={(error) => (
        <DetailDrawer title={formatMessage('history.bill')} open onClose={onClose}>
          <ErrorBand
            title={formatMessage('history.loadFailed')}
            onRetry={() => setAttempt(attempt + 1)}
            {...(error instanceof GraphFailure && { kept: error.message, requestId: error.requestId })}
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
