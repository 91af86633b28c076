import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Kbd } from '../../../../ui/Kbd.tsx';

/** Keyboard hints of the week; hidden without a keyboard. */
export const WeekKeys = () => (
  <HStack
    display={{ base: 'none', lg: 'flex' }}
    flexWrap="wrap"
    gap="2"
    pt="4"
    pb="3"
    color="fg.muted"
    textStyle="second"
  >
    <Kbd keys={['Enter']} />
    {formatMessage('workouts.keyNext')}
    <Kbd keys={['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']} />
    {formatMessage('workouts.keyWalk')}
    <Kbd keys={['Ctrl', 'Shift']} stays />
    {formatMessage('workouts.keyMove')}
  </HStack>
);
