import { keepMeasure, showMeasure, stepMeasure, type LengthUnit } from '@galla/domain';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { useState } from 'react';
import { MAX_MEASURE_TEXT } from './entries.ts';

interface Props extends Pick<InputProps, 'id' | 'aria-label' | 'placeholder' | 'onFocus' | 'onBlur'> {
  /** The stored text, in `unit`. */
  value: string;
  unit: LengthUnit;
  /** The unit in which it is displayed and typed. */
  shownIn: LengthUnit;
  /** Id of the element with its error message. */
  wrong?: string | undefined;
  onValue: (value: string) => void;
}

/**
 * Input of one length; arrow keys step it. The typed text is kept as typed, even if it is stored in another
 * unit.
 */
export function MeasureInput({ value, unit, shownIn, wrong, onValue, onFocus, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: string; shownIn: LengthUnit }>();
  const isTyped = typed?.value === value && typed.shownIn === shownIn;
  const text = isTyped ? typed.text : showMeasure(value, unit, shownIn);
  const take = (next: string): void => {
    const kept = keepMeasure(next, shownIn, unit);
    setTyped({ text: next, value: kept, shownIn });
    onValue(kept);
  };
  return (
    <Input
      {...rest}
      w="24"
      h={{ base: 'control.lg', md: 'control' }}
      textAlign="end"
      fontWeight="semibold"
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_MEASURE_TEXT}
      aria-invalid={wrong !== undefined}
      {...(wrong !== undefined && { 'aria-describedby': wrong })}
      value={text}
      onFocus={(event) => {
        event.target.select();
        onFocus?.(event);
      }}
      onChange={(event) => take(event.target.value)}
      onKeyDown={(event) => {
        const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        const next = steps === 0 ? undefined : stepMeasure(text, shownIn, steps);
        if (next === undefined) return;
        event.preventDefault();
        take(next);
      }}
    />
  );
}
