import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ArrowDownUp } from 'lucide-react';
import { useNewestFirst } from './useNewestFirst.ts';

/** Reverses the order of the cart's lines, and says where the choice is stored. */
export function NewestFirstButton() {
  const [newestFirst, turn] = useNewestFirst();
  return (
    <Button
      variant="plain"
      size="xs"
      aria-label={formatMessage('billing.newestFirst')}
      title={formatMessage('billing.newestFirstHint')}
      aria-pressed={newestFirst}
      color={newestFirst ? 'accent.fg' : 'fg.muted'}
      onClick={turn}
    >
      <ArrowDownUp size={16} strokeWidth={2} aria-hidden />
    </Button>
  );
}
