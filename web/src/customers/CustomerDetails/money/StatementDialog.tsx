import { checkStatementRange, financialYearStart, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { StatementLines } from './StatementLines.tsx';

interface Props {
  /** Global id of the customer. */
  id: string;
  onClose: () => void;
}

/**
 * The statement of account: a range of days, by default this financial year, with all bills and payments in
 * it, and downloads.
 */
export function StatementDialog({ id, onClose }: Props) {
  const { today } = useShopClock();
  const [from, setFrom] = useState<string>(financialYearStart(today));
  const [to, setTo] = useState<string>(today);
  const wrong = checkStatementRange(from, to);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.message : undefined);
  return (
    <DialogFrame title={formatMessage('statement.title')} size="lg" closable onClose={onClose}>
      <Dialog.Body pb="5">
        <HStack gap="4" align="start" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
          <Labelled label={formatMessage('statement.from')} error={errorOf('from')}>
            <DateField value={from} onValue={setFrom} max={today} />
          </Labelled>
          <Labelled label={formatMessage('statement.to')} error={errorOf('to')}>
            <DateField value={to} onValue={setTo} />
          </Labelled>
        </HStack>
        <Box mt="4" aria-live="polite">
          {wrong === undefined && (
            <Part
              key={`${from} ${to}`}
              title={formatMessage('statement.failed')}
              skeleton={<SkeletonRows rows={4} />}
            >
              {(attempt) => <StatementLines id={id} from={from} to={to} attempt={attempt} />}
            </Part>
          )}
        </Box>
      </Dialog.Body>
    </DialogFrame>
  );
}
