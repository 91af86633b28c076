import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { NothingFound } from '../../list/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface Props {
  /** The search text; '' if the shop has no customers yet. */
  text: string;
  /** The response is pending. */
  asking: boolean;
  onClear: () => void;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

/** No match: offers to add a customer with the typed text if the user may. */
export function NoCustomers({ text, asking, onClear, onAdd }: Props) {
  if (asking) return <SkeletonRows rows={3} />;
  if (text === '') {
    return (
      <EmptyState
        title={formatMessage('customers.none')}
        {...(onAdd && { explained: formatMessage('customers.noneExplained') })}
      >
        {onAdd && <Button onClick={onAdd}>{formatMessage('customers.addButton')}</Button>}
      </EmptyState>
    );
  }
  return (
    <NothingFound
      title={formatMessage('shell.nothingFound', { text })}
      clear={formatMessage('shell.clearSearch')}
      onClear={onClear}
    >
      {onAdd && <Button onClick={onAdd}>{formatMessage('customers.addNamed', { text })}</Button>}
    </NothingFound>
  );
}
