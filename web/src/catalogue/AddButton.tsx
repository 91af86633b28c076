import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Plus } from 'lucide-react';
import { Kbd } from '../ui/Kbd.tsx';

interface Props {
  /** Name of the item. */
  name: string;
  /** The current row of the keyboard shows that Enter adds it. */
  current: boolean;
  onAdd: () => void;
}

/** Adds one of the item to the cart. */
export function AddButton({ name, current, onAdd }: Props) {
  return (
    <Button
      variant={current ? 'solid' : 'outline'}
      size="sm"
      minW={{ base: 'control.touch', lg: 'control.sm' }}
      h={{ base: 'control.touch', lg: 'control.sm' }}
      px={current ? '3' : '0'}
      onClick={(event) => {
        // Otherwise the row around it would add a second one.
        event.stopPropagation();
        onAdd();
      }}
    >
      <Span srOnly>{formatMessage('billing.addItem', { name })}</Span>
      {current ? (
        <Span aria-hidden display="inline-flex" alignItems="center" gap="2">
          {formatMessage('billing.add')}
          <Kbd keys={['Enter']} />
        </Span>
      ) : (
        <Plus strokeWidth={2} aria-hidden />
      )}
    </Button>
  );
}
