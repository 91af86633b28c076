import { campaignState, campaignText, formatDay, formatMessage, MESSAGE_CHARACTERS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { MessageCircle, Share2, Users } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ShareDialog_campaign$key } from '../../__generated__/ShareDialog_campaign.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { canShare, openWhatsApp } from '../../billing/index.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { daysOf } from '../days.ts';
import { shareCampaignPath } from './address.ts';
import { useShareWithPicture } from './useShareWithPicture.ts';

interface Props {
  /** The campaign to share; undefined while the dialog is closed. */
  campaign: ShareDialog_campaign$key | undefined;
  /** Whether the user may choose customers to message. */
  mayWrite: boolean;
  onClose: () => void;
}

/** The ways to share a campaign: another app with its picture, a WhatsApp chat, or customers one by one. */
export function ShareDialog({ campaign: asked, mayWrite, onClose }: Props) {
  const campaign = useFragment(
    graphql`
      fragment ShareDialog_campaign on Campaign {
        id
        title
        subtitle
        description
        summary
        offers
        image
        firstDay
        lastDay
      }
    `,
    asked ?? null,
  );
  const { today } = useShopClock();
  const { share, busy } = useShareWithPicture();
  if (campaign == null) return null;
  const { id, image, title, subtitle, description, summary, offers, firstDay, lastDay } = campaign;
  const days = daysOf({ firstDay, lastDay });
  const over = campaignState(days, today) === 'OVER' ? days.lastDay : null;
  const text = campaignText({ title, subtitle, description, summary, offers, ...days }, MESSAGE_CHARACTERS);
  return (
    <DialogFrame
      closable
      size="md"
      title={formatMessage('marketing.shareTitle')}
      description={over === null ? formatMessage('marketing.shareExplained') : undefined}
      onClose={onClose}
    >
      <Dialog.Body pb="5" display="grid" gap="4" alignContent="start">
        {over !== null ? (
          <Box role="alert" p="3" bg="part.subtle" color="part.fg">
            {formatMessage('marketing.shareOver', { day: formatDay(over) })}
          </Box>
        ) : (
          <>
            <Box p="3" bg="bg.muted" borderRadius="l2" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Box>
            <Box display="flex" flexWrap="wrap" gap="2">
              {mayWrite && (
                <Button asChild>
                  <Link to={shareCampaignPath(id)}>
                    <Users strokeWidth={1.75} aria-hidden />
                    {formatMessage('marketing.shareCustomers')}
                  </Link>
                </Button>
              )}
              {canShare() && (
                <Button variant="outline" loading={busy} onClick={() => void share(image, title, text)}>
                  <Share2 strokeWidth={1.75} aria-hidden />
                  {formatMessage('marketing.shareDevice')}
                </Button>
              )}
              <Button variant="outline" onClick={() => openWhatsApp(text, null)}>
                <MessageCircle strokeWidth={1.75} aria-hidden />
                {formatMessage('marketing.shareWhatsApp')}
              </Button>
            </Box>
          </>
        )}
      </Dialog.Body>
    </DialogFrame>
  );
}
