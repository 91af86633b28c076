import { formatMessage } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import type { FocusEventHandler } from 'react';
import { DateField } from '../DateField.tsx';

interface Props {
  name: string;
  /** "2026-11-22T16:30"; parts may be missing while it is entered. */
  value: string;
  onText: (text: string) => void;
  onBlur: FocusEventHandler;
}

/** A day in the shop's format and a time. */
export function DateTimeControl({ name, value, onText, onBlur }: Props) {
  const [day = '', time = ''] = value.split('T');
  const change = (nextDay: string, nextTime: string): void =>
    onText(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  return (
    <HStack gap="2" w="full">
      <DateField name={name} value={day} onValue={(next) => change(next, time)} onBlur={onBlur} />
      <Input
        type="time"
        w="cell.status"
        flexShrink="0"
        id={`${name}-time`}
        aria-label={formatMessage('dates.time')}
        value={time}
        onChange={(event) => change(day, event.target.value)}
        onBlur={onBlur}
      />
    </HStack>
  );
}
