import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { MessageCircle, Phone, StickyNote } from 'lucide-react';
import { whatsAppAddress } from './whatsApp.ts';

interface Props {
  mobile: string | null | undefined;
  /** On a phone the note is written from here. */
  onNote?: () => void;
}

/** On a phone a tile with the icon above its word. */
const TILE = {
  flex: '1',
  minW: '0',
  h: { base: 'auto', md: 'control.touch' },
  px: '2',
  py: { base: '2', md: '0' },
  flexDirection: { base: 'column', md: 'row' },
  textStyle: { base: 'second', md: 'rowTitle' },
} as const;

/** One tap to talk to the customer. */
export function ReachButtons({ mobile, onNote }: Props) {
  const chat = whatsAppAddress(mobile);
  return (
    <HStack gap="2" align="stretch">
      {mobile != null && (
        <Button asChild variant="outline" {...TILE}>
          <a href={`tel:${mobile}`}>
            <Phone strokeWidth={1.75} aria-hidden />
            {formatMessage('customers.call')}
          </a>
        </Button>
      )}
      {chat !== undefined && (
        <Button asChild variant="outline" {...TILE}>
          <a href={chat} target="_blank" rel="noopener noreferrer">
            <MessageCircle strokeWidth={1.75} aria-hidden />
            {formatMessage('customers.whatsApp')}
          </a>
        </Button>
      )}
      {onNote && (
        <Button variant="outline" {...TILE} hideFrom="md" onClick={onNote}>
          <StickyNote strokeWidth={1.75} aria-hidden />
          {formatMessage('customers.addNote')}
        </Button>
      )}
    </HStack>
  );
}
