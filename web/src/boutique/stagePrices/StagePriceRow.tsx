import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MoneyInput } from '../../ui/MoneyInput.tsx';

interface Props {
  /** Name of the stage. */
  stage: string;
  amount: Paise | null;
  /** It was just added, so its price field takes the focus. */
  begun: boolean;
  mayEdit: boolean;
  /** Id of the element with its error message. */
  describedBy: string | undefined;
  onAmount: (amount: Paise | null) => void;
  onRemove: () => void;
}

/** What one stage is paid. */
export function StagePriceRow({ stage, amount, begun, mayEdit, describedBy, onAmount, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begun) input.current?.focus();
  }, [begun]);
  return (
    <HStack asChild py="1" gap="2" borderTop="1px solid" borderColor="border">
      <li>
        <Box flex="1" minW="0" overflowWrap="anywhere">
          {stage}
        </Box>
        <Box w="cell.figure" flexShrink="0">
          <MoneyInput
            ref={input}
            size={{ base: 'md', md: 'sm' }}
            aria-label={formatMessage('designScreen.stageAmount', { stage })}
            {...(describedBy !== undefined && { 'aria-invalid': true, 'aria-describedby': describedBy })}
            readOnly={!mayEdit}
            value={amount ?? undefined}
            onValue={(next) => onAmount(next ?? null)}
            // An unreadable amount stays as typed and has a problem.
            onUnreadable={() => undefined}
          />
        </Box>
        {mayEdit && (
          <Button
            variant="plain"
            size="sm"
            px="0"
            aria-label={formatMessage('designScreen.removeStage', { stage })}
            onClick={onRemove}
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      </li>
    </HStack>
  );
}
