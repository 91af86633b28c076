import { formatMessage, mobileText, splitName } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff, Printer } from 'lucide-react';
import { printSheets } from '../../../app/print/printSheets.ts';

interface Props {
  name: string;
  mobile: string;
  /** Four digits. */
  pin: string;
}

/** Size of the slip in mm. */
const SLIP = { width: 58, height: 70 };

const Digit = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: 'control.touch',
    h: 'control.touch',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    bg: 'bg',
    textStyle: 'person',
  },
});

/** A slip on till paper: name, mobile and PIN. */
function slipOf({ name, mobile, pin }: Props): HTMLElement {
  const sheet = document.createElement('div');
  sheet.style.padding = '6mm';
  const lines = [name, mobile, `${formatMessage('employees.oneTimePin')}: ${pin}`, laterText(name)];
  sheet.append(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  return sheet;
}

const laterText = (name: string): string =>
  formatMessage('employees.ownPinLater', { name: splitName(name).firstName });

/** A PIN that is not stored in readable form: shown once, to be printed or written down. */
export function OneTimePin(props: Props) {
  const { name, mobile, pin } = props;
  return (
    <chakra.output
      display="block"
      borderTop="3px solid"
      borderColor="accent.solid"
      bg="bg.muted"
      p="4"
      mb="4"
      borderRadius="l2"
    >
      <HStack justifyContent="space-between" mb="2">
        <Span textStyle="rowTitle">{formatMessage('employees.oneTimePin')}</Span>
        <HStack gap="1" color="fg.muted">
          <EyeOff size={16} strokeWidth={1.75} aria-hidden />
          {formatMessage('employees.shownOnce')}
        </HStack>
      </HStack>
      <HStack gap="2" mb="2">
        {/* Digit by digit, so that screen readers do not read it as a number in the thousands. */}
        <Span srOnly>{pin.split('').join(' ')}</Span>
        {pin.split('').map((digit, place) => (
          // The digits never change order.
          <Digit key={place} aria-hidden>
            {digit}
          </Digit>
        ))}
        <Box ms="2">
          <Box>{mobileText(mobile)}</Box>
          <Box textStyle="second" color="fg.muted">
            {laterText(name)}
          </Box>
        </Box>
      </HStack>
      <Button variant="outline" size="sm" onClick={() => printSheets([slipOf(props)], SLIP)}>
        <Printer strokeWidth={1.75} aria-hidden />
        {formatMessage('employees.printSlip')}
      </Button>
    </chakra.output>
  );
}
