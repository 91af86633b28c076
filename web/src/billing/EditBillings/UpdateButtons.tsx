import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Kbd } from '../../ui/Kbd.tsx';
import { usePhone } from '../../ui/useWide.ts';
import type { EditedBill } from './useEdit.ts';

/** Saves, alone or continuing to the payment; problems are shown above. */
export function UpdateButtons({ bill }: { bill: EditedBill }) {
  const { problems, busy, checking, unsure, update, updateAndReceive, pending } = bill;
  // There is no room for key hints beside the labels, and phones have no keyboard.
  const phone = usePhone();
  return (
    <>
      {problems.cart !== undefined && (
        <Box role="alert" color="due.fg" textStyle="second" mb="2">
          {problems.cart}
        </Box>
      )}
      {checking && (
        <Box asChild color="fg.muted" textStyle="second" mb="2" display="block">
          <output>{formatMessage('faults.checkingSaved')}</output>
        </Box>
      )}
      {unsure && (
        <Box role="alert" color="due.fg" textStyle="second" mb="2">
          {formatMessage('faults.unsure')}
        </Box>
      )}
      <HStack gap="2" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <Button
          size="lg"
          flex="1"
          loading={busy}
          loadingText={formatMessage('shell.saving')}
          onClick={update}
        >
          {formatMessage(unsure ? 'faults.checkAgain' : 'billing.update')}
          {!phone && <Kbd keys={['Ctrl', 'Enter']} />}
        </Button>
        {pending > 0 && (
          <Button size="lg" variant="outline" disabled={busy} onClick={updateAndReceive}>
            {formatMessage('billing.updateAndReceive')}
            {!phone && <Kbd keys={['P']} />}
          </Button>
        )}
      </HStack>
    </>
  );
}
