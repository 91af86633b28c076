import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';

interface Props {
  /** Something narrows the list down. */
  filtered: boolean;
  mayBill: boolean;
  onClear: () => void;
}

/** No bill at all, or none that matches (spec 2 §8). */
export function NothingFound({ filtered, mayBill, onClear }: Props) {
  if (filtered) {
    return (
      <EmptyState title={say('history.none')} explained={say('history.noMatch')}>
        <Button variant="outline" onClick={onClear}>
          {say('history.clearFilters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={say('history.none')} explained={say('history.noneExplained')}>
      {mayBill && (
        <Button asChild>
          <Link to="/Billing">{say('history.firstBill')}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
