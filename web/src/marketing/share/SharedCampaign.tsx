import { campaignState, campaignText, formatDay, formatMessage, MESSAGE_CHARACTERS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SharedCampaignQuery } from '../../__generated__/SharedCampaignQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { MessageDialog } from '../../customers/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CampaignStateTag } from '../CampaignStateTag.tsx';
import { daysOf } from '../days.ts';
import { useShareCampaign } from './useShareCampaign.ts';

interface Props {
  /** Global id of the campaign. */
  id: string;
  /** Incremented by every Retry. */
  attempt: number;
  /** The selected customers; undefined while they are being selected. */
  ids: readonly string[] | undefined;
  onClose: () => void;
  /** The selection of customers. */
  children: ReactNode;
}

/** Precedes the campaign's text; the customer's name is filled in. */
const GREETING = `${formatMessage('bulkMessage.start')}\n\n`;

/** The campaign being shared, or why it can't be: it is over or was deleted. */
export function SharedCampaign({ id, attempt, ids, onClose, children }: Props) {
  const { node } = useLazyLoadQuery<SharedCampaignQuery>(
    graphql`
      query SharedCampaignQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Campaign @alias(as: "campaign") {
            title
            subtitle
            description
            summary
            offers
            firstDay
            lastDay
          }
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  );
  const { today } = useShopClock();
  const { write } = useShareCampaign();
  const campaign = node?.campaign;
  const other = (
    <Button asChild variant="outline">
      <Link to="/marketing">{formatMessage('marketing.shareOther')}</Link>
    </Button>
  );
  if (campaign == null) return <EmptyState title={formatMessage('marketing.gone')}>{other}</EmptyState>;
  const { title, subtitle, description, summary, offers, firstDay, lastDay } = campaign;
  const days = daysOf({ firstDay, lastDay });
  if (days.lastDay !== null && campaignState(days, today) === 'OVER')
    return (
      <EmptyState
        title={title}
        explained={formatMessage('marketing.shareOver', { day: formatDay(days.lastDay) })}
      >
        {other}
      </EmptyState>
    );
  const text = campaignText(
    { title, subtitle, description, summary, offers, ...days },
    MESSAGE_CHARACTERS - GREETING.length,
  );
  const mark = async (customer: string): Promise<void> => {
    const outcome = await write({ key: newKey(), campaign: id, customer });
    if (outcome.kind !== 'saved') toast.error(outcome.message);
  };
  return (
    <>
      <Box display="flex" gap="3" alignItems="center" flexWrap="wrap">
        <Box asChild textStyle="rowTitle" overflowWrap="anywhere">
          <h2>{title}</h2>
        </Box>
        <CampaignStateTag days={days} />
      </Box>
      {children}
      {ids && (
        <MessageDialog
          ids={ids}
          begun={`${GREETING}${text}`}
          campaign={id}
          onWritten={(customer) => void mark(customer)}
          onClose={onClose}
        />
      )}
    </>
  );
}
