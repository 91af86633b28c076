import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  filtered: boolean;
  onShowAll: () => void;
}

/** Nothing was told yet, or nothing of what is asked for. */
export function NoNotifications({ filtered, onShowAll }: Props) {
  if (!filtered) {
    return <EmptyState title={say('notifications.empty')} explained={say('notifications.emptyExplained')} />;
  }
  return (
    <EmptyState title={say('notifications.noneMatch')}>
      <Button variant="outline" onClick={onShowAll}>
        {say('notifications.showAll')}
      </Button>
    </EmptyState>
  );
}
