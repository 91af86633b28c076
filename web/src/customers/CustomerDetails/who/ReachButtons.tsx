import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { MessageCircle, Phone, StickyNote } from 'lucide-react';
import { whatsAppAddress } from './whatsApp.ts';

interface Props {
  mobile: string | null | undefined;
  /** On a phone, the Add Note button is here. */
  onNote?: () => void;
}

/** A tile on a phone, with the icon above its label. */
const TILE = {
  flex: '1',
  minW: '0',
  h: { base: 'auto', md: 'control.touch' },
  px: '2',
  py: { base: '2', md: '0' },
  flexDirection: { base: 'column', md: 'row' },
  textStyle: { base: 'second', md: 'rowTitle' },
} as const;

/** Buttons to call or message the customer. */
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
