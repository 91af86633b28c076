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
  onAdd: () => void;
}

/** Nobody to choose: offers to add what was typed. */
export function NoCustomers({ text, asking, onClear, onAdd }: Props) {
  if (asking) return <SkeletonRows rows={3} />;
  if (text === '') {
    return (
      <EmptyState title={say('customers.none')} explained={say('customers.noneExplained')}>
        <Button onClick={onAdd}>{say('customers.addButton')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={say('shell.nothingFound', { text })}>
      <Button onClick={onAdd}>{say('customers.addNamed', { text })}</Button>
      <Button variant="ghost" onClick={onClear}>
        {say('shell.clearSearch')}
      </Button>
    </EmptyState>
  );
}
