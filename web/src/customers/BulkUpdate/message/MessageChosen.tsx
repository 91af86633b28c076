import { MESSAGE_PEOPLE, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../app/toast/toast.ts';
import { MessageDialog } from './MessageDialog.tsx';

/** "Message (n)": prepares a text for the chosen contacts, of whom each is written to by a tap. */
export function MessageChosen({ ids }: { ids: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const says = formatMessage('bulkMessage.button', { n: ids.length.toLocaleString('en-IN') });
  const begin = (): void => {
    if (ids.length === 0) toast.error(formatMessage('contacts.noneChosen'));
    else if (ids.length > MESSAGE_PEOPLE)
      toast.error(formatMessage('bulkMessage.tooMany', { n: MESSAGE_PEOPLE }));
    else setOpen(true);
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        h={{ base: 'control.lg', md: 'control.sm' }}
        px={{ base: '0', md: '3' }}
        minW="control.touch"
        aria-label={says}
        onClick={begin}
      >
        <MessageCircle strokeWidth={1.75} aria-hidden />
        <Span hideBelow="md">{says}</Span>
      </Button>
      {open && <MessageDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  );
}
