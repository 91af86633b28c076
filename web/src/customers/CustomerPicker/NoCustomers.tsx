import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { NothingFound } from '../../list/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface Props {
  /** What was searched for; '' where the shop has no customers yet. */
  text: string;
  /** The answer is still to come. */
  asking: boolean;
  onClear: () => void;
  /** Undefined for who may not. */
  onAdd: (() => void) | undefined;
}

/** Nobody to choose: offers who may to add what was typed. */
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
