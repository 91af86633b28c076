import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FirstField, useFirstField } from './dialog/FirstField.tsx';
import { useOpener } from './dialog/opener.ts';
import { usePhone } from './useWide.ts';

interface Props {
  open: boolean;
  onOpen: (open: boolean) => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The side it comes from on tablets and desktops; on a phone the bottom. */
  from?: 'start' | 'end';
  /** Drawer.Header, Drawer.Body, Drawer.Footer. */
  children: ReactNode;
}

/**
 * A sheet above the screen, with a backdrop; full screen on a phone. Its first field is focused and the focus
 * returns to the opener; Escape closes it.
 */
export function Sheet({ open, onOpen, size = 'md', from = 'end', children }: Props) {
  const phone = usePhone();
  const { place, initialFocus } = useFirstField();
  const drawnAnew = useOpener(open);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => onOpen(details.open)}
      // As in DialogFrame.
      onFocusOutside={(event) => event.preventDefault()}
      // Escape in a cell that is being edited reverts the cell and leaves the sheet open.
      onEscapeKeyDown={(event) => {
        if (document.activeElement?.closest('[data-own-escape]')) event.preventDefault();
      }}
      size={size}
      initialFocusEl={initialFocus}
      finalFocusEl={drawnAnew}
      placement={phone && from === 'end' ? 'bottom' : from}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <FirstField place={place} />
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** The close button in the header of a sheet or drawer. */
export function SheetClose({ icon: Icon = X }: { icon?: LucideIcon }) {
  return (
    <Drawer.CloseTrigger asChild>
      <Button variant="plain" size="sm" px="0" aria-label={formatMessage('shell.close')}>
        <Icon strokeWidth={1.75} aria-hidden />
      </Button>
    </Drawer.CloseTrigger>
  );
}
