import { say, type ItemKind } from '@galla/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';

interface Props {
  kind: ItemKind;
  /** Global id. */
  id: string;
  onClose: () => void;
  /** The drawer; gets a number that grows with every Retry. */
  children: (attempt: number) => ReactNode;
}

const wordOf = (kind: ItemKind): string =>
  say(kind === 'PRODUCT' ? 'catalogue.product' : 'catalogue.service');

/** The item that is open beside the list: what the list knows of it at once, the rest as it comes. */
export function OpenItem({ kind, id, onClose, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary
      attempt={`${id} ${attempt}`}
      renderFailed={(error) => (
        <DetailDrawer title={wordOf(kind)} open onClose={onClose}>
          <ErrorBand
            title={say('catalogue.loadFailed')}
            onRetry={() => setAttempt(attempt + 1)}
            {...(error instanceof GraphFailure && { kept: error.message, requestId: error.requestId })}
          />
        </DetailDrawer>
      )}
    >
      <Suspense fallback={null}>{children(attempt)}</Suspense>
    </Boundary>
  );
}

/** In the drawer of an item that is not there. */
export const NoItem = ({ kind, onClose }: Pick<Props, 'kind' | 'onClose'>) => (
  <DetailDrawer title={wordOf(kind)} open onClose={onClose}>
    <EmptyState title={say('list.gone')} explained={say('list.goneExplained')} />
  </DetailDrawer>
);
