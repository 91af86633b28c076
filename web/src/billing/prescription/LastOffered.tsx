import { formatCount, formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { History } from 'lucide-react';
import type { DatedPrescription } from './readPrescription.ts';

interface Props {
  /** What was prescribed last. */
  last: DatedPrescription | undefined;
  /** How many versions there are. */
  earlier: number;
  /** Its figures stand in the fields. */
  used: boolean;
  /** Something stands in the fields. */
  begun: boolean;
  onUse: () => void;
  onClear: () => void;
}

/** The last prescription of the customer, offered for this bill, and the way to empty the fields. */
export function LastOffered({ last, earlier, used, begun, onUse, onClear }: Props) {
  if (last === undefined && !begun) return null;
  return (
    <HStack justify="space-between" wrap="wrap" gap="2" pb="3">
      <HStack gap="2" color="fg.muted">
        {last && (
          <>
            <History size={18} strokeWidth={1.75} aria-hidden />
            {formatCount('prescription.earlier', earlier)}
          </>
        )}
      </HStack>
      <HStack gap="2">
        {last && !used && (
          <Button variant="outline" size="sm" onClick={onUse}>
            {formatMessage('prescription.useLast', { date: formatDay(last.date) })}
          </Button>
        )}
        {begun && (
          <Button variant="plain" size="sm" onClick={onClear}>
            {formatMessage('prescription.clear')}
            <Box srOnly>{formatMessage('prescription.title')}</Box>
          </Button>
        )}
      </HStack>
    </HStack>
  );
}
