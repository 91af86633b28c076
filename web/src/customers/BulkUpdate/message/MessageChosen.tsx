import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { MessageCircle } from 'lucide-react';

/** "Message (n)": prepares a message to the selected contacts; each is sent with a tap. */
export function MessageChosen({ n, onClick }: { n: number; onClick: () => void }) {
  const says = formatMessage('bulkMessage.button', { n: n.toLocaleString('en-IN') });
  return (
    <Button
      size="sm"
      variant="outline"
      h={{ base: 'control.lg', md: 'control.sm' }}
      px={{ base: '0', md: '3' }}
      minW="control.touch"
      aria-label={says}
      onClick={onClick}
    >
      <MessageCircle strokeWidth={1.75} aria-hidden />
      <Span hideBelow="md">{says}</Span>
    </Button>
  );
}
