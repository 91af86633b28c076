import { Checkbox } from '@chakra-ui/react/checkbox';
import { Span } from '@chakra-ui/react/span';

interface Props {
  /** What it selects, for screen readers. */
  name: string;
  checked: boolean | 'indeterminate';
  disabled?: boolean;
  onTick: () => void;
}

/** A tick with a target that a thumb meets. */
export const TickBox = ({ name, checked, disabled = false, onTick }: Props) => (
  <Checkbox.Root
    checked={checked}
    disabled={disabled}
    justifyContent="center"
    gap="0"
    minW="control.touch"
    minH="control.touch"
    flexShrink="0"
    onCheckedChange={onTick}
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>
      <Span srOnly>{name}</Span>
    </Checkbox.Label>
  </Checkbox.Root>
);
