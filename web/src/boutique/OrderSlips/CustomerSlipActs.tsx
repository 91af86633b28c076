import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Link2, MessageCircle } from 'lucide-react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { whatsAppAddress } from '../../customers/index.ts';
import { useShareOrder } from '../order/useOrderLinks.ts';
import type { SlipOrder } from './fetchSlips.ts';

interface Props {
  order: SlipOrder;
  link: string | undefined;
  onLink: (link: string) => void;
}

/** The customer's link, whose URL is known only when it is created, and the chat that sends it. */
export function CustomerSlipActs({ order: { id, number, mobile }, link, onLink }: Props) {
  const { write, busy } = useShareOrder();
  const make = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), order: id });
    if (outcome.kind === 'saved') onLink(outcome.saved.url);
    else toast.error(outcome.message);
  };
  if (link === undefined) {
    return (
      <Box>
        <Box color="fg.muted" mb="3">
          {formatMessage('slips.linkExplained')}
        </Box>
        <Button variant="outline" loading={busy} onClick={() => void make()}>
          <Link2 strokeWidth={1.75} aria-hidden />
          {formatMessage('slips.makeLink')}
        </Button>
      </Box>
    );
  }
  // Numbers without a country code get 91 (spec 3 §9).
  const chat = whatsAppAddress(mobile, `${formatMessage('orderDetails.linkText', { number })} ${link}`);
  const icon = <MessageCircle strokeWidth={1.75} aria-hidden />;
  return (
    <HStack gap="3" flexWrap="wrap">
      {chat === undefined ? (
        <Button variant="outline" onClick={() => toast.error(formatMessage('slips.noWhatsApp'))}>
          {icon}
          {formatMessage('slips.whatsApp')}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {icon}
            {formatMessage('slips.whatsApp')}
          </a>
        </Button>
      )}
    </HStack>
  );
}
