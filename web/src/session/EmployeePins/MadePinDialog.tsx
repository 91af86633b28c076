import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Span } from '@chakra-ui/react/span';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';

interface Props {
  name: string;
  /** Undefined while closed. */
  pin: string | undefined;
  onClose: () => void;
}

/** The PIN, large enough to be read out; it is not shown again. Clicking outside must not close the dialog. */
export function MadePinDialog({ name, pin, onClose }: Props) {
  return (
    <DialogFrame
      size="sm"
      open={pin !== undefined}
      title={formatMessage('session.madePinTitle', { name })}
      description={formatMessage('session.madePinExplained', { name })}
      closes="deliberately"
      onClose={onClose}
    >
      <Dialog.Body>
        <Box textStyle="total" textAlign="center" py="4" aria-hidden>
          {pin}
        </Box>
        {/* Read out digit by digit, not as a number in the thousands. */}
        <Span srOnly>{pin?.split('').join(' ')}</Span>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{formatMessage('shell.close')}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
