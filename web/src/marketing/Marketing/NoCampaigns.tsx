import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  /** Set if there are campaigns, but none matches. */
  filtered: 'search' | 'state' | undefined;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
  onClear: () => void;
}

/** Shown instead of cards if there are none, or none that match. */
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
