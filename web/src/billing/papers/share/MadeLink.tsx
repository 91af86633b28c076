import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { canShare, copyLink, openWhatsApp, sendText } from '../sharePaper.ts';
import type { Shared } from './shared.ts';

interface Props {
  shared: Shared;
  link: string;
}

/** A new link, and the ways to send it. */
export function MadeLink({ shared: { text, mobile }, link }: Props) {
  const message = formatMessage('share.text', { bill: text, link });
  return (
    <VStack align="stretch" gap="3">
      <Labelled label={formatMessage('share.link')} hint={formatMessage('share.made')}>
        <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Labelled>
      <HStack gap="2" flexWrap="wrap">
        <Button flex="1" onClick={() => openWhatsApp(message, mobile)}>
          <MessageCircle strokeWidth={1.75} aria-hidden />
          {formatMessage('share.whatsApp')}
        </Button>
        <Button flex="1" variant="outline" onClick={() => void copyLink(link)}>
          <Copy strokeWidth={1.75} aria-hidden />
          {formatMessage('share.copy')}
        </Button>
        {canShare() && (
          <Button flex="1" variant="outline" onClick={() => void sendText(message)}>
            <Share2 strokeWidth={1.75} aria-hidden />
            {formatMessage('share.sendLink')}
          </Button>
        )}
      </HStack>
    </VStack>
  );
}
