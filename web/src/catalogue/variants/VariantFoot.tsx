import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Kbd } from '../../ui/Kbd.tsx';

interface Props {
  /** Nothing is chosen; shown after the user tried to continue. */
  problem: string | undefined;
  onCancel: () => void;
  onChoose: () => void;
}

/** The problem of the whole form, and the button that adds to the cart. */
export const VariantFoot = ({ problem, onCancel, onChoose }: Props) => (
  <Dialog.Footer alignItems="center">
    {problem !== undefined && (
      <Box role="alert" color="due.fg" textStyle="second" me="auto">
        {problem}
      </Box>
    )}
    <Button variant="outline" onClick={onCancel}>
      {formatMessage('shell.cancel')}
    </Button>
    <Button onClick={onChoose}>
      {formatMessage('billing.addToCart')}
      <Kbd keys={['Ctrl', 'Enter']} />
    </Button>
  </Dialog.Footer>
);
