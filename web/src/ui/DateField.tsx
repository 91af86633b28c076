import { formatDayAs, isDay, readDay, formatMessage, type Day } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Calendar } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from './lazyPart.ts';
import { useTypedValue } from './useTypedValue.ts';

const CalendarPopover = lazyPart(() => import('./calendar/CalendarPopover.tsx'));

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'defaultValue' | 'min' | 'max' | 'type'> {
  /** A day, '' for none, or text that is not a day, which the form reports as a problem. */
  value: string;
  onValue: (text: string) => void;
  /** The limits of the calendar; the form reports typed days outside them. */
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A date in the shop's format: typed (25/12/2026, 251226, 25 Dec 2026), or chosen from a calendar. */
export function DateField({ value, onValue, min, max, onFocus, onBlur, ...rest }: Props) {
  /** The element that opened the calendar and is focused after it closes. */
  const [opener, setOpener] = useState<HTMLElement>();
  const input = useRef<HTMLInputElement>(null);
  const day = isDay(value) ? value : undefined;
  const typed = useTypedValue(
    day === undefined ? value : formatDayAs(day, 'SLASHES'),
    (text) => readDay(text, max) ?? text.trim(),
    (next) => onValue(next ?? ''),
  );
  const close = (): void => setOpener(undefined);
  return (
    <>
      <InputGroup
        endElement={
          <Button
            variant="plain"
            size="xs"
            disabled={rest.disabled ?? false}
            aria-label={formatMessage('dates.openCalendar')}
            aria-haspopup="dialog"
            aria-expanded={opener !== undefined}
            onClick={(event) => setOpener(event.currentTarget)}
          >
            <Calendar size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        }
      >
        <Input
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          placeholder={formatMessage('dates.order')}
          {...rest}
          value={typed.text}
          onChange={(event) => typed.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!event.altKey || event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpener(event.currentTarget);
          }}
          onFocus={(event) => {
            typed.onFocus();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            typed.onBlur();
            onBlur?.(event);
          }}
        />
      </InputGroup>
      {opener && (
        <Suspense>
          <CalendarPopover
            anchor={() => input.current}
            opener={opener}
            day={day}
            min={min}
            max={max}
            onDay={(chosen) => {
              typed.reset();
              onValue(chosen);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
