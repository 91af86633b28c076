import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';

interface Props {
  name: string;
  /** Undefined: closed. */
  pin: string | undefined;
  onClose: () => void;
}

/** The PIN, large enough to be read out; it is not shown again. A click beside it must not lose it. */
export function MadePinDialog({ name, pin, onClose }: Props) {
  return (
    <Dialog.Root
      size="sm"
      open={pin !== undefined}
      closeOnInteractOutside={false}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('session.madePinTitle', { name })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Description>{say('session.madePinExplained', { name })}</Dialog.Description>
            <Dialog.Body>
              <Box textStyle="total" textAlign="center" py="4" aria-hidden>
                {pin}
              </Box>
              {/* Digit by digit, not as a number in the thousands. */}
              <Span srOnly>{pin?.split('').join(' ')}</Span>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{say('shell.close')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
