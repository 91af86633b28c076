import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { GripVertical } from 'lucide-react';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';

interface Props {
  ref: RefObject<HTMLButtonElement | null>;
  name: string;
  /** Lifted by the keyboard. */
  lifted: boolean;
  /** An order is on its way: nothing else is moved meanwhile, and the keyboard stays here. */
  rests: boolean;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/** What a tile is dragged by; with the keyboard Space lifts it, arrows move it, Space drops it, Escape puts it back. */
export function TileHandle({ ref, name, lifted, rests, onKey, onLeave }: Props) {
  useEffect(() => {
    // Moved in the page, the button may lose the focus: the keyboard stays with it.
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
