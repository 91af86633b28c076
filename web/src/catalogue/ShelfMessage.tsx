import { formatMessage, type ItemKind } from '@galla/domain';
import { toldOf } from '../app/graph/toldOf.ts';
import { NothingFound } from '../list/index.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBand } from '../ui/ErrorBand.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { useCatalogue, useShelves } from './local/catalogue.ts';

interface Props {
  kinds: readonly ItemKind[];
  /** The search text. */
  text: string;
  /** Number of rows found. */
  found: number;
  /** Whether the result is still loading. */
  waiting: boolean;
  onClear: () => void;
}

/** The state of a shelf beside its rows: loading, failed, or nothing found. */
export function ShelfMessage({ kinds, text, found, waiting, onClear }: Props) {
  const shelves = useCatalogue();
  const { failure, total } = useShelves(kinds);
  if (failure !== undefined) {
    const { message, ...logged } = toldOf(failure);
    return (
      <ErrorBand
        title={formatMessage('catalogue.loadFailed')}
        onRetry={() => {
          for (const kind of kinds) void shelves[kind].load();
        }}
        {...logged}
        {...(message !== undefined && { kept: message })}
      />
    );
  }
  if (found > 0) return null;
  if (total === undefined) return <SkeletonRows rows={10} pictures />;
  if (waiting) return <SkeletonRows rows={3} pictures />;
  if (total === 0) {
    return (
      <EmptyState
        title={formatMessage(kinds.includes('PRODUCT') ? 'catalogue.noProducts' : 'catalogue.noServices')}
        explained={formatMessage('catalogue.emptyExplained')}
      />
    );
  }
  return (
    <NothingFound
      title={formatMessage('shell.nothingFound', { text })}
      clear={formatMessage('shell.clearSearch')}
      onClear={onClear}
    />
  );
}
