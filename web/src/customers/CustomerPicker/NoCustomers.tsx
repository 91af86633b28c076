import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
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
      <EmptyState title={say('customers.none')} {...(onAdd && { explained: say('customers.noneExplained') })}>
        {onAdd && <Button onClick={onAdd}>{say('customers.addButton')}</Button>}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={say('shell.nothingFound', { text })}>
      {onAdd && <Button onClick={onAdd}>{say('customers.addNamed', { text })}</Button>}
      <Button variant="ghost" onClick={onClear}>
        {say('shell.clearSearch')}
      </Button>
    </EmptyState>
  );
}
