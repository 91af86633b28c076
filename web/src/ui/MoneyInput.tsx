import { formatAmount, parseRupees, type Paise } from '@galla/domain';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Span } from '@chakra-ui/react/span';
import type { Ref } from 'react';
import { useTypedValue } from './useTypedValue.ts';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Undefined if empty or unreadable. */
  value: Paise | undefined;
  onValue: (amount: Paise | undefined) => void;
  /** The typed text is not an amount: it stays, and must not be treated as an empty field. */
  onUnreadable?: (unreadable: boolean, text: string) => void;
  /** Without the leading ₹, if a unit is shown beside the field. */
  bare?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount field: right-aligned; focusing it selects everything, so that typing replaces it. */
export function MoneyInput({ value, onValue, onUnreadable, bare = false, onBlur, onFocus, ...rest }: Props) {
  const shown = value === undefined ? '' : formatAmount(value);
  const typed = useTypedValue(shown, parseRupees, onValue, onUnreadable);
  const field = (
    <Input
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      {...rest}
      value={typed.text}
      onChange={(event) => typed.onChange(event.target.value)}
      onFocus={(event) => {
        typed.onFocus();
        event.target.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        typed.onBlur();
        onBlur?.(event);
      }}
    />
  );
  if (bare) return field;
  return <InputGroup startElement={<Span color="fg.subtle">₹</Span>}>{field}</InputGroup>;
}
