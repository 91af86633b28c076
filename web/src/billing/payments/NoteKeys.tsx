import { formatRupees, nextNotes, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import type { Tendering } from './tender.ts';

/** Likely note amounts for a cash payment: one press enters the amount and shows the change. */
export function NoteKeys({ money }: { money: Tendering }) {
  const { tender, total, paid, give } = money;
  const notes = tender.split == null && tender.mode === 'CASH' && total > 0 ? nextNotes(total) : [];
  if (notes.length === 0) return null;
  return (
    <HStack as="fieldset" border="0" m="0" p="0" minW="0" aria-label={formatMessage('billing.notes')} gap="2">
      {notes.map((given) => (
        <Button
          key={given}
          size="sm"
          variant="outline"
          flex="1"
          px="1"
          aria-pressed={paid.advance + paid.change === given}
          onClick={() => give(given)}
        >
          {formatRupees(given).replace('.00', '')}
        </Button>
      ))}
    </HStack>
  );
}
