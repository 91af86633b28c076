import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { GripVertical } from 'lucide-react';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';

interface Props {
  ref: RefObject<HTMLButtonElement | null>;
  name: string;
  /** Picked up by keyboard. */
  lifted: boolean;
  /** A reorder is being saved; dragging is disabled meanwhile, and keyboard focus stays here. */
  rests: boolean;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/**
 * The drag handle of a tile. By keyboard: Space picks it up, arrows move it, Space drops it, Escape cancels.
 */
export function TileHandle({ ref, name, lifted, rests, onKey, onLeave }: Props) {
  useEffect(() => {
    // Moving the node in the DOM may drop the focus, so it is restored.
    if (lifted) ref.current?.focus();
  });
  return (
    <Button
      ref={ref}
      variant="plain"
      size="sm"
      px="0"
      cursor="grab"
      aria-label={formatMessage('designScreen.move', { name })}
      aria-pressed={lifted}
      aria-disabled={rests}
      onKeyDown={rests ? undefined : onKey}
      onBlur={onLeave}
    >
      <GripVertical strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
