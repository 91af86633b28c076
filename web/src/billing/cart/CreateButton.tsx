import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Kbd } from '../../ui/Kbd.tsx';
import type { Bill } from './useBill.ts';

/** The button that creates the bill, with problems of the whole bill above. */
export function CreateButton({ bill }: { bill: Bill }) {
  const { words, problems, busy, refreshing, checking, unsure, create } = bill;
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
      <Button
        size="lg"
        w="full"
        loading={busy}
        loadingText={formatMessage(refreshing ? 'billing.refreshing' : 'shell.saving')}
        onClick={create}
      >
        {formatMessage(unsure ? 'faults.checkAgain' : words.create)}
        <Kbd keys={['Ctrl', 'Enter']} />
      </Button>
    </>
  );
}
