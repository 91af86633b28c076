import { parseQuantity, parseStock, quantityText, formatMessage, type Milli } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { Minus, Plus } from 'lucide-react';
import { useTypedValue } from './useTypedValue.ts';

interface Props {
  /** The counted item, for the accessible names of buttons and field. */
  name: string;
  value: Milli;
  /** Above zero, unless `orNone`; unreadable text changes nothing. */
  onValue: (quantity: Milli) => void;
  /** The typed text is not a quantity: it stays, and must not be treated as the previous quantity. */
  onUnreadable?: (unreadable: boolean, text: string) => void;
  /** The step of the buttons, 1 by default. */
  step?: Milli;
  /** The largest quantity that can be sold; plus is disabled there. The screen explains why. */
  max?: Milli | undefined;
  invalid?: boolean;
  /** Zero is allowed. */
  orNone?: boolean;
  /** Parses the text, if it is not a stock quantity. */
  parse?: (text: string) => Milli | undefined;
  /** As high as the fields beside it. */
  field?: boolean;
}

const StepButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: { base: 'control', lg: 'control.sm' },
    flexShrink: '0',
    color: 'fg',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle', cursor: 'disabled' },
    _focusVisible: { outlineOffset: '-2px' },
    _icon: { boxSize: 'icon.sm' },
  },
});

const Number = chakra('input', {
  base: {
    w: 'full',
    minW: '0',
    textAlign: 'center',
    fontWeight: 'semibold',
    bg: 'transparent',
    borderInline: '1px solid',
    borderColor: 'border',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/**
 * A quantity: minus, an editable number, plus. 98 x 32 px, with touch targets 44 px high. Scanner input never gets
 * here, because the screen handles it first (see the cart).
 */
export function QuantityStepper(props: Props) {
  const { name, value, onValue, onUnreadable, step = 1000, max, invalid = false, orNone = false } = props;
  const { parse = orNone ? parseStock : parseQuantity, field = false } = props;
  const take = (quantity: Milli | undefined): void => {
    if (quantity !== undefined) onValue(quantity);
  };
  const typed = useTypedValue(quantityText(value), parse, take, onUnreadable);
  const press = (quantity: Milli): void => {
    typed.reset();
    onValue(quantity);
  };
  return (
    <chakra.fieldset
      aria-label={name}
      minW="0"
      display="inline-flex"
      w={{ base: 'stepper.touch', lg: 'stepper' }}
      flexShrink="0"
      h={field ? { base: 'control.lg', md: 'control' } : { base: 'control.touch', lg: 'control.sm' }}
      border="1px solid"
      borderColor={invalid ? 'border.error' : 'border.emphasized'}
      borderRadius="l2"
      bg="bg"
      overflow="hidden"
    >
      <StepButton
        type="button"
        aria-label={formatMessage('billing.less', { name })}
        disabled={orNone ? value === 0 : value <= step}
        onClick={() => press(Math.max(0, value - step))}
      >
        <Minus strokeWidth={2} aria-hidden />
      </StepButton>
      <Number
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${formatMessage('billing.quantity')}, ${name}`}
        aria-invalid={invalid}
        value={typed.text}
        onFocus={(event) => {
          typed.onFocus();
          event.target.select();
        }}
        onChange={(event) => typed.onChange(event.target.value)}
        onBlur={typed.onBlur}
      />
      <StepButton
        type="button"
        aria-label={formatMessage('billing.more', { name })}
        disabled={max !== undefined && value + step > max}
        onClick={() => press(value + step)}
      >
        <Plus strokeWidth={2} aria-hidden />
      </StepButton>
    </chakra.fieldset>
  );
}
