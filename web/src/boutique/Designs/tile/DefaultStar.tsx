import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';

interface Props {
  /** Name of the option. */
  name: string;
  /**
   * Radio group name shared by the options of an area with one default; undefined if each option is a default
   * on its own.
   */
  group: string | undefined;
  checked: boolean;
  disabled: boolean;
  onChecked: (checked: boolean) => void;
}

const Label = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: { base: 'control.touch', md: 'control.sm' },
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': { color: 'accent.fg' },
    '&:has(:disabled)': { cursor: 'default', bg: 'transparent' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}' },
  },
});

/** Marks an option as a default of new orders: a radio button, or a checkbox for add-ons (spec 3 §4). */
export function DefaultStar({ name, group, checked, disabled, onChecked }: Props) {
  return (
    <Label>
      <chakra.input
        type={group === undefined ? 'checkbox' : 'radio'}
        {...(group !== undefined && { name: group })}
        srOnly
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <Star size={18} strokeWidth={1.75} fill={checked ? 'currentcolor' : 'none'} aria-hidden />
      <Span srOnly>{formatMessage('designScreen.default', { name })}</Span>
    </Label>
  );
}
