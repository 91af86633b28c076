import {
  checkCorrectionNote,
  CORRECTION_NOTE,
  CORRECTION_REASONS,
  formatCount,
  formatMessage,
  type CorrectionReason,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';

interface Props {
  /** Number of edited cells. */
  count: number;
  busy: boolean;
  onSave: (why: { reason: CorrectionReason; note: string }) => void;
}

const REASONS = CORRECTION_REASONS.map((value) => ({ value, label: formatMessage(`stock.reason.${value}`) }));

/** The reason of the correction, and the button that saves all cells. */
export function MatrixFoot({ count, busy, onSave }: Props) {
  const [reason, setReason] = useState<CorrectionReason>('COUNTED');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const wrong = checkCorrectionNote(reason, note)?.message;
    setProblem(wrong);
    if (wrong === undefined && count > 0 && !busy) onSave({ reason, note });
  };
  useShortcut('Ctrl+Enter', save, { inDialog: true });
  return (
    <HStack gap="3" align="end" w="full" wrap="wrap">
      <Box flex={{ base: '1 1 40%', md: '0 1 auto' }} minW="cell.status">
        <Labelled label={formatMessage('stock.reason')}>
          <SelectField options={REASONS} value={reason} onValue={setReason} />
        </Labelled>
      </Box>
      {reason === 'OTHER' && (
        <Box flex="1" minW="cell.amount">
          <Labelled label={formatMessage('stock.note')} error={problem} required>
            <Input
              value={note}
              maxLength={CORRECTION_NOTE}
              autoComplete="off"
              onChange={(event) => {
                setNote(event.target.value);
                setProblem(undefined);
              }}
            />
          </Labelled>
        </Box>
      )}
      <Button
        loading={busy}
        loadingText={formatMessage('shell.saving')}
        disabled={count === 0}
        onClick={save}
        ms="auto"
      >
        {formatCount('optical.saveCells', count)}
        <Kbd keys={['Ctrl', 'Enter']} />
      </Button>
    </HStack>
  );
}
