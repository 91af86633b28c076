import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  /** There are campaigns, but none is like this. */
  filtered: 'search' | 'state' | undefined;
  /** Undefined where the person may not. */
  onAdd: (() => void) | undefined;
  onClear: () => void;
}

/** In place of cards: nothing yet, or nothing found. */
export const NoCampaigns = ({ filtered, onAdd, onClear }: Props) =>
  filtered !== undefined ? (
    <EmptyState title={formatMessage(filtered === 'search' ? 'marketing.noneFound' : 'marketing.noneSuch')}>
      <Button variant="outline" onClick={onClear}>
        {formatMessage('marketing.showAll')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={formatMessage('marketing.none')} explained={formatMessage('marketing.noneExplained')}>
      {onAdd && <Button onClick={onAdd}>{formatMessage('marketing.add')}</Button>}
    </EmptyState>
  );
