import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Kbd } from '../../ui/Kbd.tsx';

interface Props {
  mayBill: boolean;
  busy: boolean;
  /** On a desktop, where the keyboard shortcut works. */
  keys: boolean;
  onContinue: () => void;
}

/** The main action, "Select & Continue"; users who may not bill see a note in its place. */
export function GoOn({ mayBill, busy, keys, onContinue }: Props) {
  if (!mayBill) return <Box color="fg.muted">{formatMessage('billing.lookOnly')}</Box>;
  return (
    <Button size="lg" w="full" loading={busy} onClick={onContinue}>
      {formatMessage('billing.selectAndContinue')}
      {keys && <Kbd keys={['Ctrl', 'Enter']} />}
    </Button>
  );
}
