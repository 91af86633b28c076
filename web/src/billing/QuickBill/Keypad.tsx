import { formatMessage, type CalculatorPress } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { KEYS, type CalculatorKey } from './keys.ts';

interface Props {
  onPress: (press: CalculatorPress) => void;
}

/** The calculator's keys for thumb or mouse. The field keeps the focus, so that typing can continue. */
export const Keypad = ({ onPress }: Props) => (
  <chakra.fieldset
    minW="0"
    aria-label={formatMessage('quickBill.keys')}
    display="grid"
    gridTemplateColumns="repeat(4, minmax(0, 1fr))"
    gap="2"
    mt="3"
  >
    {KEYS.map((one) => (
      <Key key={one.says ?? one.face} {...one} onPress={onPress} />
    ))}
  </chakra.fieldset>
);

function Key({ press, says, icon: Icon, face, onPress }: CalculatorKey & Props) {
  return (
    <Button
      variant="outline"
      {...(press.key !== 'digit' && { bg: 'bg.muted', color: 'accent.fg' })}
      size="lg"
      px="0"
      {...(says && { 'aria-label': formatMessage(says), title: formatMessage(says) })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(press)}
    >
      {Icon ? <Icon strokeWidth={2} aria-hidden /> : face}
    </Button>
  );
}
