import { formatCount, formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { History } from 'lucide-react';
import type { DatedPrescription } from './readPrescription.ts';

interface Props {
  /** The latest prescription. */
  last: DatedPrescription | undefined;
  /** Number of versions. */
  earlier: number;
  /** The fields contain its figures. */
  used: boolean;
  /** The fields contain input. */
  begun: boolean;
  onUse: () => void;
  onClear: () => void;
}

/** Offers the customer's last prescription for this bill, and a button that clears the fields. */
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
