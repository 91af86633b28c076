import { Checkbox } from '@chakra-ui/react/checkbox';
import { Span } from '@chakra-ui/react/span';
import { useRef } from 'react';

interface Props {
  /** What it selects, for screen readers. */
  name: string;
  checked: boolean | 'indeterminate';
  disabled?: boolean;
  /** `shift`: whether Shift was held. */
  onTick: (shift: boolean) => void;
  onFocus?: () => void;
}

/** A checkbox with a touch-sized target. */
export function TickBox({ name, checked, disabled = false, onTick, onFocus }: Props) {
  // A change event does not say which modifier keys were held.
  const shift = useRef(false);
  return (
    <Checkbox.Root
      checked={checked}
      disabled={disabled}
      justifyContent="center"
      gap="0"
      minW="control.touch"
      minH="control.touch"
      flexShrink="0"
      onFocus={onFocus}
      onPointerDown={(event) => {
        shift.current = event.shiftKey;
      }}
      onCheckedChange={() => {
        onTick(shift.current);
        shift.current = false;
      }}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        <Span srOnly>{name}</Span>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
