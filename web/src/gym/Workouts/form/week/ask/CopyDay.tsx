import { copyDay, formatMessage, WEEK, type WeekDay } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Dialog } from '@chakra-ui/react/dialog';
import { VStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { FormDialog } from '../../../../../ui/dialog/FormDialog.tsx';
import { dayName } from '../dayName.ts';
import { useWeek } from '../WeekContext.ts';

interface Props {
  from: WeekDay;
  onClose: () => void;
}

/** Copies a day's plan to other days. */
export function CopyDay({ from, onClose }: Props) {
  const { week, act } = useWeek();
  const [days, setDays] = useState<readonly WeekDay[]>([]);
  const copy = (): void => {
    const to = WEEK.filter((day) => days.includes(day));
    const names = { from: dayName(from), to: to.map(dayName).join(', ') };
    act(copyDay(week, from, to), formatMessage('workouts.copied', names));
    onClose();
  };
  return (
    <FormDialog
      open
      title={formatMessage('workouts.copyTitle', { day: dayName(from) })}
      description={formatMessage('workouts.copyExplained')}
      onClose={onClose}
    >
      <Dialog.Body>
        <VStack align="stretch" gap="3">
          {WEEK.filter((day) => day !== from).map((day) => (
            <Checkbox.Root
              key={day}
              checked={days.includes(day)}
              onCheckedChange={({ checked }) =>
                setDays(checked === true ? [...days, day] : days.filter((one) => one !== day))
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{dayName(day)}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </VStack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button disabled={days.length === 0} onClick={copy}>
          {formatMessage('workouts.copyNow')}
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
