import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { HStack } from '@chakra-ui/react/stack';
import { useState, type ReactNode } from 'react';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';

interface Props {
  /** Name of the billing employee; undefined if none is chosen. */
  billedBy: string | undefined;
  problem: string | undefined;
  /** The button to continue. */
  act: ReactNode;
  /** The panel in the sheet: the chosen customer and the billing employee. */
  children: ReactNode;
}

/** The bottom bar of phones and tablets: the billing employee and the main action. */
export function ChosenBar({ billedBy, problem, act, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Box borderTop="1px solid" borderColor="border" bg="bg" px={{ base: '4', md: '5' }} pt="2" pb="3.5">
      <HStack justify="space-between" minH="control.touch">
        <Box color="fg.muted" truncate>
          {billedBy === undefined ? (
            formatMessage('billing.chosenCustomer')
          ) : (
            <>
              {formatMessage('billing.billedBy')}{' '}
              <Box as="span" color="fg" fontWeight="semibold">
                {billedBy}
              </Box>
            </>
          )}
        </Box>
        <Button variant="ghost" px="0" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {formatMessage(billedBy === undefined ? 'billing.showChosen' : 'billing.change')}
        </Button>
      </HStack>
      {problem !== undefined && (
        <Box role="alert" color="due.fg" textStyle="second" mb="2">
          {problem}
        </Box>
      )}
      {act}
      <Sheet open={open} onOpen={setOpen}>
        <Drawer.Header>
          <Drawer.Title>{formatMessage('billing.chosenCustomer')}</Drawer.Title>
          <SheetClose />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Sheet>
    </Box>
  );
}
